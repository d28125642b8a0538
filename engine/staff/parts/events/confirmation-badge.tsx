import type { Guest } from '../../../campaign/staff/events.ts'
import { StateBadge } from '../state-badge.tsx'
import { stateOfConfirmation } from '../states.ts'

/** Whether the confirmation mail went out, and why not. */
export const ConfirmationBadge = ({ guest: { confirmation, why } }: { guest: Guest }) => (
  <span className="md:grid">
    <StateBadge of={stateOfConfirmation[confirmation]} />{' '}
    {why !== null && (
      <span className="badge-why text-sm text-soft" title={why}>
        {why}
      </span>
    )}
  </span>
)
