import type { EventStatus as Status } from '../../../campaign/staff/events.ts'
import { Badge, type Tone } from '../badge.tsx'

const tones: Record<Status, Tone> = { planned: 'calm', withdrawn: 'warn', cancelled: 'bad', over: 'calm' }

export const EventStatus = ({ status }: { status: Status }) => <Badge tone={tones[status]}>{status}</Badge>
