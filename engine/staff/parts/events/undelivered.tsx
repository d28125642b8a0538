import { Link } from 'react-router-dom'
import type { Guest } from '../../../campaign/staff/events.ts'
import { tryStepAgain } from '../../../campaign/staff/queue/failing.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { useMayAct } from '../known-me.ts'
import { useIsMailDown } from '../queue/mail-down.tsx'
import { triedAgain } from '../queue/queue-words.ts'
import { stateOfConfirmation } from '../states.ts'

/** One that has just been put into the queue is on its way. */
export const isUndelivered = ({ confirmation, why }: Guest): boolean =>
  confirmation === 'failed' || confirmation === 'refused' || (confirmation === 'pending' && why !== null)

/** What somebody can do something about comes first, what leaves by itself last. */
const rank = ({ confirmation }: Guest): number => ['failed', 'refused', 'pending'].indexOf(confirmation)

export const causeOf = ({ confirmation, why }: Guest): string => {
  const { word } = stateOfConfirmation[confirmation]
  const cause = confirmation === 'refused' || why === null ? word : why.replace(/[.]$/, '')
  return cause.charAt(0).toUpperCase() + cause.slice(1)
}

export const byCause = (one: Guest, other: Guest): number =>
  rank(one) - rank(other) || causeOf(one).localeCompare(causeOf(other))

type Props = { guests: Guest[]; onDone: (said: string) => void }

/** What can be done with the guests of a cause. */
export const CauseAct = ({ guests, onDone }: Props) => {
  const again = useCommand(tryStepAgain)
  const isDown = useIsMailDown()
  const mayAct = useMayAct()
  const steps = guests.flatMap(({ retry }) => retry ?? [])
  const press = async () => {
    let count = 0
    for (const id of steps) count += (await again.mutateAsync({ id })).count
    onDone(triedAgain(count, isDown))
  }
  if (mayAct && steps.length > 0)
    return (
      <Button tone="text" busy={again.isPending} onClick={() => void press().catch(() => {})}>
        {again.error?.message ?? (steps.length === 1 ? 'Try it again' : `Try ${steps.length} again`)}
      </Button>
    )
  return (
    guests.every(({ confirmation }) => confirmation === 'pending') && (
      <Link className="link" to="/staff/queue?provider=mail">
        See what waits
      </Link>
    )
  )
}
