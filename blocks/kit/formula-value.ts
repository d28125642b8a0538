import { FormulaFault } from './formula-fault.ts'
import { readFormula } from './formula.ts'
import type { Arithmetic, FormulaFunction, Sign } from './formula.ts'

/** What a formula comes to. An input that has no value makes it NaN. */
export const formulaValue = (text: string, values: Readonly<Record<string, number>>): number =>
  readOr(NaN, text, {
    number: (value) => value,
    input: (name) => values[name] ?? NaN,
    combine: (sign, left, right) => combined[sign](left, right),
    call: (name, parts) => called[name](...parts),
  })

/** A build refuses what is no formula; the dev server shows the rest of its page. */
const readOr = <Value>(otherwise: Value, text: string, arithmetic: Arithmetic<Value>): Value => {
  try {
    return readFormula(text, arithmetic)
  } catch (error) {
    if (error instanceof FormulaFault) return otherwise
    throw error
  }
}

const combined: Record<Sign, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
}

const called: Record<FormulaFunction, (...parts: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  round: Math.round,
}

/** The formula as the code of a browser; `places`: the inputs in order of their values in the array `v`. */
export const formulaCode = (text: string, places: readonly string[]): string =>
  readOr('NaN', text, {
    number: String,
    input: (name) => `v[${places.indexOf(name)}]`,
    combine: (sign, left, right) => `(${left}${sign}${right})`,
    call: (name, parts) => `Math.${name}(${parts.join()})`,
  })
