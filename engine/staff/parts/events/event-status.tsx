import type { EventStatus as Status } from '../../../campaign/staff/events.ts'
import { Badge, type Tone } from '../badge.tsx'

/** That an event takes place as planned is no news. */
const tones: Partial<Record<Status, Tone>> = { withdrawn: 'warn', cancelled: 'bad', over: 'calm' }

export const EventStatus = ({ status }: { status: Status }) => {
  const tone = tones[status]
  return tone && <Badge tone={tone}>{status}</Badge>
}
