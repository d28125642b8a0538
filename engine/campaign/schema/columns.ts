import { columnsOf } from '../../../blocks/kit/columns.ts'
import type { Columns } from '../../../blocks/kit/columns.ts'
import { Section } from '../../../blocks/schemas.gen.ts'

export type { Columns }
export type { Tone } from '../../../blocks/kit/words.ts'

export const columnsByType: ReadonlyMap<string, Readonly<Record<string, Columns>>> = new Map(
  Section.options.flatMap(({ shape }) => {
    const columns = columnsOf(shape.variant)
    return columns ? [[shape.type.value, columns] as const] : []
  }),
)
