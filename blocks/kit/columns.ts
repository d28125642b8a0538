import { z } from 'zod'

/** wide: one statement; media: a picture beside text; across: two or three things side by side. */
export type Columns = 'split' | 'wide' | 'media' | 'across'

const registry = z.registry<{ columns: Readonly<Record<string, Columns>> }>()

/** Registers how each variant uses the width, for the rhythm rule. */
export const withColumns = <Variant extends z.ZodType<string | undefined>>(
  variant: Variant,
  columns: Readonly<Record<NonNullable<z.output<Variant>>, Columns>>,
): Variant => {
  registry.add(variant, { columns })
  return variant
}

export const columnsOf = (variant: z.core.$ZodType): Readonly<Record<string, Columns>> | undefined =>
  registry.get(variant)?.columns
