import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Cta, Text, Title, Tone } from '../kit/words.ts'

export const SampleProps = z
  .strictObject({
    type: z.literal('sample'),
    variant: z
      .enum(['page', 'spread'])
      .default('page')
      .describe(
        'page: one page, title and text below each other; spread: the title on the page beside it, or as the `layout` of the theme sets it.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    source: Text.max(120).optional().describe('Where it is from, at the head: the guide and its chapter.'),
    page: z.number().int().min(1).max(9999).optional().describe('Number of the page in the guide.'),
    title: Title.optional().describe('Title on the page. *Stars* colour a part of it.'),
    paragraphs: z
      .array(
        Text.describe(
          'A paragraph, as the guide says it. *Stars* make a part of it bold, ~tildes~ strike it out.',
        ),
      )
      .min(1)
      .max(8)
      .describe('The text of the page.'),
    list: z
      .array(
        Text.describe(
          'An entry. *Stars* make a part of it bold, ~tildes~ strike it out; one that begins so shows it as a line of its own. After "[ ]" it has a box to tick.',
        ),
      )
      .min(2)
      .max(10)
      .optional()
      .describe('A list below the text.'),
    closing: Text.optional().describe('A last paragraph, below the list. *Stars* make a part of it bold.'),
    action: Cta.optional().describe('A line at the foot; "#form" leads to the form.'),
  })
  .describe('A page of the guide or the programme to read now, set as in a book.')
export type SampleProps = z.infer<typeof SampleProps>

withColumns(SampleProps.shape.variant, { page: 'wide', spread: 'split' })
