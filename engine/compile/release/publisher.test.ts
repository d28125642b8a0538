import { truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtRelease, objectsIn } from '../../../tests/built-release.ts'
import { openCampaignsFolder } from '../../../tests/campaigns-folder.ts'
import type { CampaignsFolder } from '../../../tests/campaigns-folder.ts'
import { threeCoaches } from '../../../tests/three-coaches.ts'
import { campaignAt } from '../../../tests/two-coaches.ts'
import { readLive, readManifest } from './manifests.ts'
import { openPublisher } from './publisher.ts'
import type { Publisher } from './publisher.ts'
import { buildRelease } from './release.ts'

let folder: CampaignsFolder
let publisher: Publisher
const pages = { nora: 'nora/sleep-guide.yaml', omar: 'omar/siesta.yaml', ida: 'ida/calm.yaml' }

beforeEach(async () => {
  folder = await openCampaignsFolder(threeCoaches)
  publisher = await openPublisher(folder.cachedSettings())
  expect(await publisher.publishAll()).toMatchObject({
    diagnostics: [],
    kept: [],
    isUnchanged: false,
    pages: 3,
  })
})
afterEach(() => folder.remove())

type Change = string | null | ((before: string) => string)
const publish = async (changes: Record<string, Change>) => {
  for (const [file, change] of Object.entries(changes))
    await folder.save(file, typeof change === 'function' ? change(await folder.read(file)) : change)
  const coaches = new Set(Object.keys(changes).map((file) => file.split('/')[0] ?? ''))
  const published = await publisher.publish(coaches)
  return { ...published, paths: published.paths() }
}
const live = () => builtRelease(folder.dist())
const liveId = () => readLive(folder.dist())
const namesLive = () => Object.values(live().site.campaigns).map(({ name }) => name)
const routes = () => Object.keys(live().site.routes)

const named = (name: string) => (text: string) => text.replace(/^name: .*/m, `name: ${name}`)
const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`It holds no ${JSON.stringify(from)}.`)
  return text.replace(from, to)
}
const broken = swap('seo:', 'soe:')
const fixed = swap('soe:', 'seo:')
const alsoAt = (path: string) => (text: string) =>
  text.replace(/^(path: .*\n)(aliases: .*\n)?/m, `$1aliases: [${path}]\n`)
const movedTo = (path: string) => (text: string) => text.replace(/^path: .*/m, `path: ${path}`)
const linkTo = (path: string) => swap("href: '#form'", `href: ${path}`)
/** omar's file as one of zoe, a further coach. */
const asZoe = (file: string) =>
  (threeCoaches[file] ?? '')
    .replaceAll('omar', 'zoe')
    .replaceAll('Omar', 'Zoe')
    .replaceAll('siesta', 'zen')
    .replaceAll('rest.example', 'zen.example')

const what = (diagnostics: { file: string; rule: string }[]) =>
  diagnostics.map(({ file, rule }) => `${file.split('/').slice(-2).join('/')} ${rule}`)

test('what is prepared goes live when it is published, and not before', async () => {
  await folder.save(pages.nora, named('Prepared')(await folder.read(pages.nora)))
  const before = await liveId()
  await publisher.prepare()
  expect(await liveId()).toBe(before)
  expect(await publisher.publishAll()).toMatchObject({ pages: 0, isUnchanged: false })
  expect(namesLive()).toContain('Prepared')
})

test("a broken file of one coach does not block another coach's save", async () => {
  const before = live().html('nora/sleep-guide')
  const published = await publish({ [pages.nora]: broken, [pages.omar]: named('Nap') })
  expect(published).toMatchObject({ kept: ['nora'], isUnchanged: false })
  expect(what(published.diagnostics).length).toBeGreaterThan(0)
  expect(what(published.diagnostics).every((one) => one.startsWith(pages.nora))).toBe(true)
  expect(namesLive().toSorted()).toEqual(['Nap', 'Sleep guide', 'Sleep guide'])
  expect(live().html('nora/sleep-guide')).toBe(before)
})

test('the fixed file goes live, and so does what was saved beside the broken one', async () => {
  await publish({ [pages.nora]: broken })
  const mail = 'nora/emails/sleep-guide.md'
  expect(await publish({ [mail]: swap('Hello', 'Dear') })).toMatchObject({
    kept: ['nora'],
    isUnchanged: true,
  })
  expect(live().site.emails['nora/sleep-guide']?.text).toContain('Hello')
  expect(await publish({ [pages.nora]: (text) => named('Sleep')(fixed(text)) })).toMatchObject({
    kept: [],
    diagnostics: [],
    isUnchanged: false,
  })
  expect(namesLive()).toContain('Sleep')
  expect(live().site.emails['nora/sleep-guide']?.text).toContain('Dear')
})

