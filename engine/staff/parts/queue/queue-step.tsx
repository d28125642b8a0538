import { clsx } from 'clsx'
import type { Due } from '../../../campaign/staff/queue/due.ts'
import { stepName } from '../person/step-name.ts'

type Step = Pick<Due, 'what' | 'subject' | 'campaign' | 'brand'>

type Props = { step: Step; isBrief?: boolean }

/** What a row of the queue does, and for which campaign of whom; `isBrief`: on a phone, without its campaign. */
export const QueueStep = ({ step: { what, subject, campaign, brand }, isBrief = false }: Props) => (
  <span>
    <span className="fills block">{subject ?? nameOf(what)}</span>
    <span
      className={clsx('line-clamp-1 text-sm text-soft', isBrief && 'max-md:hidden')}
      title={`${campaign} · ${brand}`}
    >{`${campaign} · ${brand}`}</span>
  </span>
)

/** A mail that the live release has no more keeps the name of its file. */
const nameOf = (what: string): string => {
  if (what === 'journey') return 'Next email of a journey'
  return what.includes('/') ? what : stepName(what, null)
}
