import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Text, Title, Tone } from '../kit/words.ts'

export const FaqProps = z
  .strictObject({
    type: z.literal('faq'),
    variant: z
      .enum(['split', 'wide'])
      .default('split')
      .describe('split: title left, questions right; wide: questions below the title.'),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    action: Cta.optional().describe('A button beside the questions, for readers who have no more of them.'),
    questions: z
      .array(
        z.strictObject({
          question: Text.describe('As the reader would ask it.'),
          answer: Text.describe('A straight answer.'),
        }),
      )
      .min(1)
      .max(12)
      .describe('The fear first; the first one is open.'),
  })
  .describe('Questions and answers.')
export type FaqProps = z.infer<typeof FaqProps>

withColumns(FaqProps.shape.variant, { split: 'split', wide: 'wide' })