test('a broken file stays reported with every publish, also by a new process', async () => {
  await publish({ [pages.nora]: broken })
  const again = await publish({ [pages.omar]: named('Nap') })
  expect(what(again.diagnostics).every((one) => one.startsWith(pages.nora))).toBe(true)
  expect(again).toMatchObject({ kept: ['nora'], isUnchanged: false })
  publisher = await openPublisher(folder.cachedSettings())
  const anew = await publisher.publishAll()
  expect(anew).toMatchObject({ kept: ['nora'], isUnchanged: true, diagnostics: again.diagnostics })
})

test('a new coach whose files are broken is not live at all, and goes live once they are right', async () => {
  const page = asZoe(pages.omar)
  const published = await publish({
    'zoe/coach.yaml': asZoe('omar/coach.yaml'),
    'zoe/emails/sleep-guide.md': threeCoaches['omar/emails/sleep-guide.md'] ?? '',
    'zoe/zen.yaml': broken(page),
    [pages.ida]: named('Calmer'),
  })
  expect(published).toMatchObject({ kept: ['zoe'] })
  expect([live().coaches, routes().includes('/zen')]).toEqual([['ida', 'nora', 'omar'], false])
  expect(namesLive()).toContain('Calmer')
  expect(await publish({ 'zoe/zen.yaml': page })).toMatchObject({
    kept: [],
    diagnostics: [],
    paths: { added: ['/zen'], gone: [] },
  })
  expect(live().coaches).toEqual(['ida', 'nora', 'omar', 'zoe'])
})

test('two coaches who claim one path both stay as they were, and a third is live', async () => {
  const published = await publish({
    [pages.nora]: alsoAt('/tea'),
    [pages.omar]: alsoAt('/tea'),
    [pages.ida]: named('Calmer'),
  })
  expect(published.kept.toSorted()).toEqual(['nora', 'omar'])
  expect(what(published.diagnostics)).toEqual([expect.stringMatching(/^(nora|omar)\/.* path-taken$/)])
  expect([namesLive().includes('Calmer'), routes().includes('/tea')]).toEqual([true, false])
  expect(routes()).toContain('/sleepguide')
  expect(await publish({ [pages.omar]: alsoAt('/coffee') })).toMatchObject({ kept: [], diagnostics: [] })
  expect(live().site.routes).toMatchObject({
    '/tea': { campaign: 'nora/sleep-guide' },
    '/coffee': { campaign: 'omar/siesta' },
  })
})

test('who claims a path that another coach has stays as they were; the other one is live as ever', async () => {
  const before = await liveId()
  expect(await publish({ [pages.nora]: alsoAt('/siesta') })).toMatchObject({
    kept: ['nora'],
    isUnchanged: true,
  })
  expect(await liveId()).toBe(before)
})

test('a path that a broken coach still holds in the last good version is not taken over before', async () => {
  const published = await publish({
    [pages.nora]: alsoAt('/siesta'),
    [pages.omar]: (text) => broken(movedTo('/nap')(text)),
    'omar/coach.yaml': swap('/siesta', '/nap'),
    [pages.ida]: named('Calmer'),
  })
  expect(published.kept.toSorted()).toEqual(['nora', 'omar'])
  expect(live().site.routes).toMatchObject({ '/siesta': { campaign: 'omar/siesta' } })
  expect([namesLive().includes('Calmer'), routes().includes('/nap')]).toEqual([true, false])
  expect(await publish({ [pages.omar]: fixed })).toMatchObject({ kept: [], diagnostics: [] })
  expect(live().site.routes).toMatchObject({
    '/siesta': { campaign: 'nora/sleep-guide' },
    '/nap': { campaign: 'omar/siesta' },
  })
})

test('nor where the file that holds it in the last good version is gone', async () => {
  const published = await publish({
    [pages.nora]: alsoAt('/siesta'),
    [pages.omar]: null,
    'omar/coach.yaml': swap('brand:', 'brnd:'),
  })
  expect(published.kept.toSorted()).toEqual(['nora', 'omar'])
  expect(live().site.routes).toMatchObject({ '/siesta': { campaign: 'omar/siesta' } })
})

