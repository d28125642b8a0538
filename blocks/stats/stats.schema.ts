import { z } from 'zod'
import { Anchor, Text, Tone } from '../kit/words.ts'

const Figure = z.strictObject({
  value: Text.max(24).describe('The figure with its unit: "500+", "35-50%".'),
  label: Text.describe('What it counts, and where.'),
})

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
    title: Text.optional(),
    text: Text.optional(),
    figures: z.array(Figure).min(1).max(6),
    note: Text.optional().describe('Where the figures come from.'),
  })
  .describe('Figures that can be checked.')
export type StatsProps = z.infer<typeof StatsProps>
