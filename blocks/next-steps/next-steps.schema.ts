import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Text, Tone } from '../kit/words.ts'

const Step = z.strictObject({
  title: Text.describe('What happens, with its time: "In two minutes".'),
  text: Text.optional(),
})

export const NextStepsProps = z
  .strictObject({
    type: z.literal('next-steps'),
    variant: z
      .enum(['pins', 'rail', 'plain'])
      .default('pins')
      .describe(
        'pins: numbered, joined by a dotted line; rail: one below the other on a line; plain: a list.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Text.optional(),
    text: Text.optional(),
    steps: z.array(Step).min(2).max(6),
  })
  .describe('What happens, in order.')
export type NextStepsProps = z.infer<typeof NextStepsProps>

withColumns(NextStepsProps.shape.variant, { pins: 'across', rail: 'split', plain: 'split' })
