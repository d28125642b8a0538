import { prepared, type Client } from '../adapters/postgres.ts'

const atHours = (mail: string) => `
  (case when ${mail}.anchor = 'signup' then journey.started_at
        when ${mail}.delay_hours < 0 then event.starts_at
        else coalesce(event.ends_at, event.starts_at) end + make_interval(hours => ${mail}.delay_hours))`

/** The first moment of the mail's window that is no earlier than `at` and `now`; `at` where it has none. */
const inWindow = (mail: string, at: string, now = at) => `
  case when ${mail}.send_window is null then ${at} else (
    select greatest(here.at, here.at::date + ahead + (send.hours ->> 'from')::time) at time zone send.zone
    from (select ${mail}.send_window as hours, case when ${mail}.send_window ? 'isReaders'
            then reader_zone(journey.lead_id, ${mail}.send_window ->> 'zone') else ${mail}.send_window ->> 'zone' end as zone) send
    cross join lateral (select greatest(${at}, ${now}) at time zone send.zone as at) here
    cross join generate_series(0, 7) ahead
    where send.hours -> 'days' @> to_jsonb(extract(isodow from here.at::date + ahead)::int)
      and here.at < here.at::date + ahead + (send.hours ->> 'until')::time
    order by ahead limit 1
  ) end`

const dueOf = (mail: string) => inWindow(mail, atHours(mail))

/**
 * The rule of what a journey sends next, as a lateral subquery: `position`, `email` and `at` (when), or no row where
 * nothing is to come. It is computed from the current sequence and the mails that the journey has had, so an
 * edited sequence only needs a new reading:
 * - No email goes out twice. Mails that count from the sign-up come in order of their hours, after the last one had.
 * - Mails that count from the event come at their own time, whatever the state of the others. Left out is one whose time had
 *   passed at the sign-up or whose reader has no place, all of a cancelled event, a reminder once the event has begun or
 *   a nearer one was sent, and a late reminder where the next one is due within a day.
 * - A mail with a window leaves when that is open, by the clocks of its zone.
 * - A journey that is more than an hour late waits 24 hours from mail to mail until it has caught up.
 *
 * Expects `journey` (of user_journeys) and `event` (of events, or all null) in scope. `now`: a timestamptz expression.
 */
export const nextMail = (now: string): string => `
lateral (
  select mail.position, mail.email, mail.at
  from (
    select coalesce(array_agg(run.email), '{}') as emails, max(run.ended_at) as last_at,
           max(known.delay_hours) filter (where known.anchor = 'signup') as place,
           (array_agg(run.ended_at > known.due + interval '1 hour' order by run.ended_at desc))[1] as was_late
    from (
      select email, coalesce(finished_at, ${now}) as ended_at from step_runs
      where journey_id = journey.id and email is not null
    ) run
    left join lateral (
      select sequence.anchor, sequence.delay_hours, ${dueOf('sequence')} as due from email_sequences sequence
      where sequence.campaign_id = journey.campaign_id and sequence.email = run.email
      order by sequence.is_active desc, sequence.updated_at desc limit 1
    ) known on true
  ) had
  cross join lateral (
    select listed.*, listed.anchor = 'event' and listed.delay_hours < 0 as is_reminder,
      case when listed.anchor = 'event' and listed.delay_hours < 0 then listed.due
           when listed.is_late or (listed.anchor = 'signup' and had.was_late)
             then ${inWindow('listed', "greatest(listed.due, had.last_at + interval '24 hours')", now)}
           else ${inWindow('listed', 'listed.due', now)} end as at
    from (
      select sequence.position, sequence.email, sequence.anchor, sequence.delay_hours, sequence.send_window,
             ${dueOf('sequence')} as due,
             ${dueOf('sequence')} < ${now} - interval '1 hour' as is_late
      from email_sequences sequence
      where sequence.campaign_id = journey.campaign_id and sequence.is_active
    ) listed
    where listed.email <> all (had.emails)
      and case when listed.anchor = 'signup' then had.place is null or listed.delay_hours > had.place
               else listed.due > journey.started_at end
  ) mail
  where (mail.anchor = 'signup' or mail.due > ${now} or (event.status <> 'cancelled' and exists (
      select from registrations place where place.lead_id = journey.lead_id and place.event = event.id)))
    and not (mail.is_reminder and event.starts_at <= ${now})
    and not (mail.is_reminder and exists (
      select from email_sequences nearer
      where nearer.campaign_id = journey.campaign_id and nearer.is_active and nearer.anchor = 'event'
        and nearer.delay_hours > mail.delay_hours and nearer.delay_hours < 0
        and (nearer.email = any (had.emails)
          or (mail.is_late and ${dueOf('nearer')} <= ${now} + interval '24 hours'))))
  order by greatest(mail.at, ${now}), mail.anchor = 'signup', mail.at, mail.position
  limit 1
)`

