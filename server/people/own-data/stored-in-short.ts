import type { OwnData } from '../../../engine/campaign/release/view.ts'
import { findCampaign, partsOfId } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import { eventDate } from '../../../engine/campaign/schema/event-words.ts'
import type { Lang } from '../../../engine/words/lang.ts'
import { wordsOf } from '../../../engine/words/words.ts'
import { datedId } from '../../db/dated-campaigns.ts'
import { titleOf } from '../names.ts'
import { mailName, type Filler } from '../person/mail-name.ts'
import { leadIds, type Database, type Person } from '../person/person.ts'

/** Lines of each list. */
const most = 20

/** What is stored of a person, for the person: without notes of staff, which the download has. */
export const storedInShort = async (
  database: Database,
  { site, fill }: { site: ServedSite; fill: Filler },
  { person, now }: { person: Person; now: Date },
): Promise<OwnData> => {
  const { coach, email, leads } = person
  const ids = leadIds(person)
  const [forms, mails, seats] = await Promise.all([
    database.query<Sent>(selectForms, [ids, most + 1, email, coach]),
    database.query<Sent & { email: string }>(selectMails, [ids, most + 1]),
    database.query<Seat>(selectSeats, [ids, most + 1]),
  ])
  const { lang } = site.coaches[coach] ?? {}
  return {
    email,
    name: leads.findLast(({ name }) => name !== null)?.name ?? null,
    forms: forms.rows.slice(0, most).map(({ at, campaign }) => ({ at, title: nameIn(site, campaign, lang) })),
    mails: mails.rows.slice(0, most).map((mail) => ({
      at: mail.at,
      title: mailName({ site, fill }, person, mail) ?? nameIn(site, mail.campaign, lang),
    })),
    seats: seats.rows.slice(0, most).map(({ event, title, startsAt, startsAs }) => {
      const zone = findCampaign(site, event, now)?.event?.zone
      return { title, when: startsAt && eventDate(startsAs ?? startsAt.toISOString(), lang, zone) }
    }),
    hasMore: [forms, mails, seats].some(({ rows }) => rows.length > most),
  }
}

const nameIn = (site: ServedSite, id: string, lang: Lang | undefined) => {
  const { campaign, date } = partsOfId(id)
  const { comma, event, locale } = wordsOf(lang)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return [titleOf(site, campaign), ...(date ? [event.day(day.format(new Date(date)))] : [])].join(comma)
}

type Sent = { at: Date; campaign: string }
type Seat = { event: string; title: string; startsAt: Date | null; startsAs: string | null }

const selectForms = `
select form.created_at as at, ${datedId('form')} as campaign from submissions form
where form.lead_id = any ($1::uuid[]) or (form.lead_id is null and form.email = $3 and form.coach = $4)
order by form.created_at desc, form.id limit $2`

const selectMails = `
select coalesce(run.sent_at, run.updated_at) as at, ${datedId('run')} as campaign, run.email from step_runs run
where run.lead_id = any ($1::uuid[]) and run.email is not null and run.state = 'sent'
order by 1 desc, run.id limit $2`

const selectSeats = `
select seat.event, coalesce(event.title, seat.event) as title, event.starts_at as "startsAt", event.starts_as as "startsAs"
from registrations seat left join events event on event.id = seat.event
where seat.lead_id = any ($1::uuid[]) order by event.starts_at desc nulls last, seat.id limit $2`
