import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { claim } from './claim.ts'
import { extend } from './extend.ts'
import { release } from './release.ts'
import { reclaim } from './reclaim.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.query('truncate step_runs cascade')
})

type Queue = { coach: string; rows: number; priority?: number; provider?: string; minutesAgo?: number }

/** Rows that have been due for some minutes, the first the longest. */
const queue = ({ coach, rows, priority = 1, provider = 'mail', minutesAgo = 60 }: Queue) =>
  line.query(
    `insert into step_runs (coach, campaign, campaign_id, step, effect_key, config, provider, priority, next_attempt_at,
                            created_at, updated_at)
     select $1, $1 || '/guide', gen_random_uuid(), 'email', 'email', '{}', $2, $3, at, at, at
     from (select $4::timestamptz - make_interval(mins => $5::int) + make_interval(secs => n / 100.0) as at
           from generate_series(1, $6::int) n) rows`,
    [coach, provider, priority, line.clock.now(), minutesAgo, rows],
  )
const claimSome = (limit: number, more: Partial<Parameters<typeof claim>[1]> = {}) =>
  claim(line.pool, { limit, now: line.clock.now(), ...more })

test('ten thousand mails of one coach do not delay the single one of another', async () => {
  await queue({ coach: 'ember', rows: 10_000, minutesAgo: 600 })
  await queue({ coach: 'harbor', rows: 1, minutesAgo: 1 })
  expect((await claimSome(4)).map((run) => run.coach).toSorted()).toEqual([
    'ember',
    'ember',
    'ember',
    'harbor',
  ])
})

test('claims of one row at a time go round all coaches', async () => {
  for (const coach of ['ember', 'harbor', 'ledger']) await queue({ coach, rows: 5 })
  const served: string[] = []
  for (let at = 0; at < 6; at++)
    for (const run of await claimSome(1, { after: served.at(-1) ?? '' })) served.push(run.coach)
  expect(served).toEqual(['ember', 'harbor', 'ledger', 'ember', 'harbor', 'ledger'])
})

test('what a person waits for is claimed before mails of journeys, and those before what can wait', async () => {
  await queue({ coach: 'ember', rows: 3, priority: 2, minutesAgo: 90 })
  await queue({ coach: 'ember', rows: 3, priority: 1, minutesAgo: 80 })
  await queue({ coach: 'ember', rows: 1, priority: 0, minutesAgo: 0 })
  line.clock.move(1000)
  expect((await claimSome(5)).map((run) => run.priority).toSorted((one, other) => one - other)).toEqual([
    0, 1, 1, 1, 2,
  ])
  expect(await claimSome(5, { kind: 'urgent' })).toEqual([])
})

test('a queue for one provider does not delay another', async () => {
  await queue({ coach: 'ember', rows: 100, priority: 0, minutesAgo: 90 })
  await queue({ coach: 'ember', rows: 1, priority: 0, provider: 'mailchimp' })
  expect(await claimSome(5, { provider: 'mailchimp' })).toHaveLength(1)
})

test('all processes together lease no more runs of a provider than it takes concurrently', async () => {
  await queue({ coach: 'ember', rows: 50, priority: 0, provider: 'mailchimp' })
  const claims = Array.from({ length: 6 }, () => claimSome(5, { provider: 'mailchimp', everywhere: 8 }))
  expect((await Promise.all(claims)).flat()).toHaveLength(8)
})

test('processes that claim at the same moment get different rows', async () => {
  await queue({ coach: 'ember', rows: 200 })
  const runs = (await Promise.all(Array.from({ length: 6 }, () => claimSome(20)))).flat()
  expect(new Set(runs.map((run) => run.id)).size).toBe(runs.length)
})

test('a claim reads no more of a long queue than it takes', async () => {
  for (const coach of ['ember', 'harbor', 'ledger']) await queue({ coach, rows: 3000 })
  await line.query('vacuum analyze step_runs')
  const before = await rowsRead()
  await claimSome(20)
  await expect.poll(async () => (await rowsRead()) - before).toBeGreaterThan(0)
  expect((await rowsRead()) - before).toBeLessThan(500)
})

const rowsRead = async () => {
  await line.query('select pg_stat_force_next_flush()')
  const [row] = await line.query<{ read: string }>(
    `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'step_runs'`,
  )
  return Number(row?.read)
}

test('a claimed mail that was not begun is released, and its attempt does not count', async () => {
  await queue({ coach: 'ember', rows: 2 })
  await Promise.all((await claimSome(2)).map((run) => release(line.pool, run)))
  expect((await claimSome(2)).map((run) => run.attempts)).toEqual([1, 1])
})

test('a row that is worked on for long stays with its process; one that was lost stays lost', async () => {
  await queue({ coach: 'ember', rows: 2 })
  const [kept, lost] = await claimSome(2)
  if (!kept || !lost) throw new Error('nothing was due')
  await line.query(`update step_runs set lease_until = now() + interval '9 seconds'`)
  await line.query(`update step_runs set lease_until = now() - interval '1 second' where id = $1`, [lost.id])
  await extend(line.pool, [kept, lost])
  const leases = await line.query<{ left: number }>(
    `select extract(epoch from lease_until - now())::float8 as left from step_runs order by lease_until`,
  )
  expect(leases[0]?.left).toBeLessThan(0)
  expect(leases[1]?.left).toBeGreaterThan(10)
})

test('a row that belongs to nobody is freed like every other when its process is gone', async () => {
  await queue({ coach: 'ember', rows: 1, priority: 2 })
  await claimSome(1)
  await line.query(`update step_runs set lease_until = now() - interval '1 second'`)
  expect(await reclaim(line.pool, { now: line.clock.now() })).toBe(1)
  expect(await claimSome(1)).toHaveLength(1)
})