type Plan = { now: string; which: string; where?: string }

/** Plans journeys again. `which`: a condition on `journey`; `where`: a condition on writing it, with `planned` in scope. */
export const planJourneys = ({ now, which, where = 'true' }: Plan): string => `
update user_journeys journey set current_run_id = null, ${planColumns(now)}
from (
  select journey.id, next.* from user_journeys journey
  join email_campaigns campaign on campaign.id = journey.campaign_id
  left join events event on event.id = campaign.campaign
  left join ${nextMail(now)} next on true
  where ${which}
) planned
where planned.id = journey.id and ${where}`

export const planColumns = (now: string): string => `
  current_sequence = coalesce(planned.position, journey.current_sequence),
  next_email_due_at = planned.at,
  is_completed = planned.email is null,
  status = case when planned.email is null and journey.status = 'active' then 'completed' else journey.status end,
  updated_at = ${now}`

export const advanceJourney = async (
  client: Client,
  { runIds, now }: { runIds: string[]; now: Date },
): Promise<void> => {
  await client.query(prepared('advance-journey', advance), [runIds, now])
}

const hasRun = 'journey.current_run_id = any ($1::uuid[])'
const advance = planJourneys({ now: '$2::timestamptz', which: hasRun, where: hasRun })

export const planChanges = async (
  client: Client,
  only?: readonly string[],
): Promise<() => Promise<string[]>> => {
  const before = await plansOf(client, only)
  return async () => {
    const after = await plansOf(client, only)
    return [...before].flatMap(([id, plan]) => (after.get(id) === plan ? [] : [id]))
  }
}

const plansOf = async (client: Client, only: readonly string[] | undefined) => {
  const { rows } = await client.query<{ id: string; plan: string }>(plans, [only ?? null])
  return new Map(rows.map(({ id, plan }) => [id, plan]))
}

const plans = `
select campaign.id, concat_ws('|',
  (select string_agg(concat_ws(' ', mail.email, mail.anchor, mail.delay_hours, mail.position, mail.send_window), ',' order by mail.position)
   from email_sequences mail where mail.campaign_id = campaign.id and mail.is_active),
  event.starts_at, event.ends_at, event.status = 'cancelled') as plan
from email_campaigns campaign left join events event on event.id = campaign.campaign
where campaign.origin = 'file' and ($1::uuid[] is null or campaign.id = any ($1::uuid[]))`

/** Milliseconds: a hundred thousand rows take longer than a request may. */
export const patience = 600_000

/** Completed journeys stay completed. */
export const replanJourneys = async (client: Client, campaigns: string[], now: Date): Promise<void> => {
  if (campaigns.length === 0) return
  await client.query("set local statement_timeout = '10min'")
  const query = { text: replan, values: [campaigns, now], query_timeout: patience }
  await client.query(query)
}

const isOpen = "journey.status = 'active' and not journey.is_completed and journey.current_run_id is null"

const replan = planJourneys({
  now: '$2::timestamptz',
  which: `journey.campaign_id = any ($1::uuid[]) and ${isOpen}`,
  where: `${isOpen} and
    (journey.next_email_due_at is distinct from planned.at or journey.current_sequence <> planned.position)`,
})
