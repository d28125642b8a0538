import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Eyebrow, Portrait, Text, Title, Tone } from '../kit/words.ts'

const Host = z.strictObject({
  name: Text.describe('Who this is.'),
  role: Text.optional().describe('What they do here: "Leads the session".'),
  text: Text.optional().describe('Two lines about them.'),
  portrait: Portrait.optional().describe(
    'Who is shown. Default, beside the name of the coach: the portrait of coach.yaml.',
  ),
})
export type Host = z.infer<typeof Host>

export const AboutProps = z
  .strictObject({
    type: z.literal('about'),
    variant: z
      .enum(['arch', 'letter', 'card'])
      .default('arch')
      .describe(
        'arch: portrait in an arch of the drawing, words beside; letter: no portrait, first person, signed; card: a small portrait and two lines, for one to three hosts.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('Who this is, such as "Your host".'),
    title: Title.optional().describe('A sentence about the person, not "About".'),
    paragraphs: z.array(Text).min(1).max(6).optional().describe('The words; a card with people needs none.'),
    points: z.array(Text).max(3).optional().describe('Credentials that can be checked.'),
    portrait: Portrait.optional().describe("Who is shown. Default: the coach's portrait."),
    people: z
      .array(Host)
      .min(1)
      .max(3)
      .optional()
      .describe('The hosts of a card. Default: the coach alone, with the paragraphs.'),
    signature: Text.optional().describe('Name under the letter.'),
  })
  .superRefine(({ variant, paragraphs, people }, context) => {
    if (people && variant !== 'card')
      context.addIssue({ code: 'custom', path: ['people'], message: 'is shown by "variant: card" alone' })
    if (!people && !paragraphs)
      context.addIssue({ code: 'invalid_type', expected: 'array', input: undefined, path: ['paragraphs'] })
  })
  .describe('The person behind the page.')
export type AboutProps = z.infer<typeof AboutProps>

withColumns(AboutProps.shape.variant, { arch: 'media', letter: 'split', card: 'split' })
