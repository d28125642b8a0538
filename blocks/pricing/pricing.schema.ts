import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Choice, Cta, Eyebrow, Text, Title, Tone } from '../kit/words.ts'

const Offer = z.strictObject({
  name: Title.describe('What it is called: "Six sessions".'),
  mark: Eyebrow.optional().describe(
    'Why to look here first: "Most people begin with this". For one offer at most.',
  ),
  price: Text.max(24).describe('The whole price with its currency: "€ 1,200". "Free" is a price, too.'),
  per: Eyebrow.optional().describe('What it pays for, small behind the price: "for three months".'),
  text: Text.optional().describe('Whom it suits, in a sentence.'),
  points: z.array(Text.describe('One thing that is in it.')).min(1).max(10).describe('What is in it.'),
  action: Cta.extend({
    chooses: Choice.optional().describe(
      'The option of the form that a press selects; without scripts it leads to the form alone.',
    ),
  })
    .optional()
    .describe('"#form" leads to the form.'),
})

export const PricingProps = z
  .strictObject({
    type: z.literal('pricing'),
    variant: z
      .enum(['columns', 'single'])
      .default('columns')
      .describe(
        'columns: two or three offers side by side; single: one offer, the price beside what is in it.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    offers: z
      .array(Offer)
      .min(1)
      .max(3)
      .refine((offers) => offers.filter(({ mark }) => mark !== undefined).length < 2, {
        error: 'have more than one "mark": it says which of them to look at first',
      })
      .describe('What can be bought, in order.'),
    note: Text.optional().describe('What holds for all of them: taxes, instalments, how to cancel.'),
  })
  .describe('What it costs, and what is in it.')
export type PricingProps = z.infer<typeof PricingProps>

withColumns(PricingProps.shape.variant, { columns: 'across', single: 'split' })
