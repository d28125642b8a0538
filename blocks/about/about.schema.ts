import { z } from 'zod'
import { Anchor, Picture, Text, Tone } from '../kit/words.ts'

export const AboutProps = z
  .strictObject({
    type: z.literal('about'),
    variant: z
      .enum(['arch', 'letter'])
      .default('arch')
      .describe(
        'arch: portrait in a disc of the drawing, words right; letter: no portrait, first person, signed.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    eyebrow: Text.optional().describe('Who this is, such as "Your host".'),
    title: Text.optional().describe('A sentence about the person, not "About".'),
    paragraphs: z.array(Text).min(1).max(6),
    points: z.array(Text).max(3).optional().describe('Credentials that can be checked.'),
    portrait: Picture.optional(),
    signature: Text.optional().describe('Name under the letter.'),
  })
  .describe('The person behind the page.')
export type AboutProps = z.infer<typeof AboutProps>
