import { useQueryClient } from '@tanstack/react-query'
import { tryProviderNow } from '../../../campaign/staff/queue/suspended.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { useMayAct } from '../known-me.ts'
import { providerName } from './queue-words.ts'

/** Seconds after a press: an attempt takes from a moment to half a minute. */
const looks = [2, 5, 10, 30]

/** The press that tries a suspended provider now, and what came of it. Viewers have none. */
export const useTryNow = () => {
  const client = useQueryClient()
  const { mutate, data, error, isPending, variables } = useCommand(tryProviderNow)
  const isActing = useMayAct()
  const look = () => {
    for (const seconds of looks) setTimeout(() => void client.invalidateQueries(), seconds * 1000)
  }
  return {
    notice: (
      <Notice tone={error ? 'bad' : 'good'}>
        {error?.message ?? (data && variables && said(providerName(variables.provider), data.isTried))}
      </Notice>
    ),
    button: (provider: string) =>
      isActing && (
        <Button
          tone="main"
          aria-label={`Try now: ${providerName(provider)}`}
          busy={isPending}
          onClick={() => mutate({ provider }, { onSuccess: look })}
        >
          Try now
        </Button>
      ),
  }
}

const said = (name: string, isTried: boolean): string =>
  isTried
    ? `${name}: one delivery is on its way. If it gets through, the rest follows.`
    : `${name}: a try is under way, or nothing is due.`
