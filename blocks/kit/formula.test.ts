import { expect, test } from 'vitest'
import { formulaRange } from './formula-range.ts'
import { formulaCode, formulaValue } from './formula-value.ts'
import { FormulaFault } from './formula-fault.ts'

const values = { hours: 6, rate: 80, none: 0 }
const ranges = new Map([
  ['hours', [1, 40]],
  ['rate', [20, 300]],
  ['none', [0, 5]],
] as const)

const faultOf = (text: string) => {
  try {
    formulaRange(text, ranges)
    return null
  } catch (error) {
    return error instanceof FormulaFault ? [error.message, error.word] : error
  }
}

test.each([
  ['hours * rate * 46', 22_080],
  ['1 + 2 * 3 - 4 / 2', 5],
  ['(1 + 2) * 3', 9],
  ['10 - 3 - 2', 5],
  ['100 / 10 / 2', 5],
  ['-hours + 10', 4],
  ['2 * -3', -6],
  ['min(hours, 4) + max(rate, 100, 90)', 104],
  ['round(hours / 4)', 2],
  ['0.5*hours', 3],
])('%s is %d', (text, value) => {
  expect(formulaValue(text, values)).toBe(value)
  const code = formulaCode(text, Object.keys(values))
  // oxlint-disable-next-line typescript/no-implied-eval -- What a browser runs must come to the same.
  expect(new Function('v', `return ${code}`)(Object.values(values))).toBe(value)
})

test.each([
  ['hours * rate', [20, 12_000]],
  ['hours - rate', [-299, 20]],
  ['none - 5', [-5, 0]],
  ['rate / hours', [0.5, 300]],
  ['max(none, 1)', [1, 5]],
  ['round(rate / 7)', [3, 43]],
])('%s lies in %j', (text, range) => {
  expect(formulaRange(text, ranges)).toEqual(range)
})

test.each([
  ['hour * rate', 'there is no input "hour"', 'hour'],
  ['rate / none', 'divides by "none", which may be 0', 'none'],
  ['rate / (hours - 3)', 'divides by "(hours - 3)", which may be 0', '(hours - 3)'],
  ['rate / 0', 'divides by "0", which may be 0', '0'],
  ['hours rate', 'has "rate" where a sign such as * should be', 'rate'],
  ['hours *', 'ends where a number or an input should follow', 'hours *'],
  ['(hours + 1', 'ends where ) should follow', '(hours + 1'],
  ['hours * / 2', 'has "/" where a number or an input should be', '/'],
  ['20% * hours', 'has "%", which is no part of a formula', '%'],
  ['hours × 2', 'has "×", which is no part of a formula', '×'],
  ['min(hours)', 'min takes two parts or more', 'min'],
  ['round(hours, 2)', 'round takes one part', 'round'],
  ['alert(1)', 'there is no input "alert"', 'alert'],
  ['constructor', 'there is no input "constructor"', 'constructor'],
])('%s: %s', (text, message, word) => {
  expect(faultOf(text)).toEqual([message, word])
})

test('a division is safe where the least of its divisor is kept above 0', () => {
  expect(faultOf('rate / max(none, 1)')).toBeNull()
  expect(faultOf('rate / (none + 1)')).toBeNull()
})

test('what is no formula comes to nothing', () => {
  expect(formulaValue('hours *', values)).toBeNaN()
  expect(formulaValue('hours * minutes', values)).toBeNaN()
  expect(formulaCode('hours *', ['hours'])).toBe('NaN')
})
