import { booking } from './booking.ts'
import { event } from './event.ts'
import { leadMagnet } from './lead-magnet.ts'
import { privacy } from './privacy.ts'
import type { Template } from './template.ts'
import { webinar } from './webinar.ts'

export const templates: readonly Template[] = [leadMagnet, booking, event, webinar, privacy]
