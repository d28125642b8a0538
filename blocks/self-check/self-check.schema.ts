import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Text, Title, Tone } from '../kit/words.ts'

const Result = z.strictObject({
  from: z
    .number()
    .int()
    .min(0)
    .max(10)
    .describe('Shown from so many ticks on, until the next result begins.'),
  title: Title.describe('What it means, in a few words.'),
  text: Text.optional().describe('What to do about it.'),
  action: Cta.optional().describe('A button with this result.'),
})

export const SelfCheckProps = z
  .strictObject({
    type: z.literal('self-check'),
    variant: z
      .enum(['beside', 'below'])
      .default('beside')
      .describe('beside: the result stays in sight beside the sentences; below: it follows them.'),
    tone: Tone.default('paper'),
    anchor: Anchor.default('self-check'),
    title: Title.optional().describe('The question that the check answers. *Stars* colour a part of it.'),
    text: Text.optional().describe('What to do: "Tick what is true this week."'),
    sentences: z
      .array(Text.max(160).describe('A sentence that the reader ticks where it is true.'))
      .min(3)
      .max(10)
      .describe('The sentences to tick.'),
    results: z.array(Result).min(2).max(4).describe('What the number of ticks means, from the fewest on.'),
  })
  .describe(
    'Sentences to tick, and what their number means. It works without scripts, and nothing of it is sent or stored.',
  )
export type SelfCheckProps = z.infer<typeof SelfCheckProps>

withColumns(SelfCheckProps.shape.variant, { beside: 'across', below: 'wide' })
