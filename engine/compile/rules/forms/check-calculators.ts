import { Section } from '../../../campaign/schema/campaign.ts'
import { around, FormulaFault, formulaRange } from '../../../campaign/schema/words.ts'
import type { CalculatorInput } from '../../../campaign/schema/words.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { defineRule } from '../define-rule.ts'

const checkCalculators = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap(({ source, sections }) =>
    sections.flatMap((raw, index) => {
      const section = raw['type'] === 'calculator' ? Section.safeParse(raw).data : undefined
      if (section?.type !== 'calculator') return []
      return section.results.flatMap(({ formula }, at) => {
        const fault = faultOf(formula, section.inputs)
        return fault
          ? [source.report(['sections', index, 'results', at, 'formula'], { rule: 'formula', ...fault })]
          : []
      })
    }),
  )

export const calculatorRule = defineRule({
  ids: {
    formula: {
      says: 'A formula is made of the inputs of its calculator, and never divides by 0.',
    },
  },
  check: checkCalculators,
})

const faultOf = (formula: string, inputs: readonly CalculatorInput[]) => {
  try {
    formulaRange(formula, new Map(inputs.map((input) => [input.name, rangeOf(input)])))
    return null
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error
    const { message, word } = error
    return { message: `${message}.`, fix: fixOf(message, word, inputs), word }
  }
}

const rangeOf = (input: CalculatorInput) =>
  input.type === 'choice' ? around(input.options.map(({ value }) => value)) : around([input.from, input.to])

const fixOf = (message: string, word: string, inputs: readonly CalculatorInput[]): string => {
  const names = inputs.map(({ name }) => name)
  if (message.startsWith('there is')) return `${didYouMean(word, names)}The inputs: ${names.join(', ')}.`
  if (message.startsWith('divides')) return `Let its inputs begin above 0, or write "max(${word}, 1)" for it.`
  return 'Write inputs, numbers such as 0.5, + - * / ( ), min(a, b), max(a, b) or round(a).'
}
