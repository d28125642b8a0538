-- After the sixty forms of staff-day.ts: what an owner finds some weeks later.

insert into view_counts (coach, campaign, hour, source, views, starts)
select split_part(campaign, '/', 1), campaign, date_trunc('hour', now()) - day * interval '1 day', source,
  (9 + (day * 7 + length(campaign) + length(source)) % 23) / rank, (2 + (day * 5 + length(source)) % 6) / rank
from (select distinct campaign from submissions) visited, generate_series(0, 29) day,
  unnest(array['instagram/reels', 'newsletter', 'podcast', 'linkedin', 'direct']) with ordinality as visits (source, rank);

-- Everybody signed up at another hour of the last four weeks, more of them lately.
create temp table past as
select id as submission, lead_id, interval '45 minutes'
  + power(abs(hashtext(email || campaign)) % 1000 / 1000.0, 2) * interval '680 hours' as ago
from submissions;
update submissions set created_at = created_at - ago from past where submission = submissions.id;
update registrations set created_at = registrations.created_at - ago from past where past.lead_id = registrations.lead_id;
update user_journeys set started_at = started_at - ago, created_at = user_journeys.created_at - ago
from past where past.lead_id = user_journeys.lead_id;
update delivery_log set created_at = delivery_log.created_at - ago
from step_runs run join past using (lead_id) where run.id = step_run_id;
update step_runs set created_at = created_at - ago, sent_at = sent_at - ago, finished_at = finished_at - ago
from past where past.lead_id = step_runs.lead_id and state <> 'pending';
update leads set created_at = created_at - ago from past where past.lead_id = leads.id;

update submissions set held_reason = 'too_fast'
where state = 'held' and values->>'name' in ('Rita Stone', 'Hector Lind');

-- Mails call any room "Online": those that have left do not say where it is now.
insert into event_notices (event, starts_at, starts_as, ends_at, place, status, email)
select id, starts_at, starts_as, ends_at, 'https://meet.harborandkey.example/spring', 'planned', 'harbor/~event-moved'
from events where id = 'harbor/relocation-masterclass';

insert into person_notes (lead_id, author, text)
select id, 'nell@porchlight.example', 'Met at the fair in Denver. Asks about two moves in spring.'
from leads where email = 'ann.archer@example.com' limit 1;
insert into person_tags (lead_id, tag)
select id, unnest(array['hr', 'spring']) from (select id from leads where email = 'ann.archer@example.com' limit 1) ann;

insert into staff_sessions (token_hash, staff, browser, created_at, last_seen_at, expires_at)
values ('phone', 'operator', 'Safari on iPhone', now() - interval '3 hours', now() - interval '12 minutes', now() + interval '9 hours');

-- The first guests are at the door.
update registrations set attended_at = now() - length(lead.email) * interval '1 minute'
from leads lead where lead.id = lead_id and left(lead.email, 1) in ('h', 'i', 'j', 'k');
