import { currentCalendar } from '../../engine/campaign/schema/calendar-text.ts'
import { eventDate, eventPlace } from '../../engine/campaign/schema/event-words.ts'
import type { EventValues } from '../../engine/campaign/mail/fill-email.ts'
import type { Lang } from '../../engine/words/lang.ts'
import type { SiteCampaign, SiteEvent } from '../../engine/campaign/release/release.ts'
import { prepared, type Pool } from '../adapters/postgres.ts'
import type { OutgoingMail } from '../ports.ts'

/** `config` of the outbox row of a notice, as sync-events.ts writes it. */
export type NoticeConfig = { sequence: number; formerStart: string | null; formerPlace: string | null }

export type NoticeParts = { values: EventValues; attachments: NonNullable<OutgoingMail['attachments']> }

type NotSent =
  { kind: 'cancelled'; publicMessage: string } | { kind: 'retry'; publicMessage: string; detail: string }

type Known = { sequence: number; startsAt: Date | null; place: string | null; status: string }

/**
 * Cancels a notice that a later change or a returned seat made obsolete; retries while this process does not know the
 * change.
 */
export const sendNotice = async <Sent>(
  pool: Pool,
  run: { leadId: string | null; config: unknown },
  { event, lang }: Pick<SiteCampaign, 'event' | 'lang'>,
  send: (parts: NoticeParts) => Promise<Sent>,
): Promise<Sent | NotSent> => {
  if (!event) return notYet
  const { sequence } = run.config as NoticeConfig // written by sync-events.ts alone
  const { rows } = await pool.query<Known>(prepared('event-of-guest', select), [event.id, run.leadId])
  const known = rows[0]
  if (!known) return overtaken('The place was given back.')
  if (known.sequence !== sequence) return overtaken('A later change was reported.')
  if (!isSame(known, event)) return notYet
  return send({
    values: formerValues(run.config, lang, event.zone),
    attachments: event.calendar === undefined ? [] : [attachment(event, event.calendar, sequence)],
  })
}

/** What was before the change. `config`: of the outbox row. */
export const formerValues = (
  config: unknown,
  lang: Lang | undefined,
  zone: string | undefined,
): EventValues => {
  const { formerStart, formerPlace } = config as NoticeConfig // written by sync-events.ts alone
  return {
    formerDate: eventDate(formerStart ?? undefined, lang, zone),
    formerPlace: eventPlace(formerPlace ?? undefined, lang),
  }
}

const attachment = ({ id, cancelled = false }: SiteEvent, calendar: string, sequence: number) => ({
  filename: `${id.slice(id.indexOf('/') + 1)}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'PUBLISH'}`,
  content: currentCalendar(calendar, { sequence, isCancelled: cancelled }),
})

const isSame = (known: Known, event: SiteEvent): boolean =>
  (known.startsAt?.toISOString() ?? undefined) === event.startsAt &&
  (known.place ?? undefined) === event.place &&
  (known.status === 'cancelled') === (event.cancelled ?? false)

const select = `
select event.sequence, event.starts_at as "startsAt", event.place, event.status
from registrations registration join events event on event.id = registration.event
where registration.event = $1 and registration.lead_id = $2`

const notYet: NotSent = {
  kind: 'retry',
  publicMessage: 'It could not be done yet.',
  detail: 'The live release does not know this change of the event.',
}
const overtaken = (publicMessage: string): NotSent => ({ kind: 'cancelled', publicMessage })
