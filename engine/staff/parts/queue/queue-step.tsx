import type { Due } from '../../../campaign/staff/queue/due.ts'
import { stepName } from '../person/step-name.ts'

type Step = Pick<Due, 'what' | 'subject' | 'campaign' | 'brand'>

/** What a row of the queue does, and for which campaign of whom. */
export const QueueStep = ({ step: { what, subject, campaign, brand } }: { step: Step }) => (
  <span>
    {subject ?? nameOf(what)}
    <span className="block text-sm text-soft">{`${campaign} · ${brand}`}</span>
  </span>
)

/** A mail that the live release has no more keeps the name of its file. */
const nameOf = (what: string): string => {
  if (what === 'journey') return 'Next email of a journey'
  return what.includes('/') ? what : stepName(what, null)
}
