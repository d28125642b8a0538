import { z } from 'zod'
import { Picture, Text } from './words.ts'

export const Book = z
  .strictObject({
    title: Text.max(80).describe('Title on the cover.'),
    subtitle: Text.max(120).optional().describe('Line below it.'),
    mark: Text.max(12).optional().describe('Figure or word in large on the cover, such as "10".'),
    author: Text.max(60).optional().describe('Who wrote it, at the foot of the cover.'),
    picture: Picture.optional().describe('A picture of the cover, instead of the drawn one.'),
  })
  .describe('The cover of a guide or book.')
export type Book = z.infer<typeof Book>