test('where site.yaml is broken nothing goes live, and what was saved meanwhile goes live with it', async () => {
  const before = await liveId()
  const site = await folder.read('site.yaml')
  const refused = await publish({ 'site.yaml': 'name: [', [pages.nora]: named('Sleep') })
  expect(refused).toMatchObject({ id: null, paths: { added: [], gone: [] } })
  expect(what(refused.diagnostics)).toEqual([expect.stringContaining('/site.yaml ')])
  expect(await publish({ [pages.omar]: named('Nap') })).toMatchObject({ id: null })
  expect(await liveId()).toBe(before)
  expect(await publish({ 'site.yaml': site })).toMatchObject({
    diagnostics: [],
    kept: [],
    isUnchanged: false,
  })
  expect(namesLive().toSorted()).toEqual(['Nap', 'Sleep', 'Sleep guide'])
})

test('a shortcut that leads nowhere keeps the shortcuts that are live, while coaches go live', async () => {
  const published = await publish({
    'site.yaml': 'name: Lanternfish\nshortcuts:\n  Calm: /no-such-page\n',
    [pages.nora]: named('Sleep'),
  })
  expect(what(published.diagnostics)).toEqual([expect.stringMatching(/\/site\.yaml dead-link$/)])
  expect(published).toMatchObject({ kept: [], isUnchanged: false })
  expect(live().site).toMatchObject({ name: 'Porchlight', shortcuts: { Calm: '/sleep-guide' } })
  expect(namesLive()).toContain('Sleep')
  await publish({ 'site.yaml': 'name: Lanternfish\nshortcuts:\n  Calm: /calm\n' })
  expect(live().site).toMatchObject({ name: 'Lanternfish', shortcuts: { Calm: '/calm' } })
})

test('a page that is gone takes away neither a save nor the shortcut to it, which is reported', async () => {
  const published = await publish({
    [pages.nora]: movedTo('/sleep-better'),
    'nora/coach.yaml': swap('home: /sleep-guide', 'home: /sleep-better'),
  })
  expect(what(published.diagnostics)).toEqual([expect.stringMatching(/\/site\.yaml dead-link$/)])
  expect(published).toMatchObject({ kept: [], paths: { added: ['/sleep-better'], gone: ['/sleep-guide'] } })
  expect(live().site.shortcuts).toEqual({ Calm: '/sleep-guide' })
})

test('a link to a page that another coach has taken away is reported, and stops nobody', async () => {
  expect(await publish({ [pages.nora]: linkTo('/siesta') })).toMatchObject({ diagnostics: [], kept: [] })
  const nap = {
    [pages.omar]: movedTo('/nap'),
    'omar/coach.yaml': swap('/siesta', '/nap'),
  }
  const published = await publish(nap)
  expect(what(published.diagnostics)).toEqual([`${pages.nora} dead-link`])
  expect(published).toMatchObject({ kept: [], paths: { added: ['/nap'], gone: ['/siesta'] } })
  expect(/"action":\{"label":"Back up","href":"([^"]+)"/.exec(live().html('nora/sleep-guide'))?.[1]).toBe(
    '/siesta',
  )
  // A new mistake is one of the coach who saves it.
  expect(await publish({ [pages.nora]: named('Sleep') })).toMatchObject({ kept: ['nora'], isUnchanged: true })
  expect(await publish({ [pages.nora]: swap('href: /siesta', 'href: /nap') })).toMatchObject({
    kept: [],
    diagnostics: [],
  })
})

test('a coach whose folder is gone is gone', async () => {
  expect(await publish({ omar: null })).toMatchObject({
    kept: [],
    diagnostics: [],
    pages: 0,
    paths: { added: [], gone: ['/siesta'] },
  })
  expect(live().coaches).toEqual(['ida', 'nora'])
})

test('a build goes live with nothing where anything is wrong, a publish with all that is right', async () => {
  const before = await liveId()
  await folder.save(pages.nora, broken(await folder.read(pages.nora)))
  await folder.save(pages.omar, named('Nap')(await folder.read(pages.omar)))
  const strict = await buildRelease(folder.cachedSettings())
  expect(strict.ok).toBe(false)
  expect(what(strict.diagnostics).every((one) => one.startsWith(pages.nora))).toBe(true)
  expect(await liveId()).toBe(before)
  const published = await (await openPublisher(folder.cachedSettings())).publishAll()
  expect(published).toMatchObject({ kept: ['nora'], isUnchanged: false, diagnostics: strict.diagnostics })
  expect(namesLive()).toContain('Nap')
})

