import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Eyebrow, Text, Title, Tone } from '../kit/words.ts'

export const CountdownProps = z
  .strictObject({
    type: z.literal('countdown'),
    variant: z
      .enum(['line', 'wide'])
      .default('line')
      .describe(
        'line: the words left, the time that is left on the right; wide: one below the other, large.',
      ),
    tone: Tone.default('deep'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('A few words above the title.'),
    title: Title.optional().describe('What begins. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    over: Text.describe(
      'What is said from then on, in place of the time that is left: "We have begun. The next evening is in March."',
    ),
    action: Cta.optional().describe('The button.'),
  })
  .describe(
    "The time that is left until the event of the page begins, and when that is where the reader is. The date is the event's own, and so is the end.",
  )
export type CountdownProps = z.infer<typeof CountdownProps>

withColumns(CountdownProps.shape.variant, { line: 'split', wide: 'wide' })
