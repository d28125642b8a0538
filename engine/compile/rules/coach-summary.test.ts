import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadGolden, writeGoldenSite } from '../../../tests/authoring/golden/golden-site.ts'
import { goodFiles, secondCampaign, writeSite } from '../../../tests/fixtures/site-fixture.ts'
import { SiteFile } from '../../campaign/schema/site-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { openSite } from '../load/open-site.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import { globalRules } from '../validate/site-rules.ts'
import type { CoachSummary } from './coach-summary.ts'

const publicOrigin = 'https://porch.example'

const summariesIn = (dir: string): CoachSummary[] => [
  ...openSite({ dir, publicOrigin }).update(null).summaries.values(),
]

const throughJson = (summaries: CoachSummary[]): CoachSummary[] => JSON.parse(JSON.stringify(summaries))

const check = (dir: string, summaries: CoachSummary[]): Diagnostic[] => {
  const { parsed: site } = readParsedFile(join(dir, 'site.yaml'), SiteFile)
  return globalRules.flatMap((rule) => rule.check({ publicOrigin, site, summaries }))
}

const page = (path: string) =>
  secondCampaign().replace('/other', path).replace('name: Sleep guide', 'name: Another')

/** Every fault that only a look at all coaches finds. */
const faulty = {
  'site.yaml': 'name: Porchlight\nshortcuts:\n  Calm: /nowhere\n',
  'nora/twice.yaml': page('/twice')
    .replace('aliases: []', 'aliases: [/sleep, /more, /more]')
    .replace('redirects: []', 'redirects: [/off]'),
  'nora/same-id.yaml': page('/same-id').replace('name:', 'id: nora/twice\nname:'),
  'nora/slug.yaml': page('/slug').replace('sections:', 'pageSlug: twice\nsections:'),
  'nora/hidden.yaml': page('/hidden').replace('name:', 'live: false\nname:'),
  'nora/typo.yaml': page('/typo').replace('path:', 'pth:').replace("'#form'", '/hidden'),
  'nora/links.yaml': page('/links').replace("'#form'", "'#from'"),
  'nora/emails/later.md': (goodFiles['nora/emails/sleep-guide.md'] ?? '').replace('{pageUrl}', '/nowhere'),
  'otto/coach.yaml': (goodFiles['nora/coach.yaml'] ?? '')
    .replace('slug: nora', 'slug: otto')
    .replace('home: /sleep-guide', 'home: /off\nlinks: { terms: /terms }'),
  'otto/made.yaml': readFileSync(join(import.meta.dirname, '../starters/booking.yaml'), 'utf8')
    .replace('COACH', 'otto')
    .replace('PATH', '/plan')
    .replace('CALENDAR', 'https://porch.example/nowhere'),
}

const sites = [
  ['the golden site of faults', writeGoldenSite()],
  ['faults of every rule over all coaches', writeSite(faulty)],
  ["Porchlight's own campaigns", join(import.meta.dirname, '../../../campaigns')],
] as const

test.each(sites)('a summary is plain JSON: %s', (_, dir) => {
  const summaries = summariesIn(dir)
  expect(summaries.length).toBeGreaterThan(1)
  expect(throughJson(summaries)).toStrictEqual(summaries)
})

test.each(sites)('summaries that went through JSON give the same diagnostics: %s', (_, dir) => {
  const summaries = summariesIn(dir)
  const found = check(dir, throughJson(summaries))
  expect(JSON.stringify(found)).toBe(JSON.stringify(check(dir, summaries)))
})

test('each rule over all coaches is broken, and every diagnostic has its place', () => {
  const [, dir] = sites[1]
  const found = check(dir, throughJson(summariesIn(dir)))
  const ids = globalRules.flatMap(({ ids: own = {} }) => Object.keys(own))
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(ids))
  expect(found.map(({ file }) => file.slice(dir.length + 1))).toEqual(
    expect.arrayContaining(['nora/emails/later.md', 'nora/typo.yaml', 'otto/coach.yaml', 'site.yaml']),
  )
  expect(found.map(({ path }) => path)).toContain('with.calendar')
  expect(found.filter(({ frame }) => !frame)).toEqual([])
})

test.each(sites)('what they alone report is in the whole validation, to the letter: %s', (_, dir) => {
  const ids = globalRules.flatMap(({ ids: own = {} }) => Object.keys(own))
  const whole = loadGolden(dir).diagnostics.filter(({ rule }) => rule !== 'dead-link' && ids.includes(rule))
  expect(check(dir, throughJson(summariesIn(dir)))).toEqual(expect.arrayContaining(whole))
})

test('a file that is gone since its summary was made has its diagnostics at its beginning', () => {
  const dir = writeSite(faulty)
  const summaries = summariesIn(dir)
  const before = check(dir, summaries)
  rmSync(join(dir, 'nora'), { recursive: true })
  rmSync(join(dir, 'otto'), { recursive: true })
  const after = check(dir, summaries)
  expect(after.map(({ rule, file }) => ({ rule, file }))).toEqual(
    before.map(({ rule, file }) => ({ rule, file })),
  )
  expect(after.filter(({ file, line }) => line > 1 && !file.endsWith('site.yaml'))).toEqual([])
})