test('where nothing was live before and all is broken, nothing goes live', async () => {
  for (const file of Object.values(pages)) await folder.save(file, broken(await folder.read(file)))
  const first = await openPublisher(folder.cachedSettings('other'))
  expect(await first.publishAll()).toMatchObject({ id: null })
  expect(await readLive(folder.dist('other'))).toBe('')
})

test('pages of which nothing has changed are taken over', async () => {
  const second = campaignAt('/second').replace('name: Sleep guide', 'name: Second')
  expect(await publish({ 'nora/second.yaml': second })).toMatchObject({ pages: 1, isUnchanged: false })
  expect(await publish({ 'nora/second.yaml': (text) => `${text}# A remark\n` })).toMatchObject({ pages: 0 })
  expect(await publish({ 'nora/emails/sleep-guide.md': swap('Hello', 'Dear') })).toMatchObject({
    pages: 0,
    isUnchanged: false,
  })
  expect(await publish({ 'nora/coach.yaml': swap("brand: '#bc1f4b'", "brand: '#b41f4b'") })).toMatchObject({
    pages: 2,
  })
})

test('saves that are published while others are polished are live, and polished next', async () => {
  const polishing = publisher.polish(0)
  const published = publish({ [pages.nora]: named('Sleep'), [pages.ida]: named('Calmer') })
  expect(await published).toMatchObject({ kept: [], diagnostics: [], isUnchanged: false })
  await polishing
  await publisher.polish(0)
  expect(namesLive().toSorted()).toEqual(['Calmer', 'Sleep', 'Sleep guide'])
  expect(await buildRelease({ ...folder.cachedSettings('whole'), quality: 'best' })).toMatchObject({
    id: await liveId(),
  })
})

test('a save that is not published yet is not taken for what is polished', async () => {
  const before = await folder.read(pages.nora)
  let save: (() => void) | null = null
  // While the page of ida is drawn, a file of nora is saved.
  const renderPng = async () => {
    save?.()
    return Buffer.from('Pixels')
  }
  const settings = { ...(await folder.settings('drawn')), renderPng }
  const drawn = () => builtRelease(folder.dist('drawn')).site.campaigns['nora/sleep-guide']?.name
  publisher = await openPublisher(settings)
  await publisher.publishAll()
  for (const [title, change] of Object.entries({ One: named('Sleep'), Two: broken })) {
    await publish({ [pages.ida]: (text) => text.replace(/^  title: .*/m, `  title: ${title}`) })
    let saved = 0
    save = () => {
      saved += 1
      writeFileSync(join(settings.campaignsDir, pages.nora), change(before))
    }
    await publisher.polish(0)
    expect(saved).toBeGreaterThan(0)
    save = null
    expect(drawn()).toBe('Sleep guide')
    expect(await publish({ [pages.nora]: before })).toMatchObject({ diagnostics: [], kept: [] })
    expect(drawn()).toBe('Sleep guide')
  }
})

test.each(['bundle', 'record'] as const)(
  'a %s of the live release that a power cut cut off stops no save',
  async (kind) => {
    const manifest = await readManifest(folder.dist(), await liveId())
    for (const coach of ['nora', 'omar'])
      truncateSync(join(folder.dist(), manifest?.coaches[coach]?.[kind] ?? ''), 10)
    publisher = await openPublisher(folder.cachedSettings())
    const changes = { [pages.nora]: named('Sleep'), [pages.omar]: named('Nap'), [pages.ida]: named('Calmer') }
    expect(await publish(changes)).toMatchObject({ diagnostics: [], kept: [], isUnchanged: false })
    expect(namesLive().toSorted()).toEqual(['Calmer', 'Nap', 'Sleep'])
    await publisher.polish(0)
  },
)

test('what waits for the fix of another coach is kept, however long that takes', async () => {
  await publish({ [pages.nora]: alsoAt('/tea'), [pages.omar]: alsoAt('/tea') })
  await publisher.polish(0)
  for (const path of objectsIn(folder.dist())) utimesSync(join(folder.dist(), path), 0, 0)
  await publisher.polish(0)
  expect(await publish({ [pages.omar]: alsoAt('/coffee') })).toMatchObject({ kept: [], diagnostics: [] })
  const { site, read, html } = live()
  expect(site.routes).toHaveProperty('/tea')
  for (const { id, page } of Object.values(site.campaigns)) {
    expect(html(id)).toMatch(/^<!doctype html>/i)
    if (page?.br !== undefined) read(page.br)
  }
})
