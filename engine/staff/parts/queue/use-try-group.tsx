import { tryGroupAgain, type FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { useMayAct } from '../known-me.ts'
import { triedAgain } from './queue-words.ts'

/** The press that tries all of a reason again, and what came of it. Viewers have none. */
export const useTryGroup = () => {
  const { mutate, data, error, isPending } = useCommand(tryGroupAgain)
  const isActing = useMayAct()
  return {
    notice: (
      <Notice tone={error ? 'bad' : 'good'}>{error?.message ?? (data && triedAgain(data.count))}</Notice>
    ),
    button: ({ provider, lastError, again }: FailingGroup) =>
      isActing &&
      again > 0 && (
        <Button
          tone="main"
          busy={isPending}
          onClick={() => mutate({ provider, ...(lastError !== null && { lastError }) })}
        >
          {again === 1 ? 'Try it again' : `Try ${again} again`}
        </Button>
      ),
  }
}
