import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Eyebrow, Text, Title, Tone } from '../kit/words.ts'

const Row = z.strictObject({
  label: Title.describe('What is compared: "How long it takes".'),
  cells: z
    .array(Text.max(80).describe('A few words: "one evening".'))
    .min(2)
    .max(3)
    .describe('One for each column, in the same order.'),
})

export const ComparisonProps = z
  .strictObject({
    type: z.literal('comparison'),
    variant: z.enum(['table']).default('table').describe('table: a row for each thing that is compared.'),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    columns: z.array(Eyebrow).min(2).max(3).describe('What is compared with what; the last one is yours.'),
    rows: z.array(Row).min(2).max(12).describe('The rows, in order.'),
    note: Text.optional().describe('Where it comes from, or what was left out.'),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    error: 'need a cell for each of the "columns"',
    path: ['rows'],
  })
  .describe('What the reader would do otherwise, beside what you offer.')
export type ComparisonProps = z.infer<typeof ComparisonProps>

withColumns(ComparisonProps.shape.variant, { table: 'across' })
