import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Text, Title, Tone } from '../kit/words.ts'

const Side = z.strictObject({
  title: Title.optional().describe('Heading of the list: "Come if".'),
  items: z.array(Text).min(1).max(8).describe('Each goes on from the heading of the list.'),
})

export const FitProps = z
  .strictObject({
    type: z.literal('fit'),
    variant: z
      .enum(['two-lists', 'sentence'])
      .default('two-lists')
      .describe('two-lists: ticks and crosses side by side; sentence: two paragraphs.'),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    fit: Side.describe('Who it is for.'),
    notFit: Side.optional().describe('Who it is not for: real exclusions.'),
  })
  .describe('Who this is for, and who not.')
export type FitProps = z.infer<typeof FitProps>

withColumns(FitProps.shape.variant, { 'two-lists': 'across', sentence: 'wide' })
