import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Figure, Text, Title, Tone } from '../kit/words.ts'

export const StatsProps = z
  .strictObject({
    type: z.literal('stats'),
    variant: z
      .enum(['inline', 'strip', 'ledger'])
      .default('strip')
      .describe(
        'inline: figures under a text; strip: full width, hairlines between; ledger: a list with leader dots.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    figures: z.array(Figure).min(1).max(6).describe('The figures, in order.'),
    note: Text.optional().describe('Where the figures come from.'),
  })
  .describe('Figures that can be checked.')
export type StatsProps = z.infer<typeof StatsProps>

withColumns(StatsProps.shape.variant, { inline: 'split', strip: 'across', ledger: 'split' })
