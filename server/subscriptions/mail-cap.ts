import { isTaggedSql, mailboxOf, mailboxSql } from '../db/mailbox.ts'
import { linkToken } from '../settings/keys.ts'

/** In 24 hours, to one mailbox for one coach, besides the first ever. */
export const mostConfirmations = 3

/** In 24 hours, to one mailbox over all coaches, the first ones included: one visitor cannot fill it with twenty forms. */
export const mostOverCoaches = 10

/** Name of the lock under which mails to the mailbox are counted. */
export const mailboxLock = (secret: string, email: string): string =>
  linkToken(secret, 'mailbox', mailboxOf(email))

/** The moment at which a mail left, or will at the earliest. */
const at = `case run.state when 'sent' then run.sent_at when 'unknown' then run.finished_at
             when 'pending' then greatest(run.next_attempt_at, $2::timestamptz) else $2::timestamptz end as at`
const counts = `run.submission_id is not null and run.email is not null and run.priority = 0
      and run.state in ('pending', 'running', 'sent', 'unknown')`

/**
 * Parts of the statement of `storeEffects`: `slot` has the moment at which each mail of a form may leave. The first mail of a coach
 * does not count as one of its three; a mail past a cap waits until 24 hours after the one that it would be too close to. Journeys and
 * events do not count: forms cannot cause them. The mailbox must be locked.
 */
export const confirmationsSql = `
confirmed as (
  select at, row_number() over (order by at) as number
  from (
    select ${at}
    from leads me
    cross join lateral (
      select id from leads where address_hash = me.address_hash and coach = me.coach
      union select id from leads where email = ${mailboxSql('me.email')} and coach = me.coach
      union select id from leads
      where coach = me.coach and ${isTaggedSql('email')} and ${mailboxSql('email')} = ${mailboxSql('me.email')}
    ) lead
    join step_runs run on run.lead_id = lead.id
    where me.id = $4::uuid and ${counts}
  ) run
),
recent as (
  select at, row_number() over (order by at desc) as number
  from confirmed where number > 1 and at > $2::timestamptz - interval '24 hours'
),
everywhere as (
  select at, row_number() over (order by at desc) as number
  from (
    select ${at}
    from leads me
    cross join lateral (
      select id from leads where email in (me.email, ${mailboxSql('me.email')})
      union select id from leads
      where ${isTaggedSql('email')} and ${mailboxSql('email')} = ${mailboxSql('me.email')}
    ) lead
    join step_runs run on run.lead_id = lead.id
    where me.id = $4::uuid and ${counts}
  ) run
  where at > $2::timestamptz - interval '24 hours'
),
coming as (
  select key, row_number() over (order by place) as place,
    row_number() over (order by place) - case when exists (select from confirmed) then 0 else 1 end as number
  from wanted
  where email is not null and is_once and state in ('pending', 'running')
    and not exists (select from attached where attached.effect_key = wanted.key)
),
slot as (
  select coming.key, greatest(recent.at, everywhere.at) + interval '24 hours' as at
  from coming
  left join recent on recent.number = ${mostConfirmations} + 1 - coming.number
  left join everywhere on everywhere.number = ${mostOverCoaches} + 1 - coming.place
  where recent.at is not null or everywhere.at is not null
)`
