import type { EventStatus as Status } from '../../../campaign/staff/events.ts'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'

/** That an event takes place as planned is no news. */
export const EventStatus = ({ status }: { status: Status }) =>
  status !== 'planned' && <StateBadge of={states.event[status]} />
