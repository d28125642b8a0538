import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../tests/postgres/start-server.ts'
import { createPool } from '../adapters/postgres.ts'
import { migrate } from '../db/migrate.ts'
import { StartRefused } from '../errors.ts'
import { createMetrics } from '../metrics/metrics.ts'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.stop())

const form = (name: string) => ({ name, email: `${name}@example.com` })
const send = async (name: string) => (await started.submit(form(name))).statusCode
const get = async (path: string) =>
  (await started.server.app.inject({ url: path, headers: { host: '127.0.0.1:3000' } })).statusCode

/** What the migration of a later version would do while this process runs. */
const updateSchema = async () => {
  const { rows } = await started.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows)
    await started.pool.query(`alter table "${name}" add column later text default 'x' not null`)
  await started.pool.query('create table later (id text primary key)')
  await started.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  )
}

test('a process goes on serving, storing and sending while a newer one updates the schema', async () => {
  expect(await send('before')).toBe(200)
  await updateSchema()
  for (const name of ['after', 'later', 'last']) expect(await send(name), name).toBe(200)
  expect(await get('/readyz')).toBe(200)
  expect(started.mailer.sent.map(({ to }) => to)).toEqual(
    ['before', 'after', 'later', 'last'].map((name) => `${name}@example.com`),
  )
  expect(await started.count(`step_runs where state = 'sent'`)).toBe(4)
})

test('after the update the older version refuses to start, says so, and changes nothing', async () => {
  await expect(migrate(started.pool)).rejects.toThrow(StartRefused)
  await expect(migrate(started.pool)).rejects.toThrow(/newer version.+nothing was changed/)
})

test('a schema that is older than the program makes it not ready', async () => {
  for (const _ of ['the later one', 'the last of this program'])
    await started.pool.query(
      `delete from drizzle.__drizzle_migrations
       where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    )
  await expect.poll(() => get('/readyz')).toBe(503)
  expect(await get('/healthz')).toBe(200)
  await started.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  )
  await expect.poll(() => get('/readyz')).toBe(200)
})

/** As a standby or a full disk would; for connections that are made from now on, and none else is left. */
const setReadOnly = async (value: string) => {
  const admin = new Client({ connectionString: started.pool.options.connectionString })
  await admin.connect()
  const { rows } = await admin.query<{ name: string }>('select current_database() as name')
  await admin.query('set default_transaction_read_only = off')
  await admin.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`)
  // Connections that are there keep what they began with.
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.end()
}

test('a database that takes no writes makes it not ready', async () => {
  await setReadOnly('on')
  await expect.poll(() => get('/readyz')).toBe(503)
  await setReadOnly('off')
  await expect.poll(() => get('/readyz')).toBe(200)
})

test('the metrics say what was sent, how long it waited, and how long the queue is', async () => {
  const answer = await started.server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })
  expect(answer.statusCode).toBe(200)
  const lines = answer.body.split('\n')
  for (const expected of [
    'porchlight_submissions_total{coach="vitality",outcome="full"} 4',
    'porchlight_mails_total{kind="confirmation",state="sent"} 4',
    'porchlight_step_attempts_total{step="email",provider="mail",state="sent"} 4',
    'porchlight_step_wait_seconds_count{step="email",provider="mail"} 4',
    'porchlight_http_request_seconds_count{route="/api/submit/*",method="POST",status="200"} 4',
    'porchlight_database_up 1',
    'porchlight_journeys_due 0',
  ])
    expect(lines).toContain(expected)
  expect(answer.body).toMatch(/porchlight_database_connections\{state="total"\} [1-9]/)
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds')
  expect(answer.body).not.toMatch(/@|example\.com/)
})

test('while the database is away the metrics say so, within seconds', async () => {
  const nowhere = createPool('postgres://nobody@127.0.0.1:1/none')
  const { body } = await createMetrics({ pool: nowhere, clock: started.clock }).read()
  expect(body).toContain('porchlight_database_up 0')
  expect(body).not.toContain('porchlight_queue_due{')
  await nowhere.end()
})
