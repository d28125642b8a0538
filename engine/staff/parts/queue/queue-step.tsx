import { clsx } from 'clsx'
import type { Due } from '../../../campaign/staff/queue/due.ts'
import { CoachFace } from '../coach-face.tsx'
import { stepName } from '../person/step-name.ts'

type Step = Pick<Due, 'what' | 'subject' | 'campaign' | 'brand' | 'coach'>

type Props = { step: Step; isBrief?: boolean }

/** What a row of the queue does, and for which campaign of whom; `isBrief`: on a phone, without its campaign. */
export const QueueStep = ({ step: { what, subject, campaign, brand, coach }, isBrief = false }: Props) => (
  <span>
    <span className="fills block">{subject ?? nameOf(what)}</span>
    <span
      className={clsx('coach text-sm text-soft', isBrief && 'max-md:hidden')}
      title={`${campaign} · ${brand}`}
    >
      <CoachFace coach={coach} name={brand} />
      <span className="truncate">{`${campaign} · ${brand}`}</span>
    </span>
  </span>
)

/** A mail that the live release has no more keeps the name of its file. */
const nameOf = (what: string): string => {
  if (what === 'journey') return 'Next email of a journey'
  return what.includes('/') ? what : stepName(what, null)
}
