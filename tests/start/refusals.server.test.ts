import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { freePort } from '../free-port.ts'
import { makeStarted } from './started.ts'
import type { Started } from './started.ts'
import { makeWorkplace } from './workplace.ts'
import type { Workplace } from './workplace.ts'

vi.setConfig({ testTimeout: 300_000 })

let started: Started
let place: Workplace
beforeAll(async () => {
  started = await makeStarted()
})
afterAll(() => started.remove())
beforeEach(async () => {
  place = await makeWorkplace()
})
afterEach(() => place.remove())

const start = (environment: Record<string, string> = {}) =>
  place.run('scripts/start/start.mjs', { WATCH: '0', ...environment })
const ready = 'Ctrl-C stops it.'
const live = () => readFileSync(join(place.folder, 'dist/current'), 'utf8')
const manifestFile = () => join(place.folder, 'dist/releases', `${live().trim()}.json`)
const manifest = () => readFileSync(manifestFile(), 'utf8')
const campaign = () => join(place.folder, 'campaigns/vitality/sugar-free-blueprint.yaml')

const refusal = async (environment: Record<string, string> = {}) => {
  const run = start(environment)
  expect(await run.ended).toBe(1)
  return run
    .output()
    .split('\n')
    .filter((line) => line && !/^(Porchlight$| {2})/.test(line))
}

test('a busy port is refused in one line, and nothing is written', async () => {
  const other = createServer().listen(place.port, '127.0.0.1')
  await once(other, 'listening')
  expect(await refusal()).toEqual([
    `Port ${place.port} on 127.0.0.1 is taken by another program: stop it, or set PORT to another one.`,
  ])
  other.close()
  expect(readdirSync(place.folder).toSorted((a, b) => a.localeCompare(b))).toEqual(['.cache', 'campaigns'])
})

test('a read-only data folder is refused in one line', async () => {
  writeFileSync(join(place.folder, 'file'), '')
  const lines = await refusal({ DATA_DIR: join(place.folder, 'file') })
  expect(lines).toEqual([expect.stringMatching(/^The data folder .+ cannot be written/)])
})

test('a data folder that another Porchlight uses is refused in one line', async () => {
  started.copyTo(place)
  await start().saying(ready)
  // It switches by itself until all is polished.
  await expect.poll(() => manifest()).not.toContain('"isQuick"')
  const before = live()
  const lines = await refusal({ PORT: String(await freePort()) })
  expect(live()).toBe(before)
  expect(lines).toEqual([
    expect.stringMatching(/^Another Porchlight \(process \d+\) is using this data folder/),
  ])
})

test('each wrong setting is reported in one line, and nothing is written', async () => {
  expect(await refusal({ LOG_LEVEL: 'loud', SMTP_URL: 'mail.example.com' })).toEqual([
    expect.stringMatching(/^SMTP_URL must look like/),
    expect.stringMatching(/^LOG_LEVEL must be one of/),
  ])
  expect(existsSync(place.dataDir)).toBe(false)
})

test('an unreachable DATABASE_URL is refused in one line, without its password', async () => {
  const [line, ...more] = await refusal({
    DATABASE_URL: `postgres://ann:hunter2@127.0.0.1:${place.port}/leads`,
  })
  expect(more).toEqual([])
  expect(line).toMatch(
    /^The database at 127\.0\.0\.1:\d+\/leads cannot be used as "ann": nothing listens there\./,
  )
  expect(line).not.toContain('hunter2')
})

test('a DATABASE_URL with a wrong password is refused in one line', async () => {
  await place.setUpDatabase()
  const database = await startEmbeddedPostgres({ dataDir: place.dataDir, log: () => undefined })
  const lines = await refusal({ DATABASE_URL: database.url.replace(/:[^:@/]+@/, ':wrong@') })
  await database.stop()
  expect(lines).toEqual([expect.stringContaining('the user or the password is wrong')])
})

