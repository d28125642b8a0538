import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Eyebrow, Text, Title, Tone } from '../kit/words.ts'

export const TextProps = z
  .strictObject({
    type: z.literal('text'),
    variant: z
      .enum(['beside', 'column', 'pair'])
      .default('beside')
      .describe(
        'beside: the title left, the text right; column: one narrow column; pair: the text in two columns.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('A few words above the title.'),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    lead: Text.optional().describe('The first sentences, larger.'),
    paragraphs: z.array(Text.describe('A paragraph.')).min(1).max(12).describe('The text.'),
    action: Cta.optional().describe('"#form" leads to the form.'),
  })
  .describe('Plain text that has something to say.')
export type TextProps = z.infer<typeof TextProps>

withColumns(TextProps.shape.variant, { beside: 'split', column: 'wide', pair: 'across' })
