import { expect, test } from 'vitest'
import { rules } from '../../../engine/compile/validate/registry.ts'
import { plain, prettyDiagnostics } from '../../../scripts/validate/pretty.ts'
import { loadGolden, notesOfGolden, writeGoldenSite } from './golden-site.ts'
import { reportDiagnostic } from './report-diagnostic.ts'

const dir = writeGoldenSite()
const { site, readable, diagnostics } = loadGolden(dir)
const notes = ['2027-03-04T12:00:00Z', '2027-03-05T12:00:00Z'].flatMap((day) => notesOfGolden(dir, day))
const local = (text: string) => text.replaceAll(dir, 'campaigns')

// Where the words or places of the checker change on purpose: vitest run -u, then read what changed.
test('every mistake of every file is reported in one run: place, rule, words, help and fix to the letter', async () => {
  const all = diagnostics.map(reportDiagnostic).join('\n\n')
  await expect(`${local(all)}\n`).toMatchFileSnapshot('expected.txt')
})

test('what is worth a look on a day, and no fault', async () => {
  const shown = new Set(notes.map(reportDiagnostic))
  await expect(`${local([...shown].join('\n\n'))}\n`).toMatchFileSnapshot('notes.txt')
})

test('each rule is broken at least once; more than sixty faults in more than fifteen files', () => {
  const broken = new Set<string>([...diagnostics, ...notes].map(({ rule }) => rule))
  expect(Object.keys(rules).filter((rule) => !broken.has(rule))).toEqual([])
  expect(diagnostics.length).toBeGreaterThan(60)
  expect(new Set(diagnostics.map(({ file }) => file)).size).toBeGreaterThan(15)
})

test('what can be read stays to be looked at, whatever is wrong beside it', () => {
  expect(site).toBeUndefined()
  const ids = readable?.campaigns.map(({ id }) => id)
  expect(ids).toContain('nora/sleep-guide')
  expect(ids).toContain('nora/evening-class')
  expect(readable?.emails).toHaveProperty('nora/sleep-guide')
})

test('as people read it: file by file, with the lines around', async () => {
  const files = [...new Set(diagnostics.map(({ file }) => file))].slice(0, 3)
  const shown = diagnostics.filter(({ file }) => files.includes(file))
  await expect(`${local(prettyDiagnostics(shown, plain))}\n`).toMatchFileSnapshot('pretty.txt')
})
