import { booking } from './booking.ts'
import { contact } from './legal/contact.ts'
import { terms } from './legal/terms.ts'
import { event } from './event.ts'
import { leadMagnet } from './lead-magnet.ts'
import { privacy } from './legal/privacy.ts'
import type { Template } from './template.ts'
import { webinar } from './webinar.ts'

export const templates: readonly Template[] = [leadMagnet, booking, event, webinar, privacy, terms, contact]
