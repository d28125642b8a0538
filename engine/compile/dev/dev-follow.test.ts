import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { Plugin, ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openCache } from '../bundle/cache.ts'
import { listId } from './dev-follow.ts'
import { openDevSite } from './dev-site.ts'
import { goodFiles, secondCampaign, writeSite } from '../../../tests/fixtures/site-fixture.ts'
import { campaignPages } from './vite-plugin.ts'

const portrait = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`
const dir = writeSite({
  'nora/tea.yaml': secondCampaign(),
  'nora/coach.yaml': `${goodFiles['nora/coach.yaml']}portrait: { src: face.svg, alt: Nora at her desk }\n`,
  'nora/assets/face.svg': portrait('red'),
})
const root = mkdtempSync(join(tmpdir(), 'porchlight-dev-follow-'))
const good = goodFiles['nora/sleep-guide.yaml'] ?? ''
const file = join(dir, 'nora/sleep-guide.yaml')
const named = (name: string) => good.replace('name: Sleep guide', `name: ${name}`)
/** No browser draws anything here. */
const noApp: Plugin = {
  name: 'no-app',
  resolveId: (source) => (/^(react$|\/engine\/)/.test(source) ? '\0no-app' : null),
  load: (id) => (id === '\0no-app' ? '' : null),
}
let server: ViteDevServer
/** What open pages received, by kind. */
const reported: string[] = []

beforeAll(async () => {
  const publicOrigin = 'https://porch.example'
  const settings = {
    dir,
    publicOrigin,
    cache: openCache(join(root, 'cache')),
    api: publicOrigin,
    schemaFolder: root,
    schemas: () => ({ campaign: {}, coach: {} }),
    create: () => Promise.resolve({ why: 'No campaign is made here.' }),
    compose: () => {
      throw new Error('No mail is asked for here.')
    },
  }
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [campaignPages(settings, openDevSite(settings)), noApp],
    server: {
      middlewareMode: true,
      ws: false,
      watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } },
    },
  })
  server.watcher.add(dir)
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload: unknown) => {
    reported.push(typeof payload === 'object' && payload && 'type' in payload ? String(payload.type) : '')
  })
  await moduleNow('~react-pages')
})
beforeEach(async () => {
  writeFileSync(file, good)
  await expect.poll(listNow).toContain('Sleep guide')
  reported.length = 0
})
afterAll(async () => {
  await server.close()
  for (const folder of [dir, root]) rmSync(folder, { recursive: true })
})

const moduleNow = async (id: string) => (await server.transformRequest(id))?.code ?? ''
const listNow = () => moduleNow(listId.slice(1))
/** The words that stand in the list once it holds these, and no diagnostic beside them. */
const ends = async (name: string) => {
  await expect.poll(listNow).toContain(name)
  await expect.poll(listNow).toContain(String.raw`\"diagnostics\":[]`)
  await expect.poll(listNow).toContain('"diagnostics":[]')
}

test('of ten saves in one second the last one stays', async () => {
  for (let save = 0; save < 10; save += 1) {
    writeFileSync(file, named(`Save ${save}`))
    // A watcher has its turn in between, as when somebody types.
    await new Promise((done) => setImmediate(done))
  }
  await ends('Save 9')
  expect(reported).toContain('update')
  expect(reported).not.toContain('full-reload')
})

test('a save in two halves, one by way of another name, and one that takes the file away first', async () => {
  const text = named('In halves')
  writeFileSync(file, text.slice(0, 60))
  await expect.poll(listNow).toContain('sleep-guide.yaml:')
  appendFileSync(file, text.slice(60))
  await ends('In halves')
  writeFileSync(join(dir, 'nora/.new'), named('Renamed over'))
  renameSync(join(dir, 'nora/.new'), file)
  await ends('Renamed over')
  rmSync(file)
  await expect.poll(listNow).not.toContain('Renamed over')
  writeFileSync(file, named('Back again'))
  await ends('Back again')
})

test('a new file gets its route, and a page that is gone stops no other', async () => {
  const fresh = join(dir, 'nora/fresh.yaml')
  writeFileSync(
    fresh,
    secondCampaign().replace('/other', '/fresh').replaceAll('nora-sleep-guide', 'nora-fresh'),
  )
  await expect.poll(() => moduleNow('~react-pages')).toContain('"/fresh"')
  rmSync(fresh)
  await expect.poll(() => moduleNow('~react-pages')).not.toContain('"/fresh"')
  // What somebody typed into another page stays there.
  expect(reported).toContain('update')
  expect(reported).not.toContain('full-reload')
  expect(await moduleNow(fresh)).toContain('publish(')
})

test('a renamed folder is reported immediately, and nothing of that is left once it has its name back', async () => {
  renameSync(join(dir, 'nora'), join(dir, 'lena'))
  await expect.poll(listNow).toContain('wrong-folder')
  expect(await listNow()).not.toContain(join(dir, 'nora'))
  expect(await moduleNow('~react-pages')).toContain('/lena/')
  renameSync(join(dir, 'lena'), join(dir, 'nora'))
  await ends('nora/sleep-guide')
  expect(await listNow()).not.toContain(join(dir, 'lena'))
})

test('changes that come together are reported once', async () => {
  writeFileSync(file, named('Together'))
  await ends('Together')
  reported.length = 0
  for (let time = 0; time < 100; time += 1) server.watcher.emit('all', 'change', file)
  await expect.poll(() => reported).toContain('custom')
  // On a busy machine the save itself may be heard of only now.
  expect(reported.filter((kind) => kind === 'custom').length).toBeLessThan(3)
  expect(reported.filter((kind) => kind === 'update').length).toBeLessThan(5)
})

const shown = async () => /face\.svg\?of=(\w+)/.exec(await moduleNow(file))?.[1]

test('a picture that is replaced under its name has another address immediately, and a lost one stops no page', async () => {
  const face = join(dir, 'nora/assets/face.svg')
  const first = await shown()
  expect(first).toMatch(/^[0-9a-f]{10}$/)
  // As long as before: neither size nor name says that it is another one.
  writeFileSync(face, portrait('tan'))
  await expect.poll(shown).toMatch(new RegExp(`^(?!${first})[0-9a-f]{10}$`))
  rmSync(face)
  await expect.poll(shown).toBe('lost')
  writeFileSync(face, portrait('red'))
  await expect.poll(shown).toBe(first)
})
