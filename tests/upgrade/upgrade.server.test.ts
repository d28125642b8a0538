/**
 * `release.json.br` (files of `dist` in base64, by their paths) and `database.backup` were made by the version of commit 3100c45, with
 * the SECRET below: Ann and Cleo had their mail, Ben's still waits because the mail server was away.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openPublisher } from '../../engine/compile/release/publisher.ts'
import { stoppedClock } from '../../server/adapters/clock.ts'
import { createLog } from '../../server/adapters/log.ts'
import { createPool } from '../../server/adapters/postgres.ts'
import type { Pool } from '../../server/adapters/postgres.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { composeServer } from '../../server/process/compose.ts'
import { readSettings } from '../../server/settings/env.ts'
import { createMemoryMailer } from '../fakes/memory-mailer.ts'
import { goodFiles } from '../fixtures/site-fixture.ts'
import { startTestDatabase } from '../postgres/start.ts'

const secret = 's'.repeat(32)
const host = '127.0.0.1:3000'
const mailer = createMemoryMailer()
/** An hour after the backup. */
const clock = stoppedClock('2026-11-24T09:12:00Z')

let folder: string
let database: Awaited<ReturnType<typeof startTestDatabase>>
let pool: Pool
let server: Awaited<ReturnType<typeof start>>

const write = async (file: string, content: string | Buffer) => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}
const start = () =>
  composeServer(
    { ...readSettings({ PORT: '3000' }), secret },
    { pool, releases: join(folder, 'dist'), clock, mailer, log: createLog('silent') },
  )
const get = (url: string) => server.app.inject({ url, headers: { host } })
const submit = async (campaign: string, body: object) => {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  const url = `/api/submit/nora/${campaign}`
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url,
    headers,
    payload: JSON.stringify(body),
  })
  return statusCode
}
/** Files that the page itself names: its script, its fonts. */
const filesOf = async (path: string) =>
  (await get(path)).body.match(/\/assets\/[\w./-]+\.(?:js|woff2)/g) ?? []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-upgrade-'))
  const packed = await readFile(join(import.meta.dirname, 'release.json.br'))
  const files = z.record(z.string(), z.string()).parse(JSON.parse(brotliDecompressSync(packed).toString()))
  for (const [file, content] of Object.entries(files))
    await write(join('dist', file), Buffer.from(content, 'base64'))
  database = await startTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const file = join(import.meta.dirname, 'database.backup')
  await restoreBackup(client, { file, secret, otherSecret: false, replace: false })
  await client.end()
  pool = createPool(database.url)
  server = await start()
  server.worker.start()
}, 120_000)
afterAll(async () => {
  await server.stop()
  await pool.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the leads of the earlier version are there', async () => {
  const { rows } = await pool.query('select email from leads order by email')
  expect(rows.map(({ email }) => email)).toEqual([
    'ann@visitors.example',
    'ben@visitors.example',
    'cleo@visitors.example',
  ])
})

test('the mail that was waiting leaves', async () => {
  await expect.poll(() => mailer.sent.map(({ to }) => to)).toEqual(['ben@visitors.example'])
})

test('the release of the earlier version is served whole, its forms are accepted, and nobody is mailed twice', async () => {
  const { statusCode, body } = await get('/sleep-guide')
  expect([statusCode, body.includes('name="email"')]).toEqual([200, true])
  const files = await filesOf('/sleep-guide')
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200])
  expect(await submit('sleep-guide', { name: 'Dan', email: 'dan@visitors.example' })).toBe(200)
  expect(await submit('talk', { name: 'Eve', email: 'eve@visitors.example' })).toBe(200)
  await expect.poll(() => mailer.sent.map(({ to }) => to)).toContain('eve@visitors.example')
  const again = mailer.sent.filter(({ to }) => /^(ann|cleo)@/.test(to))
  expect(again).toEqual([])
})

test('a page of the earlier version is rendered again with what is wrong in the form', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/submit/nora/sleep-guide',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Finn&email=finn@',
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('value="Finn"')
})

test('a seat that was taken stays taken', async () => {
  const { rows } = await pool.query<{ taken: number }>('select taken from events')
  expect(rows).toEqual([{ taken: 2 }])
})

test('after the next release, visitors with a page of the earlier version can still send its form and load its files', async () => {
  const files = await filesOf('/sleep-guide')
  const changes = {
    'nora/sleep-guide.yaml': (goodFiles['nora/sleep-guide.yaml'] ?? '').replace(
      'name: name',
      'name: firstName',
    ),
  }
  for (const [file, text] of Object.entries({ ...goodFiles, ...changes }))
    await write(join('campaigns', file), text)
  const publisher = await openPublisher({
    campaignsDir: join(folder, 'campaigns'),
    outDir: join(folder, 'dist'),
    // The bundles of the blocks are the project's own, and made once.
    cacheDir: join(import.meta.dirname, '../../.cache/porchlight'),
    publicOrigin: `http://${host}`,
  })
  expect(await publisher.publishAll()).toMatchObject({ isUnchanged: false, diagnostics: [], kept: [] })
  await expect.poll(async () => (await get('/sleep-guide')).body).toContain('firstName')
  for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200])
  expect(await submit('sleep-guide', { name: 'Gil', email: 'gil@visitors.example' })).toBe(200)
  expect(await submit('sleep-guide', { firstName: 'Hal', email: 'hal@visitors.example' })).toBe(200)
})
