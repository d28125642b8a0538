import { columnsOf, layoutsOf } from '../../../blocks/kit/columns.ts'
import type { Columns } from '../../../blocks/kit/columns.ts'
import { Section } from '../../../blocks/schemas.gen.ts'

export type { Columns }
export type { Tone } from '../../../blocks/kit/words.ts'

/** `key`: the one that chooses the layout. */
type Layouts = { key: string; columns: Readonly<Record<string, Columns>> }

export const layoutsByType: ReadonlyMap<string, Layouts> = new Map(
  Section.options.flatMap(({ shape }) => {
    const { key } = layoutsOf(shape)
    const schema = Object.entries(shape).find(([name]) => name === key)?.[1]
    const columns = schema && columnsOf(schema)
    return columns ? [[shape.type.value, { key, columns }] as const] : []
  }),
)
