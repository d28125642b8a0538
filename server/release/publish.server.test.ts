import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPublisher } from '../../engine/compile/release/publisher.ts'
import type { Publisher } from '../../engine/compile/release/publisher.ts'
import { goBack, readLive } from '../../engine/compile/release/manifests.ts'
import { goodFiles } from '../../tests/fixtures/site-fixture.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { createLog } from '../adapters/log.ts'
import { createMemoryMailer } from '../../tests/fakes/memory-mailer.ts'
import { createPool } from '../adapters/postgres.ts'
import type { Pool } from '../adapters/postgres.ts'
import { composeServer } from '../process/compose.ts'
import { readSettings } from '../settings/env.ts'

const file = 'nora/sleep-guide.yaml'
const campaign = goodFiles[file] ?? ''
const faq = '  - { type: faq, title: Asked, questions: [{ question: When, answer: At nine. }] }\n'
const host = '127.0.0.1:3000'

let folder: string
let database: Awaited<ReturnType<typeof startTestDatabase>>
let pool: Pool
let publisher: Publisher
let server: Awaited<ReturnType<typeof start>>

const save = async (text: string) => {
  const path = join(folder, 'campaigns', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
const saveAndPublish = async (text: string) => {
  await save(text)
  return publisher.publish(new Set(['nora']))
}
const open = () =>
  openPublisher({
    campaignsDir: join(folder, 'campaigns'),
    outDir: join(folder, 'dist'),
    // The bundles of the blocks are the project's own, and made once.
    cacheDir: join(import.meta.dirname, '../../.cache/porchlight'),
    publicOrigin: `http://${host}`,
  })
const start = () => {
  const settings = { ...readSettings({ PORT: '3000', TRUSTED_PROXIES: '127.0.0.1' }), secret: 's'.repeat(32) }
  const releases = join(folder, 'dist')
  return composeServer(settings, { pool, releases, mailer: createMemoryMailer(), log: createLog('silent') })
}
const page = async (path = '/sleep-guide') => (await server.app.inject({ url: path, headers: { host } })).body
let visitors = 0
const answerTo = async (body: object) => {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  const from = { 'x-forwarded-for': `203.0.113.${++visitors}` }
  const url = '/api/submit/nora/sleep-guide'
  const payload = JSON.stringify(body)
  return server.app.inject({ method: 'POST', url, headers: { ...headers, ...from }, payload })
}
const submit = async (body: object) => (await answerTo(body)).statusCode

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-publish-'))
  for (const [name, text] of Object.entries(goodFiles)) {
    await mkdir(dirname(join(folder, 'campaigns', name)), { recursive: true })
    await writeFile(join(folder, 'campaigns', name), text)
  }
  await save(campaign)
  database = await startTestDatabase({ isMigrated: true })
  pool = createPool(database.url)
  publisher = await open()
  expect(await publisher.publishAll()).toMatchObject({ isWhole: true, ...right })
  server = await start()
}, 120_000)
afterAll(async () => {
  await server.stop()
  await pool.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a publish without a mistake returns. */
const right = { id: expect.any(String), diagnostics: [], kept: [], isUnchanged: false }

const later = campaign.replace('title: Check your inbox', 'title: Look into your inbox')

test('getting ready for the first save makes a page, and leaves nothing behind', async () => {
  const dist = join(folder, 'dist')
  const all = async () => [
    await readdir(dist, { recursive: true }),
    await readFile(join(dist, 'current'), 'utf8'),
  ]
  const before = await all()
  await publisher.warmUp()
  expect(await all()).toEqual(before)
})

test('a saved campaign is live without a restart, and its rows are written', async () => {
  const changed = later
    .replace('name: Sleep guide', 'name: Better sleep')
    .replace('pipeline:\n', `${faq}pipeline:\n`)
  const published = await saveAndPublish(changed)
  expect(published).toMatchObject({ ...right, isWhole: false, pages: 1 })
  await expect.poll(() => page()).toContain('At nine.')
  const { rows } = await pool.query(`select name from email_campaigns where campaign = 'nora/sleep-guide'`)
  expect(rows).toEqual([{ name: 'Better sleep' }])
})

test('all servers on one release folder switch to the published release', async () => {
  const other = await start()
  const both = [server, other]
  const pages = () =>
    Promise.all(
      both.map(async ({ app }) => (await app.inject({ url: '/sleep-guide', headers: { host } })).body),
    )
  for (const hour of ['noon', 'two']) {
    expect(
      await saveAndPublish(later.replace('pipeline:\n', `${faq.replace('nine', hour)}pipeline:\n`)),
    ).toMatchObject(right)
    await expect
      .poll(pages)
      .toEqual([expect.stringContaining(`At ${hour}.`), expect.stringContaining(`At ${hour}.`)])
  }
  await other.stop()
})

test('a visitor with the previous version of a page open can still send its form', async () => {
  const other = later.replace('name: name, label: Name', 'name: firstName, label: First name')
  expect(await saveAndPublish(other)).toMatchObject({ ...right, isWhole: false })
  await expect.poll(() => page()).toContain('firstName')
  expect(await submit({ name: 'Jane', email: 'jane@example.com' })).toBe(200)
  expect(await submit({ firstName: 'Ann', email: 'ann@example.com' })).toBe(200)
  expect(await submit({ surname: 'Ann', email: 'eve@example.com' })).toBe(422)
})

test('a broken save changes nothing, says why, and the next good one is live', async () => {
  const refused = await saveAndPublish(later.replace('name: Sleep guide', 'nme: Sleep guide'))
  expect(refused).toMatchObject({
    diagnostics: [{ line: 2, path: 'nme' }],
    kept: ['nora'],
    isUnchanged: true,
  })
  expect(await page()).toContain('firstName')
  expect(await saveAndPublish(later.replace('/sleep-guide\n', '/sleep-well\n'))).toMatchObject({
    kept: ['nora'],
    isUnchanged: true,
  })
  // What was saved beside a broken file waits for it to be fixed.
  const mail = goodFiles['nora/emails/sleep-guide.md'] ?? ''
  await writeFile(
    join(folder, 'campaigns/nora/emails/sleep-guide.md'),
    mail.replace('Seven evenings', 'Six evenings'),
  )
  const moved = later.replace('aliases: [/sleepguide]', 'aliases: [/sleepguide, /sleep-well]')
  expect(await saveAndPublish(moved)).toMatchObject(right)
  await expect.poll(() => page('/sleep-well')).toContain('name="name"')
})

test('a restart keeps the published changes, and still takes forms of the previous version', async () => {
  await server.stop()
  server = await start()
  expect(await page('/sleep-well')).toContain('name="name"')
  expect(await submit({ firstName: 'Zoe', email: 'zoe@example.com' })).toBe(200)
})

test('a publisher that was killed before its switch has changed nothing; the next one makes all of it live', async () => {
  await save(later.replace('pipeline:\n', `${faq.replace('nine', 'ten')}pipeline:\n`))
  expect(await page()).not.toContain('At ten.')
  publisher = await open()
  expect(await publisher.publishAll()).toMatchObject({ isWhole: true, ...right })
  await expect.poll(() => page()).toContain('At ten.')
})

test('a campaign whose file is gone is gone, and its rows are switched off', async () => {
  const second = join(folder, 'campaigns/nora/second.yaml')
  await writeFile(
    second,
    campaign.replace('/sleep-guide\n', '/second\n').replace(/aliases.*\nredirects.*\n/, ''),
  )
  const added = await publisher.publish(new Set(['nora']))
  expect(added).toMatchObject({ ...right, pages: 1 })
  expect(added.paths()).toEqual({ added: ['/second'], gone: [] })
  await expect.poll(() => page('/second')).toContain('name="name"')
  await rm(second)
  const gone = await publisher.publish(new Set(['nora']))
  expect(gone).toMatchObject({ ...right, pages: 0 })
  expect(gone.paths()).toEqual({ added: [], gone: ['/second'] })
  await expect.poll(() => page('/second')).not.toContain('name="name"')
  const { rows } = await pool.query(`select is_active from email_campaigns where campaign = 'nora/second'`)
  expect(rows).toEqual([{ is_active: false }])
})

test('while the mails of a campaign are off, neither its page nor its answer promises one', async () => {
  expect(await saveAndPublish(later.replace('seo:\n', 'mails: false\nseo:\n'))).toMatchObject(right)
  await expect.poll(() => page()).toContain('There is nothing to wait for in your inbox.')
  expect(await page()).not.toContain('Look into your inbox')
  expect((await answerTo({ name: 'Ann', email: 'quiet@example.com' })).json()).toEqual({
    ok: true,
    outcome: 'full',
    title: 'Thank you!',
    message: 'No email is sent at the moment.',
  })
  expect(await saveAndPublish(later)).toMatchObject(right)
  await expect.poll(() => page()).toContain('Look into your inbox')
})

test('going back shows what was live before, and the next publish what the files say', async () => {
  const text = later.replace('pipeline:\n', `${faq.replace('nine', 'eleven')}pipeline:\n`)
  expect(await saveAndPublish(text)).toMatchObject(right)
  await expect.poll(() => page()).toContain('At eleven.')
  await goBack(join(folder, 'dist'))
  await expect.poll(() => page()).not.toContain('At eleven.')
  expect(await (await open()).publishAll()).toMatchObject(right)
  await expect.poll(() => page()).toContain('At eleven.')
})

test('what is polished is live beside the page, and going back does not lead to what was made quickly', async () => {
  const dist = join(folder, 'dist')
  const quick = await readLive(dist)
  expect(await publisher.publishAll()).toMatchObject({ id: quick, isUnchanged: true })
  expect(await publisher.polish(0)).toBe(true)
  const polished = await readLive(dist)
  expect(polished).not.toBe(quick)
  await expect.poll(() => page()).toContain('data:font')
  expect(await goBack(dist)).not.toBe(quick)
  await expect.poll(() => page()).not.toContain('At eleven.')
  expect(await publisher.publishAll()).toMatchObject({ id: polished, isUnchanged: false })
  await expect.poll(() => page()).toContain('At eleven.')
})

test('the name of the site is on every page: all are live with the new one', async () => {
  await writeFile(join(folder, 'campaigns/site.yaml'), 'name: Lanternfish\n')
  expect(await publisher.publish(new Set(['site.yaml']))).toMatchObject(right)
  await expect.poll(() => page('/no-such-page')).toContain('Lanternfish')
  expect(await publisher.publish(new Set(['nora']))).toMatchObject({ isUnchanged: true, pages: 0 })
})

test('where somebody else has published, or taken the release away, what the files say is live again', async () => {
  const pointer = join(folder, 'dist/current')
  const id = (await readFile(pointer, 'utf8')).trim()
  const live = async () => (await readFile(pointer, 'utf8')).trim()
  await writeFile(pointer, 'another\n')
  expect(await publisher.publish(new Set(['nora']))).toMatchObject({ ...right, id })
  expect(await live()).toBe(id)
  await rm(join(folder, 'dist/releases', `${id}.json`))
  expect(await publisher.publish(new Set(['nora']))).toMatchObject({ id, diagnostics: [], kept: [] })
  expect(JSON.parse(await readFile(join(folder, 'dist/releases', `${id}.json`), 'utf8'))).toMatchObject({
    version: 4,
  })
})
