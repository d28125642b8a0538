import { FormulaFault } from './formula-fault.ts'

type Token = { text: string; at: number; end: number }

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\d+(?:\.\d+)?|[A-Za-z_]\w*|\S/g)].map(({ 0: word, index }) => {
    if (!/^(?:[-+*/(),]|\w+(?:\.\d+)?)$/.test(word))
      throw new FormulaFault(`has "${word}", which is no part of a formula`, word)
    return { text: word, at: index, end: index + word.length }
  })
