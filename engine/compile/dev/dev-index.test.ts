import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { devIndex, devRoutes } from './dev-index.ts'
import { openDevSite } from './dev-site.ts'
import { goodFiles, secondCampaign, writeSite } from '../../../tests/fixtures/site-fixture.ts'

const now = new Date('2026-11-22T10:00:00Z')
const file = 'nora/sleep-guide.yaml'

/** A dev server's view of the small site, whose files the test may change. */
const openWith = (changes: Record<string, string | undefined> = {}) => {
  const dir = writeSite(changes)
  const site = openDevSite({ dir, publicOrigin: 'https://porch.example' })
  return {
    dir,
    index: () => devIndex({ dir, api: 'http://127.0.0.1:3000', now }, site.load()),
    routes: () =>
      devRoutes(dir, site.load()).map(({ path, element }) => `${path} ${element.slice(dir.length + 1)}`),
    save: (name: string, content: string | Uint8Array) => {
      writeFileSync(join(dir, name), content)
      site.refresh(join(dir, name))
    },
    rename: (from: string, to: string) => {
      renameSync(join(dir, from), join(dir, to))
      for (const name of [from, to]) site.refresh(join(dir, name))
    },
    remove: (name: string) => {
      rmSync(join(dir, name))
      site.refresh(join(dir, name))
    },
  }
}
const good = goodFiles[file] ?? ''

test('the list shows the routes, states and timed mails of each campaign', () => {
  const [coach] = openWith().index().coaches
  expect(coach).toMatchObject({ slug: 'nora', brand: 'Nora Sleeps', diagnostics: [] })
  expect(coach?.colours).toHaveLength(4)
  const [campaign] = coach?.campaigns ?? []
  expect(campaign).toMatchObject({
    id: 'nora/sleep-guide',
    at: '/sleep-guide',
    aliases: ['/sleepguide'],
    redirects: ['/sleep'],
    shown: 'fresh',
    diagnostics: [],
  })
  expect(campaign?.states.map(({ slug }) => slug)).toContain('sending')
  expect(campaign?.mails).toEqual([
    {
      id: 'nora/sleep-guide',
      subject: 'Your guide, Sofia',
      time: { kind: 'signup', hours: 0 },
    },
  ])
})

test.each([
  ['half a line', 'coach: [', 'stale'],
  ['nothing', '', 'stale'],
  ['bytes that are no text', new Uint8Array([0, 255, 254, 1]), 'stale'],
])('a file with %s is shown as it last was, and a repair is seen', (_, content, shown) => {
  const site = openWith()
  site.index()
  site.save(file, content)
  const [broken] = site.index().coaches[0]?.campaigns ?? []
  expect(broken).toMatchObject({ id: 'nora/sleep-guide', shown, at: '/sleep-guide' })
  expect(broken?.diagnostics[0]?.place).toMatch(/sleep-guide\.yaml:1:\d+$/)
  site.save(file, good.replace('name: Sleep guide', 'name: Fixed'))
  expect(site.index().coaches[0]?.campaigns[0]).toMatchObject({
    name: 'Fixed',
    shown: 'fresh',
    diagnostics: [],
  })
})

test('a file that never read well has a place made of its name; once it is gone, so is that', () => {
  const site = openWith({ 'nora/new.yaml': '' })
  expect(site.index().coaches[0]?.campaigns).toMatchObject([
    { id: 'nora/new', shown: 'missing', at: '/nora/new' },
    {},
  ])
  expect(site.routes()).toContain('/nora/new nora/new.yaml')
  site.remove('nora/new.yaml')
  expect(site.index().coaches[0]?.campaigns).toHaveLength(1)
  expect(site.index().diagnostics).toEqual([])
})

test('of two files on one path the first keeps the page, and both show the diagnostic', () => {
  const site = openWith({ 'nora/tea.yaml': secondCampaign('path: /other', 'path: /sleep-guide') })
  expect(site.routes()).toContain('/sleep-guide nora/sleep-guide.yaml')
  const [first, late] = site.index().coaches[0]?.campaigns ?? []
  expect(first).toMatchObject({ at: '/sleep-guide', diagnostics: [{ rule: 'path-taken' }] })
  expect(late).toMatchObject({ id: 'nora/tea', at: '/nora/tea' })
  expect(late?.diagnostics.map(({ rule }) => rule)).toContain('path-taken')
})

test('a folder without coach.yaml is listed with what it lacks, and hinders no other', () => {
  const site = openWith({ 'omar/walk.yaml': good.replaceAll('nora', 'omar').replaceAll('/sleep', '/walk') })
  const [nora, omar] = site.index().coaches
  expect(nora?.campaigns[0]).toMatchObject({ shown: 'fresh', diagnostics: [] })
  expect(omar?.slug).toBe('omar')
  expect(
    site
      .index()
      .diagnostics.map(({ place }) => place)
      .join(),
  ).toContain('omar/coach.yaml')
})

test('while site.yaml is broken, the campaigns are still followed', () => {
  const site = openWith()
  site.index()
  site.save('site.yaml', 'name: [')
  site.save(file, good.replace('name: Sleep guide', 'name: Followed'))
  expect(site.index().coaches[0]?.campaigns[0]).toMatchObject({ name: 'Followed', shown: 'fresh' })
  expect(site.index().diagnostics[0]?.place).toMatch(/site\.yaml:1:\d+$/)
})

test('a coach whose file is broken or gone keeps the look and the pages; a folder that is gone keeps nothing', () => {
  const site = openWith()
  site.index()
  site.save('nora/coach.yaml', 'slug: [')
  expect(site.index().coaches[0]).toMatchObject({ brand: 'Nora Sleeps', campaigns: [{ at: '/sleep-guide' }] })
  site.remove('nora/coach.yaml')
  expect(site.index().coaches[0]).toMatchObject({ brand: 'Nora Sleeps', campaigns: [{ at: '/sleep-guide' }] })
  site.save('nora/coach.yaml', goodFiles['nora/coach.yaml'] ?? '')
  expect(site.index().diagnostics).toEqual([])
  site.rename('nora', 'lena')
  expect(site.index().coaches.map(({ slug }) => slug)).toEqual(['lena'])
})

test('a folder where a file belongs is a diagnostic, and hinders no other file', () => {
  const site = openWith()
  site.index()
  site.remove('site.yaml')
  mkdirSync(join(site.dir, 'site.yaml'))
  site.save(file, good.replace('name: Sleep guide', 'name: Followed'))
  expect(site.index().coaches[0]?.campaigns[0]).toMatchObject({ name: 'Followed', shown: 'fresh' })
  expect(
    site
      .index()
      .diagnostics.map(({ place }) => place)
      .join(),
  ).toContain('site.yaml:1:1')
})
