import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isAll } from '../extent.ts'
import { slowness } from '../slowness.ts'
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

const start = () => place.run('scripts/start/start.mjs')
const page = async () => (await fetch(`${place.origin}/sugar-free-blueprint`)).text()
const ready = 'Ctrl-C stops it.'
const watching = 'Every save of a campaign goes live'
const campaign = () => join(place.folder, 'campaigns/vitality/sugar-free-blueprint.yaml')
const postmaster = () => join(place.dataDir, 'postgres/postmaster.pid')

test('a first start serves the page and prints its address; Ctrl-C stops it with its database', async () => {
  const run = start()
  const said = await run.saying(ready)
  expect(said).toContain(`${place.origin}/sugar-free-blueprint`)
  expect(said).toMatch(/Staff sign-in \(works once\): http:\/\/127\.0\.0\.1:\d+\/staff\/sign-in\?token=\S+/)
  expect((await fetch(`${place.origin}/sugar-free-blueprint`)).status).toBe(200)
  // The page is live before its PDF is made: who asks for that gets it once it is there.
  const guide = await fetch(`${place.origin}/assets/vitality/seven-myths.pdf`)
  expect([guide.status, guide.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await run.saying('PDFs, pictures of shared links')).not.toContain('Live: ')
  const stopping = performance.now()
  run.signal('SIGINT')
  expect(await run.ended).toBe(0)
  expect(performance.now() - stopping).toBeLessThan(10_000 * slowness())
  expect(existsSync(postmaster())).toBe(false)
})

test.runIf(isAll)('after kill -9 the next start recovers', async () => {
  started.copyTo(place)
  const first = start()
  await first.saying(ready)
  first.signal('SIGKILL')
  await first.ended
  expect(existsSync(postmaster())).toBe(true)
  await start().saying(ready)
  expect((await fetch(`${place.origin}/readyz`)).status).toBe(200)
})

test('Ctrl-C in the middle of a start leaves nothing running', async () => {
  await place.setUpDatabase()
  const run = start()
  await run.saying('Database   ready')
  run.signal('SIGINT')
  expect(await run.ended).toBe(0)
  expect(existsSync(postmaster())).toBe(false)
  expect(await place.run('scripts/start/start.mjs', { WATCH: '0' }).saying(ready)).not.toContain(watching)
})

test('when npm is killed without a signal to the product, the product stops too', async () => {
  started.copyTo(place)
  const run = place.runByNpm('scripts/start/start.mjs')
  await run.saying(ready)
  run.signal('SIGKILL')
  await run.ended
  expect(run.output()).toContain('Stopping ...')
  expect(existsSync(postmaster())).toBe(false)
})

test('a campaign that breaks later stays live in its last version, and goes live once it is fixed', async () => {
  started.copyTo(place)
  const text = readFileSync(campaign(), 'utf8')
  writeFileSync(campaign(), `${text}\nnonsense: true\n`)
  const said = await start().saying(ready)
  expect(said).toMatch(/sugar-free-blueprint\.yaml:\d+:\d+/)
  expect(said).toContain(watching)
  expect((await fetch(`${place.origin}/sugar-free-blueprint`)).status).toBe(200)
  writeFileSync(campaign(), text.replace('Hear the date first', 'Keep your seat'))
  await expect.poll(page, { timeout: 120_000 }).toContain('Keep your seat')
})

const submit = async (fields: Record<string, string>) =>
  fetch(`${place.origin}/api/submit/vitality/sugar-free-blueprint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: place.origin },
    body: JSON.stringify(fields),
  })

test('a save is live without a restart; a broken save is reported, and the page stays', async () => {
  started.copyTo(place)
  const run = start()
  await run.saying(ready)
  const text = readFileSync(campaign(), 'utf8')
  const changed = text
    .replace('name: name\n', 'name: firstName\n')
    .replace('Hear the date first', 'Take your seat')
  writeFileSync(campaign(), changed)
  await expect.poll(page, { timeout: 120_000 }).toContain('Take your seat')
  expect((await submit({ name: 'Jane', email: 'jane@example.com' })).status).toBe(200)
  expect((await submit({ firstName: 'Ann', email: 'ann@example.com' })).status).toBe(200)
  writeFileSync(campaign(), changed.replace('Take your seat', 'Your chair').concat('nonsense: true\n'))
  const reported = await run.saying('What was live stays live.')
  expect(reported).toMatch(/sugar-free-blueprint\.yaml:\d+:1 nonsense: this key is not known/)
  expect(await page()).toContain('Take your seat')
  writeFileSync(campaign(), changed.replace('Take your seat', 'Your chair'))
  await expect.poll(page, { timeout: 120_000 }).toContain('Your chair')
})

test('npm run query reads while the product runs, and only reads', async () => {
  started.copyTo(place)
  await place.run('scripts/start/start.mjs', { WATCH: '0' }).saying(ready)
  expect(await query('select 1 as one, null as nothing')).toEqual({
    code: 0,
    said: ['one  nothing', '---  -------', '1', '(1 row)', ''].join('\n'),
  })
  for (const sql of [
    'delete from leads',
    'commit; delete from leads',
    "copy (select 1) to program 'cat'",
    "do $$ begin execute 'set transaction read write'; delete from leads; end $$",
  ]) {
    expect(await query(sql), sql).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The query failed: .+\n$/),
    })
  }
})

const query = async (sql: string) => {
  const run = place.run('scripts/query/query.ts', {}, [sql])
  return { code: await run.ended, said: run.output() }
}
