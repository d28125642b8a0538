import { z } from 'zod'

/** Where the main thing of a photo is, so that no frame cuts it off. */
const Focus = z
  .enum(['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'])
  .describe(
    'The part that stays in view where a frame cuts the photo. Default: where the eye goes first, as far as the build can tell.',
  )

const Treatment = z
  .enum(['none', 'duotone', 'halftone', 'cut-out'])
  .describe(
    "none: as the camera made it; duotone: in two colours of the theme; halftone: as dots, as if printed; cut-out: a person without a background (PNG, WebP or AVIF), before a shape in the theme's colours. Default: white is the theme's paper, black its dark ground, and colours are a little quieter; an SVG stays as it is.",
  )

export const PhotoFile = z
  .strictObject({
    file: z
      .string()
      .min(1)
      .describe(
        'File in the coach\'s assets folder, such as "kitchen.jpg": JPEG, PNG, WebP or AVIF, as the phone made it (at most 25 MB and 40 megapixels); GIF or SVG of at most 1 MB.',
      )
      .meta({ picture: true }),
    alt: z.string().describe('What the photo shows, for screen readers. Empty only for pure decoration.'),
    focus: Focus.optional(),
    treatment: Treatment.optional(),
  })
  .refine(({ file, treatment }) => treatment !== 'cut-out' || !/\.(jpe?g|gif)$/i.test(file), {
    path: ['treatment'],
    error: 'needs a file without a background, as PNG, WebP or AVIF: a JPEG always has one',
  })
  .describe('A photo and its words.')
export type PhotoFile = z.infer<typeof PhotoFile>

export const LogoFile = z
  .string()
  .regex(/\.(svg|png|webp|avif)$/i, {
    error:
      'must be an SVG, PNG, WebP or AVIF without a background: on dark sections the logo is shown in white',
  })
  .describe(
    'The logo in place of the sign and the name at the top of pages: a file in the assets folder, SVG, or PNG, WebP or AVIF without a background. On dark sections it is white.',
  )
  .meta({ picture: true })
