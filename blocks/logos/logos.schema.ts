import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Picture, Text, Tone } from '../kit/words.ts'

export const LogosProps = z
  .strictObject({
    type: z.literal('logos'),
    variant: z
      .enum(['line', 'grid'])
      .default('line')
      .describe(
        'line: in a row, with the words before it; grid: in cells between hairlines, below the words.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    text: Text.max(120).describe(
      'What they have to do with you: "Nurses of these houses read it every week".',
    ),
    logos: z
      .array(Picture)
      .min(2)
      .max(12)
      .describe(
        'Their logos: SVG, or PNG, WebP or AVIF without a background. They are shown in one colour; "alt" is the name.',
      ),
  })
  .describe('Whom you worked with, by their logos.')
export type LogosProps = z.infer<typeof LogosProps>

withColumns(LogosProps.shape.variant, { line: 'wide', grid: 'across' })
