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

-- What the newest four were to get, and the coach about them, waits; their journeys have not ended.
create temp table mail as
select run.id, run.lead_id, run.created_at, dense_rank() over (order by lead.created_at desc) as nth
from step_runs run join leads lead on lead.id = run.lead_id
where provider = 'mail' and state = 'sent' and not exists (select from gone where gone.id = run.lead_id);
update step_runs set state = 'pending', finished_at = null, sent_at = null, troubled = true, attempts = 2,
  next_attempt_at = now() + interval '50 minutes', last_error = 'The mail server refuses our password.'
from mail where mail.id = step_runs.id and nth < 5;
update user_journeys journey set is_completed = false, status = 'active', current_run_id = mail.id
from mail where mail.lead_id = journey.lead_id and nth < 5 and is_completed;
delete from mail where nth > 4 and (
  exists (select from step_runs run where run.id = mail.id and run.email is null)
  or exists (select from user_journeys journey where journey.lead_id = mail.lead_id and is_completed));
update mail set nth = rest.nth
from (select id, 4 + row_number() over (order by created_at desc) as nth from mail where nth > 4) rest where rest.id = mail.id;
update step_runs set state = 'failed', sent_at = null, last_error = 'The mail server refused the mail.',
  last_error_detail = '554 5.7.1 message refused by policy'
from mail where mail.id = step_runs.id and nth between 5 and 7;
update step_runs set state = 'unknown', sent_at = null, last_error = 'The mail may have been sent.'
from mail where mail.id = step_runs.id and nth = 9;
update delivery_log set status = run.state, error = run.last_error
from step_runs run join mail on mail.id = run.id where step_run_id = run.id and run.state <> 'sent';

-- Since the first of those that wait; what is said to have left has left before.
update step_runs set finished_at = least(finished_at, held.since), sent_at = least(sent_at, held.since)
from (select min(created_at) - interval '1 minute' as since from mail where nth < 5) held
where state <> 'pending' and provider = 'mail';
update delivery_log set created_at = least(delivery_log.created_at, held.since)
from (select min(created_at) - interval '1 minute' as since from mail where nth < 5) held
where status <> 'pending';

insert into providers (name, state, trouble, failures, opened_at, open_until) values
  ('mail', 'open', 'credentials', 3, (select min(created_at) from mail where nth < 5), now() + interval '50 minutes'),
  ('webhook:hooks.northwind.example', 'open', 'credentials', 5, now() - interval '20 minutes', now() + interval '50 minutes')
on conflict (name) do update set state = 'open', trouble = excluded.trouble, failures = excluded.failures,
  opened_at = excluded.opened_at, open_until = excluded.open_until;

-- Somebody tried the test of the mail twice, without an address.
insert into error_log (function_name, error_message, created_at, request_data)
select 'test-welcome-email',
  'Your sign-in has no email address to send a test to. Sign in with one, or add one to STAFF_TEST_ADDRESSES, a setting of the server.',
  now() - minutes * interval '1 minute', jsonb_build_object('code', 'not_configured', 'requestId', gen_random_uuid())
from unnest(array[12, 95]) minutes;
insert into error_log (function_name, error_message, created_at, request_data)
select 'webhook', 'HTTP 401: the key is not valid', now() - interval '5 hours',
  jsonb_build_object('campaign', 'harbor/relocation-masterclass', 'stepRun', gen_random_uuid(), 'submission', gen_random_uuid(), 'attempt', 1);
