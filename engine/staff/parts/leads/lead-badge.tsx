import type { Lead } from '../../../campaign/staff/leads.ts'
import { StateBadge } from '../state-badge.tsx'
import { stateOfFirstEmail, states } from '../states.ts'

/** What somebody may have to do comes before the state. */
export const LeadBadge = ({ state, firstEmail }: Pick<Lead, 'state' | 'firstEmail'>) => {
  if (firstEmail !== null) return <StateBadge what="email" of={stateOfFirstEmail[firstEmail]} />
  return state !== 'stored' && <StateBadge of={states.lead[state]} />
}
