import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Book } from '../kit/book.ts'
import { Anchor, Cta, Text, Title, Tone } from '../kit/words.ts'

export const BookCoverProps = z
  .strictObject({
    type: z.literal('book-cover'),
    variant: z
      .enum(['3d', 'flat', 'fan'])
      .default('3d')
      .describe(
        '3d: a standing book; flat: its cover alone; fan: at the foot of a page that can be read, with another behind it.',
      ),
    tone: Tone.default('tint'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    points: z.array(Text).max(5).optional().describe('What is inside.'),
    book: Book,
    pages: z
      .array(z.number().int().min(1).max(99))
      .length(2)
      .optional()
      .describe(
        'Numbers of the two pages of the guide (`deliverable`) that the fan shows, the one to be read first. Default: 2 and 3; the last page where there are fewer.',
      ),
    action: Cta.optional(),
  })
  .describe('The promised guide as an object, and what is in it.')
export type BookCoverProps = z.infer<typeof BookCoverProps>

withColumns(BookCoverProps.shape.variant, { '3d': 'media', flat: 'media', fan: 'media' })
