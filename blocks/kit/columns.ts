import { z } from 'zod'

/** How a section uses the width. wide: one statement; media: a picture beside text; across: two or three things side by side. */
export type Columns = 'split' | 'wide' | 'media' | 'across'

const registry = z.registry<{ columns: Readonly<Record<string, Columns>> }>()

/** Says of every variant of a block how it uses the width; the rule for a page's rhythm reads it. */
export const withColumns = <Variant extends z.ZodType<string | undefined>>(
  variant: Variant,
  columns: Readonly<Record<NonNullable<z.output<Variant>>, Columns>>,
): Variant => {
  registry.add(variant, { columns })
  return variant
}

/** What `withColumns` said of this schema; undefined for a block that has no part in the rhythm. */
export const columnsOf = (variant: z.core.$ZodType): Readonly<Record<string, Columns>> | undefined =>
  registry.get(variant)?.columns
