-- A mail server that refuses some addresses, and now Porchlight's sign-in.

-- Who gets no email any more; they take no part in what follows.
create temp table gone as
select lead.id, coach, address_hash, case first when 'Eve' then 'complaint' else 'refused' end as reason, lead.created_at as since
from leads lead, split_part(name, ' ', 1) first
where name in ('Bob Marlowe', 'Eve O’Brien', 'Kofi Mensah', 'Lena Nowak', 'Mateo Bianchi');
insert into suppressions (coach, address_hash, reason, created_at)
select coach, address_hash, reason, since + interval '40 minutes' from gone;
update user_journeys set status = 'stopped' from gone where gone.id = lead_id;
update delivery_log set status = 'failed', error = case name
  when 'Kofi Mensah' then '550 5.7.1 <kofi.mensah@example.com>: Recipient address rejected: Access denied'
  else '550 5.1.1 <' || leads.email || '>: Recipient address rejected: User unknown' end
from step_runs run join gone on gone.id = run.lead_id join leads on leads.id = gone.id
where step_run_id = run.id and reason = 'refused';

create temp table mail as
select run.id, run.created_at, row_number() over (order by run.created_at desc) as nth from step_runs run
where run.email is not null and state = 'sent' and not exists (select from gone where gone.id = lead_id)
  and not exists (select from user_journeys journey where journey.lead_id = run.lead_id and is_completed);
update step_runs set state = 'pending', finished_at = null, sent_at = null, troubled = true, attempts = 2,
  next_attempt_at = now() + interval '8 minutes', last_error = 'The mail server wants another sign-in.'
from mail where mail.id = step_runs.id and nth < 5;
update step_runs set state = 'failed', sent_at = null, last_error = 'The mail server refused the mail.',
  last_error_detail = '554 5.7.1 message refused by policy'
from mail where mail.id = step_runs.id and nth between 5 and 7;
update step_runs set state = 'unknown', sent_at = null, last_error = 'The mail may have been sent.'
from mail where mail.id = step_runs.id and nth = 9;
update delivery_log set status = run.state, error = run.last_error
from step_runs run join mail on mail.id = run.id where step_run_id = run.id and run.state <> 'sent';

-- Since the first of those that wait; what is said to have left has left before.
update step_runs set finished_at = least(finished_at, held.since), sent_at = least(sent_at, held.since)
from (select min(created_at) - interval '1 minute' as since from mail where nth < 5) held where state <> 'pending';
update delivery_log set created_at = least(delivery_log.created_at, held.since)
from (select min(created_at) - interval '1 minute' as since from mail where nth < 5) held
where status <> 'pending';

insert into providers (name, state, trouble, failures, opened_at, open_until) values
  ('mail', 'open', 'credentials', 3, (select min(created_at) from mail where nth < 5), now() + interval '8 minutes'),
  ('webhook:hooks.northwind.example', 'open', 'credentials', 5, now() - interval '1 day', now() + interval '8 minutes')
on conflict (name) do update set state = 'open', trouble = excluded.trouble, failures = excluded.failures,
  opened_at = excluded.opened_at, open_until = excluded.open_until;
