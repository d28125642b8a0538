import { journeys, type Due } from '../../../engine/campaign/staff/queue/due.ts'
import { datedId } from '../../db/dated-campaigns.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { nextMail } from '../../db/next-mail.ts'
import type { Coaches } from '../../people/coaches.ts'
import { maskAddresses } from '../../pipeline/mask-addresses.ts'
import { inWords, type StoredStep, type Words } from './in-words.ts'
import { createValues, exactMoment, pageOf, pageSize } from './page.ts'
import { personJson } from './person-json.ts'

type Asked = { provider: string; cursor?: string; now: Date; size?: number }

type Row = Omit<Due, 'brand' | 'subject'> & StoredStep

/** What waits for a provider, the longest due first. */
export const listDue = async (
  { pool, words }: { pool: Pool; words: Words },
  coaches: Coaches,
  { provider, ...asked }: Asked,
) => {
  const { size = pageSize } = asked
  const { statement, values } =
    provider === journeys ? ofJourneys(coaches, asked) : ofSteps(coaches, { provider, ...asked })
  const { rows } = await pool.query<Row>(`${statement} limit ${size + 1}`, values)
  const shown = rows.map((row) => ({
    ...inWords(row, words),
    lastError: row.lastError && maskAddresses(row.lastError),
  }))
  return pageOf(shown, size)
}

/** Reads a page of each coach and priority, by the index that claims use. */
const ofSteps = (coaches: Coaches, { provider, cursor, now, size = pageSize }: Asked) => {
  const { values, bind, after } = createValues()
  const [name, moment] = [bind(provider), bind(now)]
  const isOfCoach = coaches === null ? 'true' : `line.coach = any (${bind(coaches)}::text[])`
  const next = after(cursor, { at: 'next_attempt_at', id: 'id' })
  const statement = `
with recursive every_line as (
  (select priority, coach from step_runs where state = 'pending' and provider = ${name}::text
   order by priority, coach limit 1)
  union all
  select next.priority, next.coach from every_line line, lateral (
    select priority, coach from step_runs
    where state = 'pending' and provider = ${name} and (priority, coach) > (line.priority, line.coach)
    order by priority, coach limit 1) next
),
page as (
  select mine.id, mine.next_attempt_at from every_line line
  cross join lateral (
    select id, next_attempt_at from step_runs
    where state = 'pending' and provider = ${name} and priority = line.priority and coach = line.coach${next}
    order by next_attempt_at, id limit ${size + 1}
  ) mine
  where ${isOfCoach}
  order by mine.next_attempt_at, mine.id limit ${size + 1}
)
select run.id, ${exactMoment('run.next_attempt_at')} as at, ${exactMoment('run.created_at')} as since, ${personJson('lead')} as person, run.coach,
       ${datedId('run')} as campaign,
       coalesce(run.email, run.step) as what, run.last_error as "lastError",
       case when providers.state = 'open' then 'suspended' when run.attempts > 0 or run.outages > 0 then 'retry'
            when run.next_attempt_at > ${moment}::timestamptz then 'later' else 'turn' end as why
from page join step_runs run on run.id = page.id
left join leads lead on lead.id = run.lead_id
left join providers on providers.name = run.provider
order by run.next_attempt_at, run.id`
  return { statement, values }
}

/** Of all coaches by one index; of some, campaign by campaign. */
const ofJourneys = (coaches: Coaches, { cursor, now, size = pageSize }: Omit<Asked, 'provider'>) => {
  const { values, bind, after } = createValues()
  const moment = bind(now)
  const next = after(cursor, { at: 'next_email_due_at', id: 'id' })
  const some = (of: string) => `
  select * from user_journeys
  where ${of} and status = 'active' and not is_completed and current_run_id is null
    and next_email_due_at is not null${next}
  order by next_email_due_at, id limit ${size + 1}`
  const page =
    coaches === null
      ? some('true')
      : `select mine.* from email_campaigns known, lateral (${some('campaign_id = known.id')}) mine
  where known.coach = any (${bind(coaches)}::text[]) order by mine.next_email_due_at, mine.id limit ${size + 1}`
  const statement = `
with page as (${page})
select journey.id, ${exactMoment('journey.next_email_due_at')} as at, null as since, ${personJson('lead')} as person,
       coalesce(campaign.coach, '') as coach, coalesce(campaign.campaign, campaign.name, '') as campaign, coalesce(next.email, 'journey') as what,
       null as "lastError", case when campaign.is_active then 'journey' else 'off' end as why
from page journey
left join leads lead on lead.id = journey.lead_id
left join email_campaigns campaign on campaign.id = journey.campaign_id
left join events event on event.id = campaign.campaign
left join ${nextMail(`${moment}::timestamptz`)} next on true
order by journey.next_email_due_at, journey.id`
  return { statement, values }
}
