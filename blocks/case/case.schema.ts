import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Eyebrow, Text, Title, Tone } from '../kit/words.ts'

const State = z.strictObject({
  when: Text.max(60).optional().describe('The day or month it was so: "March 2025".'),
  text: Text.describe('How it was, in a sentence or two that can be checked.'),
  figure: Text.max(24).optional().describe('One figure with its unit, large: "7 h", "€ 40,000".'),
})

export const CaseProps = z
  .strictObject({
    type: z.literal('case'),
    variant: z
      .enum(['turn', 'record'])
      .default('turn')
      .describe('turn: before and after side by side; record: one below the other, along a line.'),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('Who it was: "A practice of six, Halden Bridge".'),
    title: Title.optional().describe('What changed. *Stars* colour a part of it.'),
    before: State.describe('How it was.'),
    between: Text.optional().describe('What was done, in one sentence.'),
    after: State.describe('How it is since.'),
    source: Text.optional().describe('Who says so, and since when: a name, a date, a paper.'),
  })
  .describe('One case: before, what was done, after.')
export type CaseProps = z.infer<typeof CaseProps>

withColumns(CaseProps.shape.variant, { turn: 'across', record: 'split' })
