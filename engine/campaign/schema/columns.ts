import { columnsOf } from '../../../blocks/kit/columns.ts'
import type { Columns } from '../../../blocks/kit/columns.ts'
import { Section } from '../../../blocks/schemas.gen.ts'

export type { Columns }
export type { Tone } from '../../../blocks/kit/words.ts'

/** How each variant of each section type uses the width; types that have no part in the rhythm are left out. */
export const columnsByType: ReadonlyMap<string, Readonly<Record<string, Columns>>> = new Map(
  Section.options.flatMap(({ shape }) => {
    const columns = columnsOf(shape.variant)
    return columns ? [[shape.type.value, columns] as const] : []
  }),
)
