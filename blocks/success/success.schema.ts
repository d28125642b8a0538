import { z } from 'zod'
import { Fact } from '../kit/fact.ts'
import { Anchor, Cta, Text, Tone } from '../kit/words.ts'

const NextStep = z.strictObject({
  title: Text.describe('What to do or expect, with its time: "In a minute".'),
  text: Text.optional(),
})

export const SuccessProps = z
  .strictObject({
    type: z.literal('success'),
    variant: z
      .enum(['in-place'])
      .default('in-place')
      .describe('in-place: takes the place of the form; its own page for visitors without scripts.'),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Text.optional().describe('What has happened: "You\'re Registered!".'),
    text: Text.optional(),
    facts: z.array(Fact).max(4).optional().describe('Date, length, place.'),
    steps: z.array(NextStep).max(4).optional().describe('What happens next, in order.'),
    action: Cta.optional().describe('One thing to do now.'),
  })
  .describe('What a visitor sees after the form was sent. Hidden until then.')
export type SuccessProps = z.infer<typeof SuccessProps>
