import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { FormState, Seats } from '../../engine/campaign/release/view.ts'
import type { Clock } from '../ports.ts'
import type { SeatBook } from './seat-book.ts'

type WithEvent = Pick<SiteCampaign, 'event' | 'form'>

export type EventState = Pick<FormState, 'closed' | 'seats'>

/** Whether the event has ended or is cancelled; false without an event, or while its date is open. */
export const isOver = ({ event }: Pick<WithEvent, 'event'>, now: Date): boolean =>
  event?.cancelled === true || (event?.endsAt !== undefined && now.getTime() >= Date.parse(event.endsAt))

/** Why the form is closed, or how few seats are left; null while there is nothing to say. */
export const eventState = async (
  { seatBook, clock }: { seatBook: Pick<SeatBook, 'seats'>; clock: Clock },
  campaign: WithEvent,
): Promise<EventState | null> => {
  if (!campaign.event) return null
  if (isOver(campaign, clock.now())) return { closed: 'over' }
  const seats = await seatBook.seats(campaign.event.id)
  if (!seats) return null
  if (seats.left <= 0) return { closed: 'full' }
  return isNearlyFull(campaign, seats) ? { seats } : null
}

const isNearlyFull = ({ form }: WithEvent, { left, capacity }: Seats): boolean => {
  const from = form?.messages.nearlyFull?.from
  return from !== undefined && (capacity - left) / capacity >= from
}
