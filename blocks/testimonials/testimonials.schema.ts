import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Text, Title, Tone } from '../kit/words.ts'

const Quote = z.strictObject({
  text: Text.describe('What was said, at most 25 words. *Stars* colour the clause that matters.'),
  name: Text.describe('Who said it.'),
  detail: Text.optional().describe('Role, outcome or date: what makes it checkable.'),
  sample: z
    .boolean()
    .default(false)
    .describe('true: invented for a sample page, not a real person. Replace it before the page goes live.'),
})

export const TestimonialsProps = z
  .strictObject({
    type: z.literal('testimonials'),
    variant: z
      .enum(['statement', 'figure', 'columns'])
      .default('statement')
      .describe(
        'statement: one large quote; figure: one quote beside its person; columns: two to four quotes.',
      ),
    tone: Tone.default('deep'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    quotes: z.array(Quote).min(1).max(4).describe('The quotes, in order.'),
  })
  .describe('What people say who are like the reader.')
export type TestimonialsProps = z.infer<typeof TestimonialsProps>

withColumns(TestimonialsProps.shape.variant, { statement: 'wide', figure: 'wide', columns: 'across' })
