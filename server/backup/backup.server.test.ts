import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { createPool } from '../adapters/postgres.ts'
import { migrations, schemaVersion, canStore } from '../db/schema-version.ts'
import { applyMigrations, dropEverything, restoreBackup } from './restore-backup.ts'
import { erasePerson } from '../people/commands/erase-person.ts'
import { approveQuarantined } from '../pipeline/accept/approve-quarantined.ts'
import { performAlone } from '../people/commands/perform.ts'
import { listErasures } from '../people/erasures.ts'
import { findByAddress } from '../people/person/person.ts'
import { addressHash, unsubscribeToken } from '../settings/keys.ts'
import { listTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let elsewhere: Awaited<ReturnType<typeof startTestDatabase>>
let source: Client
let target: Client
let folder = ''

beforeAll(async () => {
  line = await startPipeline()
  elsewhere = await startTestDatabase()
  source = await connected(line.url)
  folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
})
beforeEach(async () => {
  target = await connected(elsewhere.url)
  // What the test before has closed may still be about to leave.
  await expect.poll(sessions).toBe(0)
  await dropEverything(target)
  return () => target.end()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await source.end()
  await line.stop()
  await elsewhere.stop()
})

const connected = async (url: string) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
/** Connections of the product to the database that backups are read into. */
const sessions = async () =>
  (
    await target.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'porchlight%'`,
    )
  ).rowCount
const secret = 'the secret of these tests, long enough'
const fileOf = (name: string) => join(folder, name)
const save = (file: string) => writeBackup(source, { file, secret, now: new Date() })
const load = (file: string, more: Partial<Parameters<typeof restoreBackup>[1]> = {}) =>
  restoreBackup(target, { file, secret, otherSecret: false, replace: false, ...more })

/** Every row of every table as text, in an order of its own. */
const contentOf = async (client: Client) => {
  const tables = await listTables(client)
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select t::text as text from public."${name}" t order by 1`,
    )
    content[name] = rows.map(({ text }) => text)
  }
  return content
}

test('what comes out is what went in, table by table, and can be used immediately', async () => {
  await line.accept(
    submission('event', 'ann@example.com', { values: { name: 'A\\N\t"Ünï"\n👋', email: 'ann@example.com' } }),
  )
  await line.accept(submission('guide', 'bob@example.com', { attribution: { utm_source: '\\.' } }))
  const file = fileOf('all.backup')
  const sum = await save(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const restored = await load(file)
  expect(restored.counts).toHaveLength(sum.tables)
  expect(restored.counts.reduce((all, { rows }) => all + rows, 0)).toBe(sum.rows)
  expect(restored.counts).toContainEqual({ table: 'leads', rows: 2 })
  expect(await contentOf(target)).toEqual(await contentOf(source))
  const pool = createPool(elsewhere.url)
  expect(await canStore(pool)).toBe(true)
  await pool.end()
})

test('a place that is returned after a restore is returned once', async () => {
  const file = fileOf('places.backup')
  await save(file)
  const taken = async () =>
    (await target.query<{ taken: number }>(`select taken from events where id = 'harbor/event'`)).rows[0]
      ?.taken
  await load(file)
  const before = await taken()
  await target.query(`delete from registrations where email = 'ann@example.com'`)
  expect(await taken()).toBe(Number(before) - 1)
})

test('a backup taken while leads come in contains every lead acknowledged before it began', async () => {
  const acknowledged: string[] = []
  const over = new AbortController()
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let n = 0; !over.signal.aborted; n++) {
      const email = `lead${n}-${visitor}@example.com`
      await line.accept(submission('guide', email))
      acknowledged.push(email)
    }
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
  const before = [...acknowledged]
  const file = fileOf('busy.backup')
  await save(file)
  over.abort()
  await Promise.all(visitors)
  await load(file)
  const { rows } = await target.query<{ email: string }>('select email from leads')
  const there = new Set(rows.map(({ email }) => email))
  expect(before.filter((email) => !there.has(email))).toEqual([])
  const torn = await target.query(
    `select from leads where not exists (select from consents where lead_id = leads.id)
        or not exists (select from step_runs where lead_id = leads.id)
        or not exists (select from submissions where lead_id = leads.id)`,
  )
  // The one person at the event has no outside effect.
  expect(torn.rowCount).toBeLessThanOrEqual(1)
})

const erase = async (email: string) => {
  const person = await findByAddress(source, 'harbor', addressHash(line.secret, email))
  if (!person) throw new Error(`nobody has ${email}`)
  await performAlone(line, { person, by: { staff: 'sam', ipHash: null } }, erasePerson, { email })
}

