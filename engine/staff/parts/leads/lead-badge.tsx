import type { Lead } from '../../../campaign/staff/leads.ts'
import { StateBadge } from '../state-badge.tsx'
import { stateOfFirstEmail, states } from '../states.ts'

type Props = Pick<Lead, 'state' | 'firstEmail'>

/** Whether somebody may have to do something about the first email. */
export const isHeldUp = ({ firstEmail }: Pick<Lead, 'firstEmail'>): boolean =>
  firstEmail !== null && firstEmail !== 'sent'

/** What somebody may have to do comes before the state; without a journey, that all went well. */
export const LeadBadge = ({ state, firstEmail }: Props) => {
  if (firstEmail !== null && (state === 'stored' || isHeldUp({ firstEmail })))
    return <StateBadge what="email" of={stateOfFirstEmail[firstEmail]} />
  return <StateBadge of={states.lead[state]} />
}
