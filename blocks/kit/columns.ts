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

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** The layouts of a block and the key that chooses one: `variant`, or what says it better. */
export const layoutsOf = (shape: Shape): { key: string; names: readonly string[] } => {
  const key = Object.keys(shape).find((each) => shape[each] && columnsOf(shape[each])) ?? 'variant'
  return { key, names: namesIn(shape[key]) }
}

const namesIn = (schema: z.core.$ZodType | undefined): readonly string[] => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return namesIn(schema.unwrap())
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}