test('who was erased after a backup does not come back with it; who has signed up again stays', async () => {
  const [cleo, dan] = ['cleo@example.com', 'dan@example.com']
  for (const email of [cleo, dan]) await line.accept(submission('event', email))
  const [older, newer] = [fileOf('older.backup'), fileOf('newer.backup')]
  await save(older)
  await erase(cleo)
  await erase(dan)
  const list = await listErasures(source)
  await line.accept(submission('guide', dan))
  await save(newer)
  const there = async () => {
    const { rows } = await target.query<{ email: string }>(
      'select email from leads where email = any ($1) union select email from registrations where email = any ($1)',
      [[cleo, dan]],
    )
    return rows.map(({ email }) => email)
  }

  expect((await load(older)).erased).toBe(0)
  expect((await load(older, { replace: true, erasures: list })).erased).toBe(2)
  expect(await there()).toEqual([])
  expect((await load(newer, { replace: true })).erased).toBe(0)
  expect(await there()).toEqual([dan])
  expect((await load(older, { replace: true })).erased).toBe(2)
  expect(await there()).toEqual([])
  const known = await listErasures(target)
  expect(known).toEqual(expect.arrayContaining(list))
})

test('a form that was quarantined at the backup, approved and erased since, does not come back with it', async () => {
  const finn = 'finn@example.com'
  await line.accept(submission('guide', finn, { quarantined: 'trap' }))
  const file = fileOf('before-finn.backup')
  await save(file)
  const { rows } = await source.query<{ id: string }>('select id from submissions where email = $1', [finn])
  await approveQuarantined(line, rows[0]?.id ?? '', 'time')
  await erase(finn)
  await load(file, { replace: true, erasures: await listErasures(source) })
  expect((await target.query('select from submissions where email = $1', [finn])).rowCount).toBe(0)
})

test('who had left before being erased is not written to after a restore either', async () => {
  const eve = 'eve@example.com'
  await line.accept(submission('guide', eve))
  const file = fileOf('before-eve.backup')
  await save(file)
  const link = unsubscribeToken(line.secret, 'harbor', eve)
  await line.unsubscriber.unsubscribe(link)
  await erase(eve)
  await load(file, { replace: true, erasures: await listErasures(source) })
  const { rows } = await target.query('select reason from suppressions where address_hash = $1', [
    addressHash(line.secret, eve),
  ])
  expect(rows).toEqual([{ reason: 'unsubscribed' }])
})

test('a backup of an older version is brought up to this one', async () => {
  const [first] = migrations()
  if (!first) throw new Error('there are no migrations')
  const older = await connected(elsewhere.url)
  await applyMigrations(older, (version) => version <= first.version)
  await older.query(
    `insert into leads (email, source, coach, address_hash) values ('old@example.com', 'x', 'harbor', 'h')`,
  )
  const file = fileOf('older.backup')
  await writeBackup(older, { file, secret, now: new Date() })
  await older.end()
  await load(file, { replace: true })
  expect(await schemaVersion(target)).toBe(migrations().at(-1)?.version)
  expect((await target.query('select email from leads')).rows).toEqual([{ email: 'old@example.com' }])
})

test('a database that is not empty stays as it is, unless --replace is given', async () => {
  const file = fileOf('filled.backup')
  await save(file)
  await target.query('create table mine (what text)')
  await expect(load(file)).rejects.toThrow(/not empty.+--replace/)
  expect((await target.query('select from mine')).rowCount).toBe(0)
  await load(file, { replace: true })
  expect((await target.query(`select to_regclass('mine') as mine`)).rows).toEqual([{ mine: null }])
})

test('another SECRET is refused before anything is changed, unless that is said', async () => {
  const file = fileOf('secret.backup')
  await save(file)
  for (const other of [null, 'another secret of thirty-two letters'])
    await expect(load(file, { secret: other })).rejects.toThrow('made with another SECRET')
  expect(await listTables(target)).toEqual([])
  await load(file, { secret: null, otherSecret: true })
  // The next start decides.
  expect((await target.query('select from installation')).rowCount).toBe(0)
  expect(readFileSync(file).includes(secret)).toBe(false)
})

test('a database that the product runs on is refused', async () => {
  const file = fileOf('running.backup')
  await save(file)
  const pool = createPool(elsewhere.url)
  await pool.query('select 1')
  await expect(load(file)).rejects.toThrow('stop all of its processes')
  await pool.end()
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20), 'ends early'],
  [
    'changed',
    (bytes: Buffer) => Buffer.from(bytes).fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 4),
    'damaged',
  ],
  ['something else', () => Buffer.from('email\nann@example.com\n'), 'not a Porchlight backup'],
])('a file that is %s is refused, and the database stays empty', async (_, spoil, message) => {
  const file = fileOf('spoilt.backup')
  await save(file)
  writeFileSync(file, spoil(readFileSync(file)))
  await expect(load(file)).rejects.toThrow(message)
  expect(await listTables(target)).toEqual([])
})

test('a target that cannot be written is reported in one line, and leaves no partial file', async () => {
  await expect(save(join(folder, 'nowhere', 'x'))).rejects.toThrow('there is no such folder')
  expect(readdirSync(folder).filter((name) => name.includes('.part-'))).toEqual([])
})
