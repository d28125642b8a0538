import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { PhotoFile } from '../kit/photo-file.ts'
import { Anchor, Text, Title, Tone } from '../kit/words.ts'

const Picture = PhotoFile.safeExtend({
  title: Title.optional().describe('Beside the picture, only with `stages`.'),
  caption: Text.optional().describe('A sentence after it.'),
})

/** More would be too small in one row. */
const mostStages = 4

export const GalleryProps = z
  .strictObject({
    type: z.literal('gallery'),
    variant: z
      .enum(['mosaic', 'strip', 'stages'])
      .default('mosaic')
      .describe(
        'mosaic: rows of a wide and a narrow photo; strip: one row as wide as the screen, to be swiped; stages: two to four squares side by side, each with its words: one thing as it grows.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    photos: z.array(Picture).min(2).max(12).describe('In order. The first is the largest on a phone.'),
    note: Text.optional().describe('A line below: who took them, where and when.'),
  })
  .superRefine(({ variant, photos }, context) => {
    if (variant === 'stages' && photos.length > mostStages)
      context.addIssue({
        code: 'too_big',
        maximum: mostStages,
        origin: 'array',
        inclusive: true,
        input: photos,
        path: ['photos'],
      })
    if (variant !== 'stages')
      for (const [index, photo] of photos.entries())
        if (photo.title !== undefined)
          context.addIssue({
            code: 'custom',
            path: ['photos', index, 'title'],
            message: 'is shown by "variant: stages" alone',
          })
  })
  .describe('Several photos: the place, the people, the work.')
export type GalleryProps = z.infer<typeof GalleryProps>

withColumns(GalleryProps.shape.variant, { mosaic: 'across', strip: 'wide', stages: 'across' })
