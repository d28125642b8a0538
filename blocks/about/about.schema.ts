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
      .enum(['arch', 'letter', 'card', 'team'])
      .default('arch')
      .describe(
        'arch: portrait in an arch of the drawing, words beside; letter: no portrait, first person, signed; card: a small portrait and two lines, for one to three hosts; team: two to twelve people, each picture above its name.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('Who this is, such as "Your host".'),
    title: Title.optional().describe(
      'A sentence about the person, not "About". *Stars* colour a part of it.',
    ),
    paragraphs: z
      .array(Text)
      .min(1)
      .max(6)
      .optional()
      .describe('The words; a card or team with people needs none.'),
    points: z.array(Text).max(3).optional().describe('Credentials that can be checked.'),
    portrait: Portrait.optional().describe("Who is shown. Default: the coach's portrait."),
    people: z
      .array(Host)
      .min(1)
      .max(12)
      .optional()
      .describe(
        'The hosts of a card, where the default is the coach alone with the paragraphs, or the people of a team.',
      ),
    signature: Text.optional().describe('Name under the letter.'),
  })
  .superRefine(({ variant, paragraphs, people }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', path: ['people'], message })
    if (people && variant !== 'card' && variant !== 'team')
      fault('is shown by "variant: card" and "variant: team" alone')
    if (people && variant === 'card' && people.length > 3)
      fault('are at most three on a card; "variant: team" takes twelve')
    if (variant === 'team' && (people?.length ?? 0) < 2) fault('are two or more in a team')
    if (!people && !paragraphs)
      context.addIssue({ code: 'invalid_type', expected: 'array', input: undefined, path: ['paragraphs'] })
  })
  .describe('The person behind the page.')
export type AboutProps = z.infer<typeof AboutProps>

withColumns(AboutProps.shape.variant, { arch: 'media', letter: 'split', card: 'split', team: 'across' })
