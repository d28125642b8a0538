import { z } from 'zod'
import { formulaFunctions } from './formula.ts'
import { FieldLabel, Text } from './words.ts'

const common = {
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/, {
      error: 'must be one word of letters and digits that begins small, such as "callHours"',
    })
    .refine((name) => !(formulaFunctions as readonly string[]).includes(name), {
      error: `is taken: ${formulaFunctions.join(', ')} are part of formulas`,
    })
    .describe('Name for the formulas.'),
  label: FieldLabel.describe('Label of the input.'),
}

const bounded = {
  ...common,
  from: z.number().describe('Smallest number allowed.'),
  to: z.number().describe('Largest number allowed.'),
  step: z.number().positive().default(1).describe('From one number to the next.'),
  start: z.number().describe('Number it starts with; without scripts the example is worked out for it.'),
  unit: Text.max(24).optional().describe('After the number: "hours", "€"; before it: "$", "£", "¥".'),
}

type Bounds = { from: number; to: number; start: number }
const inOrder = ({ from, to }: Bounds) => from < to
const order = { path: ['to'], error: 'must be larger than "from"' }
const isInside = ({ from, to, start }: Bounds) => from >= to || (start >= from && start <= to)
const inside = { path: ['start'], error: 'must lie between "from" and "to"' }

const Option = z.strictObject({
  label: FieldLabel.describe('What the visitor reads.'),
  value: z.number().describe('The number that it stands for in formulas.'),
})

export const CalculatorInput = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('range').describe('A slider.'), ...bounded })
    .refine(inOrder, order)
    .refine(isInside, inside),
  z
    .strictObject({ type: z.literal('number').describe('A number to type.'), ...bounded })
    .refine(inOrder, order)
    .refine(isInside, inside),
  z.strictObject({
    type: z.literal('choice').describe('Words, each of which stands for a number; it starts with the first.'),
    ...common,
    options: z.array(Option).min(2).max(4).describe('The choices, in order.'),
  }),
])
export type CalculatorInput = z.infer<typeof CalculatorInput>
