import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { TopicIconName } from '../kit/icon-name.ts'
import { Anchor, Cta, Eyebrow, Figure, Inland, Text, Title, Tone, Written } from '../kit/words.ts'

const Benefit = z.strictObject({
  mark: Text.optional().describe('Figure or time in front of it: "0:20". Without one, items are numbered.'),
  icon: TopicIconName.optional().describe('Line icon; only the trio shows it.'),
  title: Title.describe('What the reader gets, or what happens then.'),
  text: Text.optional().describe('One or two sentences about it.'),
  note: Text.optional().describe(
    'A figure with its unit at the right edge of an index. In drawers of coins, how many there are: "4 finds".',
  ),
  inland: Inland.optional(),
  written: Written.optional().describe(
    'What is written below the coins of a drawer, one entry each, instead of a number in `note`.',
  ),
})

export const BenefitsProps = z
  .strictObject({
    type: z.literal('benefits'),
    variant: z
      .enum(['index', 'agenda', 'trio', 'drawn'])
      .default('index')
      .describe(
        "index: countable things, numbered; agenda: an event by the clock; trio: arguments in columns; drawn: entries in the page's drawing.",
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('Small line above the title: "Part 2, 15 minutes".'),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    figures: z
      .array(Figure)
      .min(1)
      .max(3)
      .optional()
      .describe('Up to three short figures under the title; not with trio or drawn.'),
    action: Cta.optional().describe(
      'A button under the title if that is beside the list: on wide screens, not with trio or drawn.',
    ),
    items: z.array(Benefit).min(1).max(14).describe('The entries, in order.'),
  })
  .superRefine(({ variant, figures, action }, context) => {
    if (variant !== 'trio' && variant !== 'drawn') return
    for (const [key, value] of Object.entries({ figures, action }))
      if (value !== undefined)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `has no place in "variant: ${variant}"; take it out, or the variant`,
        })
  })
  .describe('What the reader gets, in a list.')
export type BenefitsProps = z.infer<typeof BenefitsProps>

withColumns(BenefitsProps.shape.variant, { index: 'split', agenda: 'split', trio: 'across', drawn: 'wide' })
