import type { Due, Note, Person as PersonPage, SignUp } from '../../../engine/campaign/staff/people.ts'
import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import { datedId } from '../../db/dated-campaigns.ts'
import { maskAddresses } from '../../pipeline/mask-addresses.ts'
import { leadIds, type Database, type Person } from './person.ts'
import { latestAnswers } from './latest-answers.ts'
import { mailName, type Filler } from './mail-name.ts'
import { brandOf, titleOf } from '../names.ts'

const mostDue = 100

/** The person as one page shows them, without the timeline. `lead`: the one that was opened. */
export const personPage = async (
  database: Database,
  { site, fill }: { site: ServedSite; fill: Filler },
  { person, lead, now }: { person: Person; lead: string; now: Date },
): Promise<PersonPage> => {
  const { coach, addressHash, email, leads } = person
  const ids = leadIds(person)
  const [head, signUps, due, notes, forms] = await Promise.all([
    database.query<Head>(selectHead, [coach, addressHash, ids]),
    database.query<SignUpRow>(selectSignUps, [ids, now]),
    database.query<DueRow>(selectDue, [ids, mostDue + 1]),
    database.query<Omit<Note, 'at'> & { at: Date }>(selectNotes, [ids]),
    latestAnswers(database, site, ids),
  ])
  const zoned = (seat: SignUpRow['seats'][number]) => ({
    ...seat,
    zone: findCampaign(site, seat.event, now)?.event?.zone ?? null,
  })
  const { tags = [], reach = null, since = null } = head.rows[0] ?? {}
  return {
    lead,
    name: leads.findLast(({ name }) => name !== null)?.name ?? null,
    email,
    coach,
    brand: brandOf(site, coach),
    tags,
    notes: notes.rows.map((note) => ({ ...note, at: note.at.toISOString() })),
    forms,
    reach: reach ?? 'reachable',
    reachSince: since?.toISOString() ?? null,
    signUps: leads.map(({ id, campaign, source, createdAt }) => {
      const { journey = null, seats = [] } = signUps.rows.find((row) => row.lead === id) ?? {}
      const title = campaign === null ? null : titleOf(site, campaign)
      return {
        lead: id,
        campaign: title,
        source,
        createdAt: createdAt.toISOString(),
        journey,
        seats: seats.map(zoned),
      }
    }),
    due: due.rows
      .slice(0, mostDue)
      .map((row) => toDue(row, (mail) => mailName({ site, fill }, person, mail)))
      .map((each) => ({ ...each, campaign: titleOf(site, each.campaign) })),
    hasMoreDue: due.rows.length > mostDue,
  }
}

type SignUpRow = Pick<SignUp, 'lead' | 'journey'> & { seats: Omit<SignUp['seats'][number], 'zone'>[] }

type Head = { tags: string[]; reach: PersonPage['reach'] | null; since: Date | null }

const selectHead = `
select array(select distinct tag from person_tags where lead_id = any ($3::uuid[]) order by tag) as tags,
       suppression.reason as reach, suppression.created_at as since
from (select) one left join suppressions suppression on coach = $1 and address_hash = $2`

const selectNotes = `
select id, created_at as at, text, author as by from person_notes where lead_id = any ($1::uuid[])
order by created_at desc, id`

const selectSignUps = `
select lead.id as lead,
  (select jsonb_build_object('id', journey.id, 'state', journey.status, 'position', journey.current_sequence,
     'pausedAt', journey.paused_at,
     'mails', (select count(*) from email_sequences mail where mail.campaign_id = journey.campaign_id and mail.is_active))
   from user_journeys journey where journey.lead_id = lead.id limit 1) as journey,
  (select coalesce(jsonb_agg(jsonb_build_object('event', seat.event, 'title', coalesce(event.title, seat.event),
     'startsAt', event.starts_at, 'startsAs', event.starts_as, 'status', coalesce(event.status, 'withdrawn'),
     'isComing', coalesce(event.ends_at > $2::timestamptz, true)) order by seat.created_at), '[]')
   from registrations seat left join events event on event.id = seat.event where seat.lead_id = lead.id) as seats
from leads lead where lead.id = any ($1::uuid[])`

type DueRow = {
  id: string
  campaign: string
  at: Date | null
  step: string
  email: string | null
  isRunning: boolean
  attempts: number
  error: string | null
}

const toDue = (
  { at, email, error, ...row }: DueRow,
  nameOf: (mail: { campaign: string; email: string }) => string | null,
): Due => ({
  ...row,
  at: at?.toISOString() ?? null,
  error: error && maskAddresses(error),
  mail: email === null ? null : { email, subject: nameOf({ campaign: row.campaign, email }) },
})

// A journey whose mail is on its way is there with that mail.
const selectDue = `
select * from (
  select run.id, ${datedId('run')} as campaign, run.next_attempt_at as at, run.step, run.email, run.state = 'running' as "isRunning", run.attempts,
         run.last_error as error
  from step_runs run where run.lead_id = any ($1::uuid[]) and run.state in ('pending', 'running')
  union all
  select journey.id, coalesce(campaign.campaign, campaign.name), journey.next_email_due_at, 'journey', mail.email, false, 0, null
  from user_journeys journey
  join email_campaigns campaign on campaign.id = journey.campaign_id
  join email_sequences mail
    on mail.campaign_id = journey.campaign_id and mail.position = journey.current_sequence and mail.is_active
  where journey.lead_id = any ($1::uuid[]) and journey.status = 'active' and not journey.is_completed
    and journey.current_run_id is null
) due
order by at nulls first, id limit $2`
