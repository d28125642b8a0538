import { Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideBlock, Span } from './guide.ts'
import { bodyText, textSize } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { textOf } from './guide-text.ts'

type Table = GuideBlock & { kind: 'table' }
type Place = { key: number; break: boolean; style: object }

/** Columns of one width; an empty cell is tall enough to write in. */
export const drawTable = (table: Table, { style, ...rest }: Place, look: GuideLook): ReactNode => {
  const { colours } = look
  const block = { ...style, marginRight: 0, marginTop: 4, marginBottom: 16 }
  return createElement(
    View,
    { ...rest, style: block },
    drawRow(table, table.head, 0, look, { borderBottomColor: colours.brand, borderBottomWidth: 1.25 }),
    table.rows.map((cells, index) =>
      drawRow(table, cells, index + 1, look, { borderBottomColor: colours.line, borderBottomWidth: 0.75 }),
    ),
  )
}

const drawRow = ({ aligns }: Table, cells: Span[][], index: number, look: GuideLook, border: object) =>
  createElement(
    View,
    {
      key: index,
      wrap: false,
      style: { flexDirection: 'row', minHeight: 27, paddingVertical: 5, ...border },
    },
    cells.map((spans, column) => {
      const style = {
        ...bodyText(look),
        fontSize: textSize - 1,
        lineHeight: 1.4,
        flex: 1,
        paddingRight: 10,
        textAlign: aligns[column] ?? ('left' as const),
        ...(index === 0 && { fontWeight: 700 }),
      }
      return createElement(Text, { key: column, style }, textOf(spans, look))
    }),
  )
