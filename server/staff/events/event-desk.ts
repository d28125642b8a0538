import { Readable } from 'node:stream'
import type { EventDetails, EventNotice, GiveResult, Guest } from '../../../engine/campaign/staff/events.ts'
import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isOver } from '../../events/event-state.ts'
import { dismissWaitingNotice, sendWaitingNotice } from '../../events/press-notice.ts'
import { findWaitingNotices, type WaitingNotice } from '../../events/waiting-notices.ts'
import { sees, type Coaches } from '../../people/coaches.ts'
import { brandOf } from '../../people/names.ts'
import type { Staff } from '../try-again.ts'
import { setAttendance } from './attendance.ts'
import { eventOnSite } from './event-on-site.ts'
import { exportGuests } from './export-guests.ts'
import { freeSeat } from './free-seat.ts'
import { giveSeat, type GiveDeps, type Given } from './give-seat.ts'
import { findEvent, listEvents, type EventsAsked } from './list-events.ts'
import { listGuests } from './list-guests.ts'
import { noticeMail } from './notice-mail.ts'

export type EventDesk = ReturnType<typeof createEventDesk>

type Deps = GiveDeps & { publicOrigin: string }

/** What staff see of events and do with them. Ids are of events that the caller may see. */
export const createEventDesk = (deps: Deps) => {
  const { pool, clock } = deps
  const site = () => deps.releases.current().site
  const campaignOf = (event: string) => findCampaign(site(), event, clock.now())
  /** Of the release. */
  const knownOf = (event: string) => ({
    brand: brandOf(site(), coachOf(event)),
    ...eventOnSite(site(), event, { now: clock.now(), publicOrigin: deps.publicOrigin }),
  })
  const noticeOf = async (event: string): Promise<WaitingNotice | null> =>
    (await findWaitingNotices(pool, clock.now(), [event]))[0] ?? null
  const mailOf = (notice: WaitingNotice) => noticeMail({ ...deps, site: site(), now: clock.now() }, notice)
  const press = (event: string, { staff, ipHash }: Staff) => ({
    event,
    actor: staff,
    ipHash,
    now: clock.now(),
  })

  return {
    list: async (coaches: Coaches, asked: EventsAsked) => {
      const { rows, next } = await listEvents(pool, coaches, asked, { now: clock.now() })
      return { rows: rows.map((event) => ({ ...event, ...knownOf(event.id) })), next }
    },
    notices: async (coaches: Coaches): Promise<EventNotice[]> => {
      const notices = await findWaitingNotices(pool, clock.now(), null)
      return notices.filter(({ event }) => sees(coaches, coachOf(event))).map(toNotice)
    },
    /** Null: there is no such event. */
    details: async (id: string): Promise<EventDetails | null> => {
      const event = await findEvent(pool, id, clock.now())
      if (!event) return null
      const campaign = campaignOf(id)
      const notice = await noticeOf(id)
      const { rows } = await pool.query<{ here: number }>(countHere, [id])
      return {
        ...event,
        ...knownOf(id),
        here: rows[0]?.here ?? 0,
        isOpen: campaign?.event !== undefined && !isOver(campaign.event, clock.now()),
        fields: fieldsOf(campaign),
        notice: notice && toNotice(notice),
        subject: (notice && mailOf(notice)?.subject) ?? null,
      }
    },
    /** Null: there is no such event. */
    guests: async (event: string): Promise<{ guests: Guest[]; isCut: boolean } | null> => {
      if (!(await findEvent(pool, event, clock.now()))) return null
      return listGuests(pool, { event, campaign: campaignOf(event) })
    },
    free: (event: string, guest: string, by: Staff) => freeSeat(deps, { event, guest }, by),
    /** Null: there is no such event. */
    give: async (given: Given, by: Staff): Promise<GiveResult | null> =>
      (await findEvent(pool, given.event, clock.now())) && giveSeat(deps, given, by),
    tick: (event: string, { guest, isHere }: { guest: string; isHere: boolean }, by: Staff) =>
      setAttendance(deps, { event, guest, isHere }, by),
    /** Audited. Null: there is no such event. */
    csv: async (event: string, by: Staff): Promise<Readable | null> => {
      if (!(await findEvent(pool, event, clock.now()))) return null
      await pool.query(auditExport, [by.staff, event, by.ipHash, clock.now()])
      const guests = exportGuests(pool, { event, campaign: campaignOf(event) })
      return Readable.from(guests, { objectMode: false })
    },
    /** The HTML of the mail that waits; null: none does. */
    noticeHtml: async (event: string): Promise<string | null> => {
      const notice = await noticeOf(event)
      return (notice && mailOf(notice)?.html) ?? null
    },
    sendNotice: async (event: string, by: Staff): Promise<number | null> => {
      const guests = await inTransaction(pool, (client) => sendWaitingNotice(client, press(event, by)))
      if (guests !== null) deps.worker.wake()
      return guests
    },
    dismissNotice: (event: string, by: Staff) =>
      inTransaction(pool, (client) => dismissWaitingNotice(client, press(event, by))),
  }
}

const coachOf = (event: string) => event.slice(0, event.indexOf('/'))

const toNotice = ({ since, from, to, ...notice }: WaitingNotice): EventNotice => ({
  ...notice,
  since: since.toISOString(),
  from: { ...from, endsAt: from.endsAt?.toISOString() ?? null },
  to: { ...to, endsAt: to.endsAt?.toISOString() ?? null },
})

const fieldsOf = (campaign: SiteCampaign | undefined) =>
  (campaign?.form?.fields ?? []).flatMap((field) =>
    field.name === 'name' || field.name === 'email' || field.type === 'hidden'
      ? []
      : [{ name: field.name, label: field.label }],
  )

const countHere =
  'select count(*)::int as here from registrations where event = $1 and attended_at is not null'

const auditExport = `
insert into audit_log (actor, action, subject, ip_hash, created_at) values ($1, 'guests_exported', $2, $3, $4)`
