import { tryGroupAgain, type FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { useMayAct } from '../known-me.ts'
import { OnceBack, useIsMailDown } from './mail-down.tsx'
import { isRefusal, triedAgain } from './queue-words.ts'

/** The press that tries all of a reason again, and what came of it. Viewers have none. */
export const useTryGroup = () => {
  const { mutate, data, error, isPending, variables } = useCommand(tryGroupAgain)
  const isActing = useMayAct()
  const isDown = useIsMailDown()
  /** Whether a try helps now. */
  const toneOf = ({ provider, lastError }: FailingGroup): 'plain' | 'main' | 'text' =>
    isRefusal(lastError) || (isDown && provider === 'mail') ? 'plain' : 'main'
  return {
    notice: (
      <Notice tone={error ? 'bad' : 'good'}>
        {error?.message ?? (data && triedAgain(data.count, isDown && variables?.provider === 'mail'))}
      </Notice>
    ),
    button: (group: FailingGroup, tone = toneOf(group)) =>
      isActing &&
      group.again > 0 && (
        <>
          <Button
            tone={tone}
            busy={isPending}
            onClick={() =>
              mutate({
                provider: group.provider,
                ...(group.lastError !== null && { lastError: group.lastError }),
              })
            }
          >
            {group.again === 1 ? 'Try it again' : `Try ${group.again} again`}
          </Button>
          {group.provider === 'mail' && (
            <OnceBack>{`${group.again === 1 ? 'It leaves' : 'They leave'} once the mail server is back.`}</OnceBack>
          )}
        </>
      ),
  }
}
