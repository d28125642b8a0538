import { eventDate, eventPlace } from '../../engine/campaign/schema/event-words.ts'
import type { EventValues } from '../../engine/campaign/mail/fill-email.ts'
import type { SiteEvent, CompiledEmail, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { seatToken } from '../subscriptions/address-hash.ts'
import type { Pool } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'

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

/** Stores the token for registrations that an earlier version made without one. */
export const ensureSeatToken = async (
  { pool, secret }: { pool: Pool; secret: string },
  { email, campaign, lead }: { email: CompiledEmail; campaign: SiteCampaign; lead: { email: string } },
): Promise<void> => {
  const { event } = campaign
  if (!event || !email.text.includes('{cancelPlaceUrl}')) return
  const token = seatToken(secret, event.id, lead.email)
  await pool.query(prepared('keep-place-token', statement), [event.id, lead.email, token])
}

const statement = `
update registrations set cancel_token = $3 where event = $1 and email = $2 and cancel_token is null`
