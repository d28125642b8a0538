-- A mail server that refuses some addresses, and now Porchlight's sign-in.

create temp table mail as
select id, coach, row_number() over (partition by coach order by id) as nth from step_runs
where email is not null and state = 'sent';
update step_runs set state = 'failed', last_error = 'The mail server refused the mail.',
  last_error_detail = '554 5.7.1 message refused by policy'
where id in (select id from mail where coach = 'harbor' and nth < 4);
update step_runs set state = 'unknown', last_error = 'The mail may have been sent.'
where id in (select id from mail where coach = 'harbor' and nth = 4);
update step_runs set state = 'pending', finished_at = null, troubled = true, attempts = 2,
  next_attempt_at = now() + interval '8 minutes', last_error = 'The mail server wants another sign-in.'
where id in (select id from mail where coach = 'vitality' and nth < 5);
update delivery_log set status = 'failed',
  error = '550 5.1.1 <bob.marlowe@example.com>: Recipient address rejected: User unknown'
where step_run_id in (select run.id from step_runs run join leads on leads.id = lead_id where name = 'Bob Marlowe');

insert into suppressions (coach, address_hash, reason, created_at)
select distinct on (address_hash) coach, address_hash, case name when 'Eve O’Brien' then 'complaint' else 'refused' end,
  now() - interval '2 days'
from leads where name in ('Bob Marlowe', 'Eve O’Brien', 'Kofi Mensah');

insert into providers (name, state, trouble, failures, opened_at, open_until) values
  ('mail', 'open', 'credentials', 3, now() - interval '20 minutes', now() + interval '8 minutes'),
  ('webhook:hooks.northwind.example', 'open', 'credentials', 5, now() - interval '1 day', now() + interval '8 minutes')
on conflict (name) do update set state = 'open', trouble = excluded.trouble, failures = excluded.failures,
  opened_at = excluded.opened_at, open_until = excluded.open_until;
