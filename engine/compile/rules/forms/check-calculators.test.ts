import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const inputs = `[{ type: range, name: hours, label: Hours, from: 0, to: 40, start: 6 },
      { type: choice, name: often, label: How often?, options: [{ label: Weekly, value: 46 }, { label: Never, value: 0 }] }]`

const reportedOf = (formula: string) => {
  const section = `  - type: calculator
    inputs: ${inputs}
    results: [{ label: In a year, formula: ${formula} }]
`
  const { diagnostics } = loadWith(edited(campaignFile, '  - type: form\n', `${section}  - type: form\n`))
  return diagnostics
    .filter(({ rule }) => rule === 'formula')
    .map(({ line, column, end, path, message, fix }) => ({
      line,
      column,
      until: end?.column,
      path,
      message,
      fix,
    }))
}

test('a sum of its inputs is in order, and so is a divisor that stays above 0', () => {
  expect(reportedOf('hours * often * 80')).toEqual([])
  expect(reportedOf("'round(hours * 46 / max(often, 1))'")).toEqual([])
})

test('an unknown input is reported where it is written, with the nearest name', () => {
  const [found] = reportedOf('80 * hour * often')
  expect(found).toMatchObject({
    path: 'sections[0].results[0].formula',
    message: 'there is no input "hour".',
    fix: 'Did you mean "hours"? The inputs: hours, often.',
  })
  expect(found && (found.until ?? 0) - found.column).toBe(4)
})

test('a divisor that may be 0 is reported, whichever values are chosen at first', () => {
  expect(reportedOf('80 / often')).toMatchObject([
    {
      message: 'divides by "often", which may be 0.',
      fix: 'Let its inputs begin above 0, or write "max(often, 1)" for it.',
    },
  ])
})

test('what is no formula is reported with what one is made of', () => {
  expect(reportedOf("'hours % 2'")).toMatchObject([
    {
      message: 'has "%", which is no part of a formula.',
      fix: 'Write inputs, numbers such as 0.5, + - * / ( ), min(a, b), max(a, b) or round(a).',
    },
  ])
})
