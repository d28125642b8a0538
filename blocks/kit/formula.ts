import { FormulaFault } from './formula-fault.ts'
import { tokensOf } from './formula-tokens.ts'

/** What a formula is read into: a number, the numbers it may come to, or code. */
export type Arithmetic<Value> = {
  number: (value: number) => Value
  input: (name: string) => Value
  /** `divisor`: the text on the right. */
  combine: (sign: Sign, left: Value, right: Value, divisor: string) => Value
  call: (name: FormulaFunction, parts: Value[]) => Value
}
export type Sign = '+' | '-' | '*' | '/'
export const formulaFunctions = ['min', 'max', 'round'] as const
export type FormulaFunction = (typeof formulaFunctions)[number]

/** Reads `hours * max(rate, 20) / 2` with the rules of school. Throws a FormulaFault. */
export const readFormula = <Value>(text: string, arithmetic: Arithmetic<Value>): Value => {
  const tokens = tokensOf(text)
  let at = 0
  const next = () => tokens[at]?.text
  const take = (expected?: string): string => {
    const token = tokens[at]
    if (!token) throw new FormulaFault(`ends where ${expected ?? 'a number or an input'} should follow`, text)
    if (expected !== undefined && token.text !== expected)
      throw new FormulaFault(`has "${token.text}" where ${expected} should be`, token.text)
    at += 1
    return token.text
  }
  const chain = (signs: readonly Sign[], part: () => Value): Value => {
    let left = part()
    for (;;) {
      const sign = signs.find((each) => each === next())
      if (sign === undefined) return left
      at += 1
      const from = tokens[at]?.at ?? 0
      const right = part()
      left = arithmetic.combine(sign, left, right, text.slice(from, tokens[at - 1]?.end))
    }
  }
  const sum = (): Value => chain(['+', '-'], () => chain(['*', '/'], factor))
  const factor = (): Value => {
    const word = take()
    if (word === '-') return arithmetic.combine('-', arithmetic.number(0), factor(), '')
    if (word === '(') return closed(sum())
    if (/^\d/.test(word)) return arithmetic.number(Number(word))
    const name = formulaFunctions.find((each) => each === word)
    if (name !== undefined) return arithmetic.call(name, partsOf(name))
    if (/^\w/.test(word)) return arithmetic.input(word)
    throw new FormulaFault(`has "${word}" where a number or an input should be`, word)
  }
  const closed = (value: Value): Value => {
    take(')')
    return value
  }
  const partsOf = (name: FormulaFunction): Value[] => {
    take('(')
    const parts = [sum()]
    while (next() === ',') {
      at += 1
      parts.push(sum())
    }
    if ((name === 'round') !== (parts.length === 1))
      throw new FormulaFault(`${name} takes ${name === 'round' ? 'one part' : 'two parts or more'}`, name)
    take(')')
    return parts
  }
  const value = sum()
  const rest = next()
  if (rest !== undefined) throw new FormulaFault(`has "${rest}" where a sign such as * should be`, rest)
  return value
}
