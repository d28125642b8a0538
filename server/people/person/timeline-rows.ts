import { datedId } from '../../db/dated-campaigns.ts'
import type { Position } from '../lead-position.ts'
import { goneBefore } from './gone-leads.ts'
import { leadIds, type Database, type Person } from './person.ts'

export type TimelineRow = { id: string; at: string; kind: string; data: Record<string, unknown> }

/** Everything that has happened, newest first, with the cursor of what is older. `readings`: with those by others than this one; null: none. */
export const timelineRows = async (
  database: Database,
  person: Person,
  { cursor, size, readings }: { cursor?: Position; size: number; readings: string | null },
): Promise<{ rows: TimelineRow[]; next: Position | null }> => {
  const leads = leadIds(person)
  const gone = await goneBefore(database, leads)
  const { rows } = await database.query<TimelineRow>(statement, [
    leads,
    person.coach,
    person.email,
    person.addressHash,
    [...leads, ...gone],
    cursor?.at ?? 'infinity',
    cursor?.id ?? null,
    size + 1,
    readings,
  ])
  const last = rows[size - 1]
  return {
    rows: rows.slice(0, size),
    next: last && rows.length > size ? { at: last.at, id: last.id } : null,
  }
}

const forms = `
select form.id, form.created_at as at, 'form' as kind, jsonb_build_object(
  'campaign', ${datedId('form')}, 'page', page_path, 'values', values, 'attribution', attribution, 'via', source, 'isHeld', state = 'held',
  'quarantine', held_reason, 'releasedBy', released_by, 'consent', coalesce(
    (select jsonb_build_object('text', text, 'version', text_version) from consents
     where consents.submission_id = form.id order by created_at limit 1),
    case when held_consent is not null then jsonb_build_object('text', held_consent, 'version', null) end)) as data
from submissions form
where form.lead_id = any ($1::uuid[]) or (form.lead_id is null and form.email = $3 and form.coach = $2)`

// A mail that came back was sent as far as the outbox knows.
const effects = `
select run.id, coalesce(run.finished_at, run.updated_at), case when run.email is null then 'step' else 'mail' end,
  jsonb_build_object('campaign', ${datedId('run')}, 'attempts', run.attempts, 'step', run.step, 'email', run.email,
    'outcome', case when run.state = 'sent' and delivery.status = 'failed' then 'bounced' else run.state end,
    'error', coalesce(delivery.error, run.last_error),
    'detail', coalesce(run.config->>'effect', substr(run.provider, length('webhook:') + 1)))
from step_runs run left join delivery_log delivery on delivery.step_run_id = run.id
where run.lead_id = any ($1::uuid[]) and run.state not in ('pending', 'running')`

// With its last mail.
const journeys = `
select journey.id, journey.at, 'journey',
  jsonb_build_object('campaign', coalesce(campaign.campaign, campaign.name, ''), 'change', journey.change)
from (
  select id, campaign_id, created_at as at, 'began' as change from user_journeys where lead_id = any ($1::uuid[])
  union all
  select md5('completed' || ended.id)::uuid, ended.campaign_id, last.at, 'completed'
  from user_journeys ended, lateral (select max(finished_at) as at from step_runs where journey_id = ended.id) last
  where ended.lead_id = any ($1::uuid[]) and ended.status = 'completed' and last.at is not null
) journey left join email_campaigns campaign on campaign.id = journey.campaign_id`

// The token of a seat gives it back.
const seats = `
select seat.id, seat.created_at, 'seat',
  jsonb_build_object('event', seat.event, 'title', coalesce(event.title, seat.event), 'change', seat.change)
from (
  select id, event, created_at, 'taken' as change from registrations where lead_id = any ($1::uuid[])
  union all
  select md5('freed' || token)::uuid, event, created_at, 'freed' from given_back_places where lead_id = any ($1::uuid[])
) seat left join events event on event.id = seat.event`

const reach = `
select id, created_at, 'reach', jsonb_build_object('change', reason)
from suppressions where coach = $2 and address_hash = $4
union all
select md5('asked' || id::text)::uuid, confirm_asked_at, 'reach', jsonb_build_object('change', 'asked')
from suppressions where coach = $2 and address_hash = $4 and confirm_asked_at is not null
union all
select id, created_at, 'reach', jsonb_build_object('change', 'resumed')
from audit_log where subject = $2 and action = 'mails_resumed' and details->>'addressHash' = $4
union all
select md5('confirmed' || $4)::uuid, min(confirmed_at), 'reach', jsonb_build_object('change', 'confirmed')
from unsubscribe_links where coach = $2 and address_hash = $4 having min(confirmed_at) is not null`

const actions = `
select log.id, log.created_at, 'action',
  jsonb_build_object('action', log.action, 'by', log.actor, 'campaign', log.details->>'campaign')
from (
  select unnest($5::text[]) as subject
  union all select id::text from step_runs where lead_id = any ($1::uuid[])
  union all select id::text from submissions where lead_id = any ($1::uuid[])
) mine join audit_log log on log.subject = mine.subject
where log.action <> 'person_note_written' and (log.action <> 'person_read' or log.actor <> $9::text)
union all
select id, created_at, 'action', jsonb_build_object('action', action, 'by', actor, 'campaign', null)
from audit_log where subject = $4 and details->>'coach' = $2`

const statement = `
select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, kind, data
from (${[forms, effects, journeys, seats, reach, actions].join('\nunion all\n')}) entry
where at < $6::timestamptz or (at = $6::timestamptz and id < $7::uuid)
order by entry.at desc, id desc limit $8`