test('a standby, which takes no writes, is refused in one line', async () => {
  await place.setUpDatabase()
  const database = await startEmbeddedPostgres({ dataDir: place.dataDir, log: () => undefined })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  // What a standby says to whoever writes.
  await client.query('alter role current_user set default_transaction_read_only = on')
  await client.end()
  const one = await refusal({ DATABASE_URL: database.url })
  const several = await refusal({ DATABASE_URL: database.url.replace('@', `@127.0.0.1:${place.port},`) })
  await database.stop()
  expect(one).toEqual([expect.stringContaining('it is a standby, which takes no writes; name the primary')])
  expect(several).toEqual([
    expect.stringMatching(/^The database at 127\.0\.0\.1:\d+ or 127\.0\.0\.1:\d+\/.+ standby/),
  ])
})

test('another SECRET than the one of the database is refused in one line', async () => {
  started.copyTo(place)
  expect(await refusal({ SECRET: 'a secret of another installation' })).toEqual([
    expect.stringMatching(/^SECRET is not the one that this database was filled with/),
  ])
})

test('a release that was built for another PUBLIC_ORIGIN is refused in one line', async () => {
  started.copyTo(place)
  const run = place.run('server/main.mjs', {
    PUBLIC_ORIGIN: 'https://www.example.com',
    SECRET: readFileSync(join(place.dataDir, 'secret'), 'utf8').trim(),
  })
  expect(await run.ended).toBe(1)
  expect(run.output().trim()).toMatch(
    /^dist was built for http:\/\/127\.0\.0\.1:\d+, .+: build with PUBLIC_ORIGIN=https:\/\/www\.example\.com, or correct the setting\.$/,
  )
})

test('publishing from a shell without the PUBLIC_ORIGIN of what is live is refused in one line', async () => {
  started.copyTo(place)
  const online = manifest().replace(/"publicOrigin":"[^"]+"/, '"publicOrigin":"https://www.example.com"')
  writeFileSync(manifestFile(), online)
  const before = live()
  const run = place.run('scripts/publish/publish.mjs')
  expect(await run.ended).toBe(1)
  expect(run.output().trim()).toMatch(
    /^Nothing was published: what is live in dist was built for https:\/\/www\.example\.com, and PUBLIC_ORIGIN is http:\/\/127\.0\.0\.1:\d+\. .+$/,
  )
  expect(live()).toBe(before)
})

test('a start on the database of a newer version is refused in one line, and changes nothing', async () => {
  started.copyTo(place)
  await onDatabase(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)",
  )
  const before = await onDatabase('select count(*) from drizzle.__drizzle_migrations')
  expect(await refusal()).toEqual([expect.stringMatching(/newer version/)])
  expect(await onDatabase('select count(*) from drizzle.__drizzle_migrations')).toEqual(before)
})

test('a start on a corrupt database is refused in one line', async () => {
  started.copyTo(place)
  writeFileSync(join(place.dataDir, 'postgres/global/pg_control'), Buffer.alloc(8192))
  expect(await refusal()).toEqual([
    expect.stringMatching(/^The database in .+ does not start: .+ Nothing was changed/),
  ])
})

test('a broken campaign on the first start is reported with its place, and nothing is served', async () => {
  await place.setUpDatabase()
  writeFileSync(campaign(), `${readFileSync(campaign(), 'utf8')}\nnonsense: true\n`)
  const lines = await refusal()
  expect(lines.join('\n')).toMatch(/sugar-free-blueprint\.yaml:\d+:\d+/)
  expect(lines.at(-1)).toMatch(/^The campaign files have mistakes .+ fix them first\.$/)
})

test('without a built release the production process is refused in one line', async () => {
  const run = place.run('server/main.mjs')
  expect(await run.ended).toBe(1)
  expect(run.output().trim()).toBe('dist contains no release: run "npm run build" first.')
})

const onDatabase = async (sql: string) => {
  const database = await startEmbeddedPostgres({ dataDir: place.dataDir, log: () => undefined })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  await database.stop()
  return rows
}
