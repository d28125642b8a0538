import { FormulaFault } from './formula-fault.ts'
import { readFormula } from './formula.ts'
import type { FormulaFunction, Sign } from './formula.ts'

/** The least and the most. */
export type Range = readonly [number, number]

/** What a formula may come to (interval arithmetic). Throws a FormulaFault, also where a division by zero may be. */
export const formulaRange = (text: string, inputs: ReadonlyMap<string, Range>): Range =>
  readFormula<Range>(text, {
    number: (value) => [value, value],
    input: (name) => {
      const range = inputs.get(name)
      if (!range) throw new FormulaFault(`there is no input "${name}"`, name)
      return range
    },
    combine: (sign, left, right, divisor) => {
      if (sign === '/' && right[0] <= 0 && right[1] >= 0)
        throw new FormulaFault(`divides by "${divisor}", which may be 0`, divisor)
      return combined[sign](left, right)
    },
    call: (name, parts) => called[name](parts),
  })

const combined: Record<Sign, (left: Range, right: Range) => Range> = {
  '+': (left, right) => [left[0] + right[0], left[1] + right[1]],
  '-': (left, right) => [left[0] - right[1], left[1] - right[0]],
  '*': (left, right) => around(left.flatMap((one) => right.map((other) => one * other))),
  '/': (left, right) => around(left.flatMap((one) => right.map((other) => one / other))),
}

const called: Record<FormulaFunction, (parts: Range[]) => Range> = {
  min: (parts) => [Math.min(...parts.map(least)), Math.min(...parts.map(most))],
  max: (parts) => [Math.max(...parts.map(least)), Math.max(...parts.map(most))],
  round: ([part = [0, 0]]) => [Math.round(part[0]), Math.round(part[1])],
}

const least = ([value]: Range) => value
const most = ([, value]: Range) => value

export const around = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)]
