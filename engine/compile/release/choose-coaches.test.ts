import { expect, test } from 'vitest'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'
import { chooseCoaches } from './choose-coaches.ts'
import type { Candidate } from './choose-coaches.ts'

/** A version of a coach who has these paths and links. */
type Version = { has?: string[]; links?: string[]; isBroken?: boolean }
type Known = { version: Version; made: Candidate['now']['made']; summary: () => CoachSummary }

const diagnosticIn = (slug: string, rule: string, related: string[] = []): Diagnostic => ({
  file: `${slug}/page.yaml`,
  line: 1,
  column: 1,
  path: 'path',
  rule,
  message: 'it is wrong.',
  related: related.map((other) => ({ file: `${other}/page.yaml`, line: 1, column: 1 })),
})

const versions = new Map<CoachSummary, Version>()
const known = (slug: string, name: string, version: Version): Known => {
  const summary: CoachSummary = {
    slug,
    dir: slug,
    coach: null,
    scheduler: null,
    campaigns: [],
    mails: [],
    pathsOfUnreadable: [],
  }
  versions.set(summary, version)
  const made = version.isBroken ? null : { bundle: `${slug} ${name}`, inputs: `${slug} ${name}`, record: '' }
  return { version, made, summary: () => summary }
}

/** What a path belongs to twice, and links to no path, as the rules over all coaches report them. */
const checkAll = (summaries: CoachSummary[]): Diagnostic[] => {
  const holders = new Map<string, string>()
  const found: Diagnostic[] = []
  for (const summary of summaries)
    for (const path of versions.get(summary)?.has ?? []) {
      const holder = holders.get(path)
      if (holder === undefined) holders.set(path, summary.slug)
      else found.push(diagnosticIn(summary.slug, 'path-taken', [holder]))
    }
  for (const summary of summaries)
    for (const path of versions.get(summary)?.links ?? [])
      if (!holders.has(path)) found.push(diagnosticIn(summary.slug, 'dead-link'))
  return found
}

type Given = { live?: Version; now?: Version }
/** Without `now` the coach is as live. */
const choose = (coaches: Record<string, Given>) => {
  const candidates = Object.entries(coaches).map(([slug, { live, now }]): Candidate => {
    const former = live ? known(slug, 'live', live) : null
    const current = now || !former ? known(slug, 'now', now ?? {}) : former
    const own = current.version.isBroken ? [diagnosticIn(slug, 'unknown-key')] : []
    return {
      slug,
      now: { made: current.made, diagnostics: own, summary: current.summary },
      live: former?.made ? { made: former.made, summary: former.summary } : null,
    }
  })
  const chosen = chooseCoaches(candidates, checkAll, (file) => file.split('/')[0])
  return {
    live: Object.values(chosen.coaches).map(({ bundle }) => bundle),
    kept: chosen.kept.toSorted(),
    rules: chosen.diagnostics.map(({ file, rule }) => `${file} ${rule}`),
  }
}

test('where nothing is wrong everybody goes live as the files are', () => {
  expect(choose({ ida: { live: {}, now: {} }, nora: { live: {} }, omar: { now: {} } })).toEqual({
    live: ['ida now', 'nora live', 'omar now'],
    kept: [],
    rules: [],
  })
})

test('a coach whose files are broken stays as live, and a new one away', () => {
  expect(
    choose({
      ida: { live: {}, now: { isBroken: true } },
      nora: { live: {}, now: {} },
      omar: { now: { isBroken: true } },
    }),
  ).toEqual({
    live: ['ida live', 'nora now'],
    kept: ['ida', 'omar'],
    rules: ['ida/page.yaml unknown-key', 'omar/page.yaml unknown-key'],
  })
})

test('two who claim one path both stay as they were, and a third goes live', () => {
  const claim = { live: {}, now: { has: ['/tea'] } }
  expect(choose({ ida: claim, nora: claim, omar: { live: {}, now: {} } })).toEqual({
    live: ['ida live', 'nora live', 'omar now'],
    kept: ['ida', 'nora'],
    rules: ['nora/page.yaml path-taken'],
  })
})

test('who has the path and is as before stays; who wants it, too, waits', () => {
  expect(
    choose({ ida: { live: {}, now: { has: ['/tea'] } }, nora: { live: { has: ['/tea'] } } }),
  ).toMatchObject({
    live: ['ida live', 'nora live'],
    kept: ['ida'],
  })
})

test('a path that the last good version of a broken coach holds is not free', () => {
  expect(
    choose({
      ida: { live: {}, now: { has: ['/tea'] } },
      nora: { live: { has: ['/tea'] }, now: { isBroken: true } },
    }),
  ).toEqual({
    live: ['ida live', 'nora live'],
    kept: ['ida', 'nora'],
    rules: ['nora/page.yaml unknown-key', 'nora/page.yaml path-taken'],
  })
})

test('who stays as before keeps others from what they would take over or link to, one after the other', () => {
  expect(
    choose({
      ida: { live: { has: ['/tea'] }, now: { has: ['/nap'], isBroken: true } },
      nora: { live: { has: ['/rest'] }, now: { has: ['/tea'] } },
      omar: { live: {}, now: { has: ['/rest'] } },
      zoe: { live: {}, now: { links: ['/nap'] } },
    }),
  ).toMatchObject({
    live: ['ida live', 'nora live', 'omar live', 'zoe live'],
    kept: ['ida', 'nora', 'omar', 'zoe'],
  })
})

test('a link of an unchanged coach that now leads nowhere is reported, and stops nobody', () => {
  expect(choose({ ida: { live: { links: ['/tea'] } }, nora: { live: { has: ['/tea'] }, now: {} } })).toEqual({
    live: ['ida live', 'nora now'],
    kept: [],
    rules: ['ida/page.yaml dead-link'],
  })
})

test('a new link that leads nowhere keeps the coach who saved it as before', () => {
  expect(choose({ ida: { live: {}, now: { links: ['/tea'] } }, nora: { live: {}, now: {} } })).toMatchObject({
    live: ['ida live', 'nora now'],
    kept: ['ida'],
  })
})
