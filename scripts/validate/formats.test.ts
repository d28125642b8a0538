import { expect, test } from 'vitest'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { githubOf, jobSummary } from './github.ts'
import { jsonOf } from './json.ts'
import { plain, prettyChange, prettyNotes, prettyDiagnostics } from './pretty.ts'

const diagnostic: Diagnostic = {
  file: '/repo/campaigns/nora/a,b.yaml',
  line: 3,
  column: 5,
  end: { line: 3, column: 9 },
  path: 'sections[0].titel',
  rule: 'unknown-key',
  message: 'this key is not known: 100%\nreally.',
  fix: 'Did you mean "title"?',
  repair: [{ start: 30, end: 35, text: 'title' }],
  related: [{ file: '/repo/campaigns/nora/c.yaml', line: 1, column: 1 }],
  frame: '> 3 |     titel: ::error::x\n    |     ^',
}
const bare: Diagnostic = {
  file: '/repo/x.yaml',
  line: 1,
  column: 1,
  path: '',
  rule: 'tag',
  message: 'a <b> | c.',
}
const outcome = (diagnostics: Diagnostic[], notes: Diagnostic[] = []) => ({
  diagnostics,
  notes,
  elsewhere: 0,
  site: undefined,
  fixed: undefined,
})

test('pretty: each file with the lines around a mistake, the fix and the other places', () => {
  expect(prettyDiagnostics([diagnostic, bare], plain)).toBe(`/repo/campaigns/nora/a,b.yaml  1 diagnostic

/repo/campaigns/nora/a,b.yaml:3:5 sections[0].titel: this key is not known: 100%
really. (unknown-key)
> 3 |     titel: ::error::x
    |     ^
  help: Did you mean "title"?
  see:  /repo/campaigns/nora/c.yaml:1:1
  --fix can repair this.


/repo/x.yaml  1 diagnostic

/repo/x.yaml:1:1: a <b> | c. (tag)`)
})

test('json: every diagnostic has every key, null for unknown values', () => {
  const reported: unknown = JSON.parse(jsonOf(outcome([diagnostic, bare])))
  expect(reported).toMatchObject({
    version: 1,
    diagnostics: [
      {
        line: 3,
        column: 5,
        endLine: 3,
        endColumn: 9,
        repair: diagnostic.repair,
        related: diagnostic.related,
      },
      { endLine: null, endColumn: null, fix: null, repair: null, related: [], frame: null },
    ],
    summary: { diagnostics: 2, files: 2, repairable: 1, elsewhere: 0 },
  })
})

test('github: an annotation can be parsed back unchanged', () => {
  const [first] = githubOf(outcome([diagnostic]), '/repo').split('\n')
  expect(first).toBe(
    '::error file=campaigns/nora/a%2Cb.yaml,line=3,endLine=3,col=5,endColumn=9,title=unknown-key at ' +
      'sections[0].titel::this key is not known: 100%25%0Areally. Did you mean "title"?',
  )
})

test('a note is a line for people, a warning on GitHub and a separate list for programs, and no diagnostic', () => {
  const { repair: _repair, ...note } = { ...diagnostic, message: 'began yesterday.', fix: 'Look.' }
  expect(prettyNotes([note], plain)).toBe(
    '/repo/campaigns/nora/a,b.yaml:3:5 sections[0].titel: note: began yesterday. Look.',
  )
  const reported = outcome([], [note])
  expect(githubOf(reported, '/repo').split('\n')).toEqual([
    expect.stringMatching(/^::warning file=campaigns.*::began yesterday\. Look\.$/),
    'Nothing is wrong here.',
  ])
  expect(JSON.parse(jsonOf(reported))).toMatchObject({
    diagnostics: [],
    notes: [{ line: 3, message: 'began yesterday.' }],
    summary: { diagnostics: 0 },
  })
})

test('github: at most ten annotations, then all diagnostics, and no line of a file is a command to the runner', () => {
  const lines = githubOf(
    outcome(Array.from({ length: 12 }, (_, line) => ({ ...diagnostic, line }))),
    '/repo',
  ).split('\n')
  const stop = lines.findIndex((line) => line.startsWith('::stop-commands::'))
  const token = (lines[stop] ?? '').slice('::stop-commands::'.length)
  expect(lines.slice(0, stop).filter((line) => line.startsWith('::error '))).toHaveLength(10)
  expect(lines.indexOf(`::${token}::`)).toBe(lines.length - 2)
  expect(lines.slice(stop).filter((line) => line.includes('(unknown-key)'))).toHaveLength(12)
  expect(lines.at(-1)).toMatch(/^12 diagnostics in 1 file\./)
})

test('the summary of a job is a table that shows the text of files as text', () => {
  const summary = jobSummary(outcome([bare]), '/repo')
  expect(summary).toContain('\n| x.yaml:1:1 | a &#60;b&#62; &#124; c. |  | tag |\n')
})

test('the summary of a job stays below the limit of GitHub', () => {
  const many = Array.from({ length: 300 }, () => ({ ...bare, message: 'x'.repeat(5000) }))
  const summary = jobSummary(outcome(many), '/repo')
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
  expect(summary).toMatch(/\n\d+ more are in the log of the step\.\n$/)
})

test.each([
  ['alias', 'aliases', 'alias -> aliases'],
  ['', ' ', '"" -> " "'],
  ['  a: 1\n', '', 'removed a: 1'],
  ['', '  a: 1\n', 'added a: 1'],
])('a change of %j to %j is shown as %s', (from, to, words) => {
  const place = { file: 'a.yaml', line: 1, column: 2, rule: 'type' }
  expect(prettyChange({ ...place, from, to }, plain)).toBe(`a.yaml:1:2 ${words} (type)`)
})
