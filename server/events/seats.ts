import { findCampaign, openEvent, partsOfId } from '../../engine/campaign/release/on-date.ts'
import type { SiteEvent } from '../../engine/campaign/release/release.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { currentCalendar } from '../../engine/campaign/schema/calendar-text.ts'
import { eventDate } from '../../engine/campaign/schema/event-words.ts'
import { type Client, type Pool, prepared } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import { isOver } from './event-state.ts'
import type { Clock, WithSite } from '../ports.ts'
import { liveCampaignOf } from '../release/live-campaign.ts'
import { advanceJourney } from '../db/next-mail.ts'

/** Milliseconds after the end of an event for which its guests can open their calendar file: a month. */
const keptFor = 30 * 24 * 3_600_000

export type GuestSeat = Omit<Extract<View, { page: 'place' }>['data'], 'token'>

export type Seats = ReturnType<typeof createSeats>

/** Methods return null for an unknown link. Giving a seat back is idempotent; the lead stays. */
export const createSeats = (deps: WithSite & { pool: Pool; clock: Clock }) => {
  const calendarOf = ({ event, state, sequence }: Found): string | null => {
    const now = deps.clock.now()
    const planned = findCampaign(deps.releases.current().site, event, now)?.event
    return state === 'ask' || !planned
      ? guestCalendarOf(planned, sequence ?? 0, now)
      : guestCalendarOf({ ...planned, cancelled: true }, (sequence ?? 0) + 1, now)
  }
  const shown = (found: Found): GuestSeat => {
    const { event, state, title } = found
    const { site } = deps.releases.current()
    const coach = event.slice(0, event.indexOf('/'))
    const now = deps.clock.now()
    const campaign = findCampaign(site, event, now)
    const planned = campaign?.event
    const start = planned?.startsAs ?? planned?.startsAt
    const known = findCampaign(site, partsOfId(event).campaign, now)?.event
    const open = known && openEvent(known, now)
    const isOpen = campaign?.live && open && !isOver(open, now)
    return {
      state,
      // Links outlive the campaign's file.
      brand: site.coaches[coach]?.brand ?? coach,
      title: planned?.title ?? title ?? event,
      when: start === undefined ? null : eventDate(start, campaign?.lang, planned?.zone),
      page: isOpen ? campaign.path : null,
      hasCalendar: calendarOf(found) !== null,
      ...(campaign?.lang && { lang: campaign.lang }),
      campaign: campaign?.live ? campaign.id : liveCampaignOf(site, coach),
    }
  }
  const look = async (token: string) => {
    const found = await find(deps.pool, token)
    return found && shown(found)
  }
  return {
    find: look,
    /** The guest's calendar file, with the place; it cancels the entry once the seat is given back. Null once the event is long over. */
    calendar: async (token: string): Promise<string | null> => {
      const found = await find(deps.pool, token)
      return found && calendarOf(found)
    },
    giveBack: async (token: string) => {
      if (!isToken(token)) return null
      await inTransaction(deps.pool, (client) =>
        giveBack(client, { column: 'cancel_token', value: token, token }, deps.clock.now()),
      )
      return look(token)
    },
  }
}

/** With the place; null where the event has no date or is long over. */
export const guestCalendarOf = (event: SiteEvent | undefined, sequence: number, now: Date): string | null =>
  event?.calendar !== undefined && event.endsAt !== undefined && isKept(event, now)
    ? currentCalendar(event.calendar, { sequence, isCancelled: event.cancelled ?? false })
    : null

/** Whether guests can still open what the event gives them. */
export const isKept = (event: SiteEvent | undefined, now: Date): boolean =>
  event?.endsAt === undefined || now.getTime() <= Date.parse(event.endsAt) + keptFor

type Found = { event: string; state: GuestSeat['state']; title: string | null; sequence: number | null }

const isToken = (token: string) => /^[A-Za-z0-9_-]{24}$/.test(token)

const find = async (pool: Pool, token: string): Promise<Found | null> => {
  if (!isToken(token)) return null
  const { rows } = await pool.query<Found>(
    `select place.event, place.state, events.title, events.sequence
     from (select event, 'ask' as state from registrations where cancel_token = $1
           union all select event, 'done' from given_back_places where token = $1) place
     left join events on events.id = place.event
     order by place.state limit 1`,
    [token],
  )
  return rows[0] ?? null
}

/** `token`: of the guest's link, which then says that the seat is free. */
type SeatOf = { column: 'id' | 'cancel_token'; value: string; token: string }

/** False: the seat is free already. Locks in the common order: the lead, the event, the person's mails. */
export const giveBack = async (
  client: Client,
  { column, value, token }: SeatOf,
  now: Date,
): Promise<boolean> => {
  const { rows } = await client.query<{ leadId: string }>(
    `select lead.id as "leadId" from leads lead
     join registrations registration on registration.lead_id = lead.id
     where registration.${column} = $1 for no key update of lead`,
    [value],
  )
  const lead = rows[0]
  if (!lead) return false
  const { rowCount } = await client.query(
    `with gone as (delete from registrations where ${column} = $1 returning event, lead_id),
     link as (
       insert into given_back_places (token, event, lead_id, created_at) select $2, event, lead_id, $3 from gone
       on conflict (token) do nothing
     )
     select from gone`,
    [value, token, now],
  )
  if (!rowCount) return false
  const cancelled = await client.query<{ id: string }>(callOff, [lead.leadId, now])
  await advanceJourney(client, { runIds: cancelled.rows.map(({ id }) => id), now })
  return true
}

// Only reminders of the event stop: the rest of a journey may be about something else.
const callOff = `
with cancelled as (
  update step_runs run set state = 'cancelled', next_attempt_at = null, finished_at = $2, updated_at = $2,
         last_error = 'The seat was given back.'
  where run.lead_id = $1 and run.state = 'pending' and run.email is not null
    and (run.step <> 'journey' or exists (
      select from email_sequences mail
      where mail.campaign_id = run.campaign_id and mail.email = run.email and mail.anchor = 'event'))
  returning run.id, run.last_error
),
delivery as (
  update delivery_log set status = 'failed', error = cancelled.last_error, updated_at = $2
  from cancelled where step_run_id = cancelled.id
)
select id from cancelled`

export type SeatCode = 'already_registered' | 'event_full' | 'event_over'
export type SeatRequest = { event: string; duplicates: 'tell' | 'hide' }
type Taken = { isFirstContact: boolean; seatsLeft: number | null }

export class SeatRefused extends Error {
  override name = 'SeatRefused'
  readonly code: SeatCode

  constructor(code: SeatCode) {
    super(`The event does not take this submission: ${code}.`)
    this.code = code
  }
}

/** Throws `SeatRefused` unless the submission got a seat, or repeats one that has a seat. */
export const refuseWithoutSeat = (seat: SeatRequest, { isFirstContact, seatsLeft }: Taken): void => {
  if (!isFirstContact && seat.duplicates === 'tell') throw new SeatRefused('already_registered')
  if (isFirstContact && seatsLeft === null) throw new SeatRefused('event_full')
}

/** For a form that takes no seat: the same for everybody, so that nobody learns from it who has one. */
export const isFull = async (pool: Pool, event: string): Promise<boolean> => {
  const { rows } = await pool.query<{ isFull: boolean }>(
    prepared('event-is-full', 'select taken >= capacity as "isFull" from events where id = $1'),
    [event],
  )
  return rows[0]?.isFull ?? false
}
