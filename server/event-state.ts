import type { SiteCampaign } from '../engine/campaign/release.ts'
import type { FormState } from '../engine/campaign/view.ts'
import type { Clock } from './ports.ts'
import type { SeatBook } from './seat-book.ts'

type WithEvent = Pick<SiteCampaign, 'event'>

/** Whether the campaign's event has ended; false for one without an event or without a date. */
export const isOver = ({ event }: WithEvent, now: Date): boolean =>
  event?.endsAt !== undefined && now.getTime() >= Date.parse(event.endsAt)

/** Why the campaign's form takes nobody; null while it does. */
export const closedBy = async (
  { seatBook, clock }: { seatBook: Pick<SeatBook, 'isFull'>; clock: Clock },
  campaign: WithEvent,
): Promise<FormState['closed'] | null> => {
  if (!campaign.event) return null
  if (isOver(campaign, clock.now())) return 'over'
  return (await seatBook.isFull(campaign.event.id)) ? 'full' : null
}
