import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAll } from '../../../tests/extent.ts'
import { goodFiles, writeSite } from '../../../tests/fixtures/site-fixture.ts'
import { loadSite } from './load-site.ts'
import { openSite } from './open-site.ts'

const coaches = ['nora', 'omar']
const paths = ['/calm', '/Calm', '/calm/', '/slow', '/slow/down', '/home']

const coachFile = (slug: string, { home, hosts }: { home: string; hosts: string[] }) =>
  (goodFiles['nora/coach.yaml'] ?? '')
    .replace('slug: nora', `slug: ${slug}`)
    .replace('hosts: [sleep.example]', `hosts: [${hosts.join(', ')}]`)
    .replace('home: /sleep-guide', `home: ${home}`)

type Page = { path: string; aliases: string[]; redirects: string[]; own: string; live: boolean }

const pageFile = (slug: string, { path, aliases, redirects, own, live }: Page) =>
  `${own}live: ${live}\n${goodFiles['nora/sleep-guide.yaml']}`
    .replace('coach: nora', `coach: ${slug}`)
    .replace('path: /sleep-guide', `path: ${path}`)
    .replace('[/sleepguide]', `[${aliases.join(', ')}]`)
    .replace('[/sleep]', `[${redirects.join(', ')}]`)
    .replace("href: '#form'", 'href: /calm#form')

const path = fc.constantFrom(...paths)
const few = { maxLength: 2 }
const coach = fc.constantFrom(...coaches)
const saves = fc.oneof(
  fc.record({
    coach,
    stem: fc.constantFrom('one', 'two'),
    page: fc.record({
      path,
      aliases: fc.array(path, few),
      redirects: fc.array(path, few),
      own: fc.constantFrom('', 'id: nora/one\n', 'pageSlug: calm\n', 'pageSlug: slow\n'),
      live: fc.boolean(),
    }),
  }),
  fc.record({
    coach,
    head: fc.record({
      home: path,
      hosts: fc.array(
        fc.constantFrom('sleep.example', 'www.sleep.example', 'omar.example', 'porch.example'),
        few,
      ),
    }),
  }),
  fc.record({ coach, gone: fc.constantFrom('one', 'two') }),
  fc.record({ coach, broken: fc.constantFrom('one', 'two'), path }),
  fc.record({ shortcut: path }),
)
type Save = typeof saves extends fc.Arbitrary<infer Made> ? Made : never

const carryOut = (dir: string, save: Save): string => {
  if ('shortcut' in save) {
    writeFileSync(join(dir, 'site.yaml'), `name: Porchlight\nshortcuts:\n  Calm: ${save.shortcut}\n`)
    return 'site.yaml'
  }
  const at = (name: string) => join(dir, save.coach, `${name}.yaml`)
  if ('gone' in save) rmSync(at(save.gone), { force: true })
  else if ('broken' in save) writeFileSync(at(save.broken), `path: ${save.path}\nname: "half`)
  else if ('head' in save) writeFileSync(at('coach'), coachFile(save.coach, save.head))
  else writeFileSync(at(save.stem), pageFile(save.coach, save.page))
  return save.coach
}

const start = {
  'nora/sleep-guide.yaml': undefined,
  ...Object.fromEntries(
    coaches.flatMap((slug, at) => {
      const page = { path: paths[at * 3] ?? '', aliases: [], redirects: [], own: '', live: true }
      return [
        [`${slug}/coach.yaml`, coachFile(slug, { home: page.path, hosts: [`${slug}.example`] })],
        [`${slug}/one.yaml`, pageFile(slug, page)],
        [`${slug}/emails/sleep-guide.md`, goodFiles['nora/emails/sleep-guide.md']],
      ]
    }),
  ),
}

test('after every save the diagnostics of paths, ids, slugs and hosts are those of reading all files anew', () => {
  const reported = new Set<string>()
  fc.assert(
    fc.property(fc.array(saves, { minLength: 5, maxLength: 9 }), (made) => {
      const dir = writeSite(start)
      const options = { dir, publicOrigin: 'https://porch.example' }
      const site = openSite(options)
      site.update(null)
      try {
        for (const save of made) {
          const found = site.update(new Set([carryOut(dir, save)])).diagnostics
          expect(found).toEqual(loadSite(options).diagnostics)
          for (const { rule } of found) reported.add(rule)
        }
      } finally {
        rmSync(dir, { recursive: true })
      }
    }),
    { numRuns: isAll ? 20 : 12, seed: 11 },
  )
  for (const rule of ['path-taken', 'id-taken', 'slug-taken', 'host-taken', 'dead-link', 'redirect-chain'])
    expect(reported, rule).toContain(rule)
})
