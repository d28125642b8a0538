import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostCounted } from '../../engine/campaign/staff/counted.ts'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { createToday, type ReadToday } from './today.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let today: ReadToday
beforeAll(async () => {
  line = await startPipeline()
  today = createToday(line)
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const insertLead = (email: string, at: string, coach = 'harbor') =>
  line.query(
    `insert into leads (email, source, coach, address_hash, created_at) values ($1, 'test', $2, $1, $3)`,
    [email, coach, at],
  )

/** Counts of fourteen days that end with these. */
const days = (...last: number[]) => [...Array.from({ length: 14 - last.length }, () => 0), ...last]

test("leads of the reader's day and week are counted, and the newest come first", async () => {
  // The clock says 10:00 UTC on 21 November: 02:00 in Los Angeles, whose day began at 08:00 UTC.
  const moments = ['2026-11-21T09:00Z', '2026-11-21T07:00Z', '2026-11-15T09:00Z', '2026-11-15T07:00Z']
  for (const [at, moment] of moments.entries()) await insertLead(`p${at}@example.com`, moment)
  expect((await today(null, 'America/Los_Angeles')).leads).toEqual({
    today: 1,
    week: 3,
    days: days(1, 1, 0, 0, 0, 0, 1, 1),
  })
  expect((await today(null, 'UTC')).leads).toEqual({ today: 2, week: 4, days: days(2, 0, 0, 0, 0, 0, 2) })
  expect((await today(['other'], 'UTC')).leads.days).toEqual(days())
  expect((await today(null, 'UTC')).newest.map(({ email }) => email)).toEqual(
    moments.map((_, at) => `p${at}@example.com`),
  )
})

test('only what is recent and can be acted upon waits for somebody', async () => {
  await line.query(`insert into event_notices (event, starts_at, status, email)
    select id, starts_at - interval '7 days', 'planned', 'harbor/~event-moved' from events where id = 'harbor/event'`)
  await line.accept(submission('guide', 'bot@example.com', { quarantined: 'trap' }))
  await line.accept(submission('guide', 'old@example.com', { quarantined: 'trap' }))
  await line.query(`update submissions set created_at = '2026-10-01' where email = 'old@example.com'`)
  await insertLead('ann@example.com', '2026-11-21T09:00Z')
  const fail = (state: string, at: string) =>
    line.query(
      `insert into step_runs (lead_id, coach, campaign, campaign_id, step, effect_key, config, state, finished_at)
       select id, coach, 'harbor/guide', gen_random_uuid(), 'webhook', 'x', '{}', $1, $2 from leads`,
      [state, at],
    )
  await fail('failed', '2026-11-20T09:00Z')
  await fail('failed', '2026-10-01T09:00Z')
  await fail('unknown', '2026-11-20T09:00Z')
  await line.query(`insert into suppressions (coach, address_hash, reason, created_at) values
    ('harbor', 'a', 'refused', '2026-11-20'), ('harbor', 'b', 'refused', '2026-11-01'),
    ('harbor', 'c', 'unsubscribed', '2026-11-20')`)
  await line.query(`insert into providers (name, state, opened_at) values ('mailchimp', 'open', now())`)
  expect((await today(null, 'UTC')).waiting).toEqual({
    quarantined: 1,
    failing: 3,
    failed: 1,
    suspended: ['mailchimp'],
    bounces: 1,
    notices: [{ event: 'harbor/event', title: 'harbor/event', reach: 0 }],
  })
  expect((await today(['other'], 'UTC')).waiting).toEqual({
    quarantined: 0,
    failing: 0,
    failed: 0,
    suspended: [],
    bounces: 0,
    notices: [],
  })
})

test('failed steps are counted no further than lists are', async () => {
  await insertLead('ann@example.com', '2026-11-21T09:00Z')
  await line.query(
    `insert into step_runs (lead_id, coach, campaign, campaign_id, step, effect_key, config, state, finished_at)
     select id, coach, 'harbor/guide', gen_random_uuid(), 'webhook', 'x', '{}', 'failed', '2026-11-20T09:00Z'
     from leads, generate_series(1, ${mostCounted + 5})`,
  )
  expect((await today(null, 'UTC')).waiting.failed).toBe(mostCounted + 1)
})

test('the next planned events are listed with their seats, to the staff of their coach', async () => {
  await line.query(
    `update events set title = 'Over', starts_at = '2026-11-20' where id = 'harbor/quiet-event'`,
  )
  await line.query(`update events set taken = 3 where id = 'harbor/event'`)
  const { events } = await today(null, 'UTC')
  expect(events).toEqual([
    {
      id: 'harbor/event',
      title: 'harbor/event',
      startsAt: '2026-12-01T10:00:00Z',
      startsAs: '2026-12-01T10:00:00.000Z',
      zone: null,
      page: 'http://127.0.0.1:3000/event',
      taken: 3,
      capacity: 50,
    },
  ])
  expect((await today(['other'], 'UTC')).events).toEqual([])
})
