import { z } from 'zod'
import { CalculatorInput } from '../kit/calculator-input.ts'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Text, Title, Tone } from '../kit/words.ts'

const Result = z.strictObject({
  label: Text.max(80).describe('What it is, in a few words.'),
  formula: Text.max(200).describe(
    'How it is worked out: names of inputs, numbers, + - * / ( ), min(a, b), max(a, b) and round(a).',
  ),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'must be the three capitals of a currency, such as "EUR"' })
    .optional()
    .describe('Shown as money of this currency: three capitals (ISO 4217).'),
  unit: Text.max(24).optional().describe('After the figure: "hours", "%".'),
  decimals: z.number().int().min(0).max(2).default(0).describe('Digits after the point, at most.'),
  text: Text.optional().describe('A sentence about it.'),
})

export const CalculatorProps = z
  .strictObject({
    type: z.literal('calculator'),
    variant: z
      .enum(['beside', 'below'])
      .default('beside')
      .describe('beside: the results on a dark page beside the inputs; below: on a dark band below them.'),
    tone: Tone.default('paper'),
    anchor: Anchor.default('calculator'),
    title: Title.optional().describe('What is worked out. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the title.'),
    inputs: z.array(CalculatorInput).min(1).max(5).describe('What the reader sets.'),
    results: z
      .array(Result)
      .min(1)
      .max(3)
      .describe('What comes out; the first is shown largest, on a ticket the last.'),
    note: Text.optional().describe('A quiet line below the results: what is left out, whose example it is.'),
    action: Cta.optional().describe('A button below the results.'),
  })
  .superRefine(({ inputs }, context) => {
    for (const [index, { name }] of inputs.entries())
      if (inputs.findIndex((input) => input.name === name) < index)
        context.addIssue({
          code: 'custom',
          path: ['inputs', index, 'name'],
          message: 'is the name of an input above',
        })
  })
  .describe(
    'A sum with the numbers of the reader. Without scripts it is an example, worked out; nothing of it is sent or stored.',
  )
export type CalculatorProps = z.infer<typeof CalculatorProps>

withColumns(CalculatorProps.shape.variant, { beside: 'split', below: 'across' })
