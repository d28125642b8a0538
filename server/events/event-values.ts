import { eventDate, eventPlace } from '../../engine/campaign/schema/event-words.ts'
import type { EventValues } from '../../engine/campaign/mail/fill-email.ts'
import type { SiteEvent } from '../../engine/campaign/release/release.ts'
import { seatToken } from '../subscriptions/address-hash.ts'

/** Values for mails to a guest; none where the campaign has no event. */
export const eventValues = (
  event: SiteEvent | undefined,
  guest: { email: string; origin: string; secret: string },
): EventValues =>
  event
    ? {
        eventTitle: event.title,
        eventDate: eventDate(event.startsAs ?? event.startsAt),
        eventPlace: eventPlace(event.place),
        cancelPlaceUrl: `${guest.origin}/place/${seatToken(guest.secret, event.id, guest.email)}`,
      }
    : {}
