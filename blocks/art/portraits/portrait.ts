import { z } from 'zod'
import { PortraitLook } from './portrait-look.ts'

export const Portrait = z
  .strictObject({
    src: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Photo: a file in the coach\'s assets folder, such as "ada.jpg": JPEG, PNG, WebP or AVIF, as the camera made it (at most 25 MB and 40 megapixels); GIF or SVG of at most 1 MB.',
      )
      .meta({ picture: true }),
    alt: z
      .string()
      .optional()
      .describe('What the picture shows, for screen readers. A drawing says by itself whom it shows.'),
    drawn: PortraitLook.optional(),
  })
  .superRefine(({ src, alt, drawn }, context) => {
    if (src !== undefined && drawn !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['drawn'],
        message: 'cannot be combined with "src": keep the photo or the drawing',
      })
    if (src === undefined && drawn === undefined)
      context.addIssue({ code: 'custom', message: 'must name a photo (src) or describe a drawing (drawn)' })
    if (src !== undefined && alt === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: ['alt'] })
  })
  .describe('A photo (src and alt), or a drawing by name (drawn).')
export type Portrait = z.infer<typeof Portrait>
