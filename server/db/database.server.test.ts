import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleCampaign, sampleCampaigns, sampleSite } from '../../tests/postgres/sample-site.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { createPool } from '../adapters/postgres.ts'
import type { Pool } from '../adapters/postgres.ts'
import { StartRefused, StorageUnavailable } from '../errors.ts'
import { canStore } from './schema-version.ts'
import { migrate } from './migrate.ts'
import { syncSite } from './sync-site.ts'
import { inTransaction } from './transaction.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>
let pool: Pool
beforeAll(async () => {
  database = await startTestDatabase()
  pool = createPool(database.url)
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

const migrationCount = readdirSync(join(import.meta.dirname, 'migrations')).filter((file) =>
  file.endsWith('.sql'),
).length
const rows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows

test('processes that start together on an empty database all find their tables', async () => {
  await Promise.all([migrate(pool), migrate(pool), migrate(pool), migrate(pool)])
  expect(await canStore(pool)).toBe(true)
  expect(await rows('select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
    { n: migrationCount },
  ])
})

test('the tables and fields have the names that the specification gives them', async () => {
  const columns = await rows(
    `select table_name, string_agg(column_name, ' ') as names from information_schema.columns
     where table_schema = 'public' group by table_name`,
  )
  const namesOf = (table: string) =>
    String(columns.find((row) => row['table_name'] === table)?.['names']).split(' ')
  const specified = {
    leads: 'id email name source metadata campaign_id',
    user_journeys: 'lead_id campaign_id page_id current_sequence next_email_due_at is_completed status',
    pages: 'id slug',
    email_campaigns: 'id name from_name from_email is_active subject_template',
    email_sequences: 'campaign_id',
    landing_pages: 'id name url campaign_id is_active',
    delivery_log: 'email_address status created_at',
    error_log: 'function_name error_message created_at request_data',
    registrations: 'id event lead_id email details',
    events: 'id campaign_id capacity taken starts_at ends_at',
    consents: 'id',
    step_runs: 'id state',
    suppressions: 'id',
    submissions: 'id',
  }
  for (const [table, names] of Object.entries(specified))
    expect(namesOf(table), table).toEqual(expect.arrayContaining(names.split(' ')))
})

test('every moment in the database knows its time zone', async () => {
  expect(
    await rows(`select table_name, column_name from information_schema.columns
                where table_schema = 'public' and data_type = 'timestamp without time zone'`),
  ).toEqual([])
})

test('the committed migrations make exactly the tables of the schema', async () => {
  const folder = join(import.meta.dirname, 'migrations/meta')
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  // drizzle-kit's own file.
  const snapshot = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >
  const files = readdirSync(join(import.meta.dirname, 'schema'))
  const schema: Record<string, unknown>[] = await Promise.all(files.map((file) => import(`./schema/${file}`)))
  const tables = generateDrizzleJson(Object.assign({}, ...schema), snapshot.id)
  expect(Object.keys(tables.tables).length).toBeGreaterThan(20)
  expect(await generateMigration(snapshot, tables)).toEqual([])
})

const site = sampleSite(Object.values(sampleCampaigns))
const everything = async () => ({
  campaigns: await rows('select * from email_campaigns order by id'),
  pages: await rows('select * from pages order by id'),
  landingPages: await rows('select * from landing_pages order by id'),
  sequences: await rows('select * from email_sequences order by id'),
  events: await rows('select * from events order by id'),
})

test('campaign files become rows, and doing it again changes nothing', async () => {
  await Promise.all([syncSite(pool, site), syncSite(pool, site)])
  const first = await everything()
  expect(first.campaigns.find((row) => row['campaign'] === 'harbor/guide')).toMatchObject({
    name: 'harbor/guide',
    from_name: 'Harbor',
    from_email: 'hello@harbor.example',
    is_active: true,
    subject_template: 'harbor/welcome for {name}',
  })
  expect(first.landingPages.map((row) => row['url'])).toContain('/guide')
  expect(first.sequences).toHaveLength(4)
  await syncSite(pool, site)
  expect(await everything()).toEqual(first)
})

test('an event follows its file in capacity and times, and never in the places that are taken', async () => {
  const { event } = sampleCampaigns
  const known = "select capacity, taken, ends_at from events where id = 'harbor/event'"
  const endsAt = new Date('2026-12-01T11:00:00Z')
  expect(await rows(known)).toEqual([{ capacity: 50, taken: 0, ends_at: endsAt }])
  await pool.query("update events set taken = 7 where id = 'harbor/event'")
  const open = { ...event, event: { id: event.id, title: 'Masterclass', capacity: 80 } }
  await syncSite(pool, sampleSite([open]))
  expect(await rows(known)).toEqual([{ capacity: 80, taken: 7, ends_at: null }])
  await syncSite(pool, site)
  expect(await rows(known)).toEqual([{ capacity: 50, taken: 7, ends_at: endsAt }])
})

test('no event can have fewer than no places taken', async () => {
  await expect(pool.query("update events set taken = -1 where id = 'harbor/event'")).rejects.toThrow(
    'events_taken',
  )
})

test('a campaign that is gone from the files is kept but inactive; rows that staff made are left alone', async () => {
  await pool.query(`insert into email_campaigns (name) values ('Test Campaign')`)
  await pool.query(`insert into landing_pages (name, url) values ('Test', '/test-landing')`)
  await syncSite(pool, sampleSite([sampleCampaigns.guide]))
  expect(await rows(`select name from email_campaigns where is_active order by name`)).toEqual([
    { name: 'Test Campaign' },
    { name: 'harbor/guide' },
  ])
  expect(await rows(`select url from landing_pages where is_active order by url`)).toEqual([
    { url: '/guide' },
    { url: '/test-landing' },
  ])
  expect(await rows('select count(*)::int as n from email_campaigns')).toEqual([
    { n: Object.keys(sampleCampaigns).length + 1 },
  ])
})

test('a renamed campaign keeps its row', async () => {
  const renamed = {
    ...sampleCampaign('harbor/guide', sampleCampaigns.guide.pipeline),
    name: 'A better name',
    path: '/better',
  }
  await syncSite(pool, sampleSite([renamed]))
  expect(await rows(`select name from email_campaigns where id = '${renamed.rowId}'`)).toEqual([
    { name: 'A better name' },
  ])
})

test('a start on the schema of a newer version is refused, and a process that runs goes on', async () => {
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  )
  await expect(migrate(pool)).rejects.toThrow(StartRefused)
  await expect(migrate(pool)).rejects.toThrow('nothing was changed')
  expect(await canStore(pool)).toBe(true)
})

test('work that meets a deadlock is done again, and both sides end well', async () => {
  await pool.query('create table pair as select n, 0 as times from generate_series(1, 2) as n')
  const bothHold = Promise.withResolvers<void>()
  let holders = 0
  const work = (first: number, second: number) =>
    inTransaction(pool, async (client) => {
      const add = (n: number) => client.query('update pair set times = times + 1 where n = $1', [n])
      await add(first)
      if (++holders === 2) bothHold.resolve()
      await bothHold.promise
      await add(second)
    })
  await Promise.all([work(1, 2), work(2, 1)])
  // Who is done again may meet the other once more.
  expect(holders).toBeGreaterThanOrEqual(3)
  expect(await rows('select n, times from pair order by n')).toEqual([
    { n: 1, times: 2 },
    { n: 2, times: 2 },
  ])
  await pool.query('drop table pair')
})

test('a database that is away is distinguished from a mistake in a query', async () => {
  const nowhere = createPool('postgres://nobody@127.0.0.1:1/none')
  await expect(nowhere.query('select 1')).rejects.toThrow(StorageUnavailable)
  await nowhere.end()
  await expect(pool.query('select nonsense')).rejects.not.toThrow(StorageUnavailable)
})

test('a database that is shut down in the middle of work, or gone, counts as away, not as a mistake', async () => {
  const url = new URL(database.url)
  url.pathname = '/closed_for_now'
  await pool.query('create database closed_for_now allow_connections false')
  const closed = createPool(url.href)
  await expect(closed.query('select 1')).rejects.toThrow(StorageUnavailable)
  await pool.query('alter database closed_for_now allow_connections true')
  await closed.query('select 1')
  await closed.end()
  await pool.query('drop database closed_for_now with (force)')
  const gone = createPool(url.href)
  await expect(gone.query('select 1')).rejects.toThrow(StorageUnavailable)
  await gone.end()
})
