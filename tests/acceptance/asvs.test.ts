import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTitle } from './read-promises.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8')

/** Numbers of the requirements of levels 1 and 2, by section. */
const sections: Record<string, number[]> = JSON.parse(read('tests/fixtures/asvs-5.0-level-2.json'))
const requirements = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
)

const document = read('server/ASVS.md')
const rows = document.split('\n').flatMap((line) => {
  const [, ids, answer] = /^\| (V\d\S+(?: to V\S+)?) *\|.*\| (.+?) *\|$/.exec(line) ?? []
  return ids === undefined || answer === undefined ? [] : [{ covers: expand(ids), answer }]
})

function expand(ids: string): string[] {
  const [first = '', last = first] = ids.split(' to ')
  return requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1)
}

const reasons = ['By design: ', 'None here: ', 'Operator: ', 'Not met: ']
const kindOf = (answer: string) => reasons.find((reason) => answer.startsWith(reason)) ?? 'shown by'
const proofsOf = (answer: string) =>
  [...answer.matchAll(/`([^`]+)`: `([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

test('every requirement of ASVS 5.0 up to level 2 has one row', () => {
  expect(rows.flatMap(({ covers }) => covers)).toEqual(requirements)
})

test('every row names tests that exist, or says why it has none', () => {
  expect(
    rows.flatMap(({ answer }) => proofsOf(answer)).filter(({ file, title }) => !hasTitle(file, title)),
  ).toEqual([])
  for (const { covers, answer } of rows) {
    const isShown = kindOf(answer) === 'shown by'
    expect(isShown ? proofsOf(answer).length > 0 : answer.length > 20, `${covers[0]}: ${answer}`).toBe(true)
  }
})

test('the sums are those of the rows', () => {
  const sums = Object.groupBy(rows, ({ answer }) => kindOf(answer))
  const numbers = ['shown by', ...reasons].map(
    (kind) => (sums[kind] ?? []).flatMap(({ covers }) => covers).length,
  )
  const [, summary = ''] = /\n\| requirements[^\n]*\n\|[^\n]*\n\| (.*) \|\n/.exec(document) ?? []
  expect(summary.split('|').map(Number)).toEqual([requirements.length, ...numbers])
})
