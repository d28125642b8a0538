import type { SiteCampaign, SiteEvent } from '../../engine/campaign/release/release.ts'
import type { FormState, Seats } from '../../engine/campaign/release/view.ts'
import type { Clock } from '../ports.ts'
import type { SeatBook } from './seat-book.ts'

type WithEvent = Pick<SiteCampaign, 'event' | 'form'>

export type EventState = Pick<FormState, 'closed' | 'seats'>

export const isOver = ({ cancelled = false, endsAt }: SiteEvent, now: Date): boolean =>
  cancelled || (endsAt !== undefined && now.getTime() >= Date.parse(endsAt))

/** Null while there is nothing to report. */
export const eventState = async (
  { seatBook, clock }: { seatBook: Pick<SeatBook, 'seats'>; clock: Clock },
  campaign: WithEvent,
): Promise<EventState | null> => {
  if (!campaign.event) return null
  if (isOver(campaign.event, clock.now())) return { closed: 'over' }
  const seats = await seatBook.seats(campaign.event.id)
  if (!seats) return null
  if (seats.left <= 0) return { closed: 'full' }
  return isNearlyFull(campaign, seats) ? { seats } : null
}

const isNearlyFull = ({ form }: WithEvent, { left, capacity }: Seats): boolean => {
  const from = form?.messages.nearlyFull?.from
  return from !== undefined && (capacity - left) / capacity >= from
}
