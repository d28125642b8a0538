import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Eyebrow, Text, Title, Tone } from '../kit/words.ts'

const Step = z.strictObject({
  title: Title.describe('What happens, with its time: "In two minutes".'),
  text: Text.optional().describe('One or two sentences about it.'),
  note: Text.optional().describe('A figure with its unit, small behind the title: "5 min".'),
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
    eyebrow: Eyebrow.optional().describe('Small line above the title: "Part 2, 15 minutes".'),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    steps: z.array(Step).min(2).max(6).describe('What happens, in order.'),
  })
  .describe('What happens, in order.')
export type NextStepsProps = z.infer<typeof NextStepsProps>

withColumns(NextStepsProps.shape.variant, { pins: 'across', rail: 'split', plain: 'split' })
