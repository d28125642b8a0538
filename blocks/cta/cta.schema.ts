import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Text, Title, Tone, Written } from '../kit/words.ts'

export const CtaProps = z
  .strictObject({
    type: z.literal('cta'),
    variant: z
      .enum(['echo', 'line', 'dusk'])
      .default('line')
      .describe(
        "echo: the hero's drawing returns, cropped; line: one sentence and a button; dusk: a glow, and the drawing or its mark going down.",
      ),
    tone: Tone.default('deep'),
    anchor: Anchor.optional(),
    title: Title.describe('A new argument, not the headline again. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    action: Cta.describe('"#form" leads to the form.'),
    written: Written.optional().describe(
      'What is written in the drawing of an echo, a few letters an entry: what readers have when they leave. On the stairs there is room for four; on a sheet with a week, a word for each day: what its hours are for then. On a ticket they are lines to fill in, in `slices` words on the fruit.',
    ),
    note: Text.optional().describe('A line under the button.'),
  })
  .describe('A last push: one argument and a button.')
export type CtaProps = z.infer<typeof CtaProps>

withColumns(CtaProps.shape.variant, { echo: 'wide', line: 'wide', dusk: 'wide' })
