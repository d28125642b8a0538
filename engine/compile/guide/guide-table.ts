import { Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideBlock, Span } from './guide.ts'
import { beat, bodyText, row, textSize } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { textOf } from './guide-text.ts'

type Table = GuideBlock & { kind: 'table' }

export const drawTable = (
  table: Table,
  { key, gap }: { key: number; gap: number },
  look: GuideLook,
): ReactNode => {
  const { colours } = look
  const line = { borderBottomColor: colours.line, borderBottomWidth: 0.75 }
  const [first, ...rows] = table.rows.map((cells, index) => drawRow(table, cells, index + 1, look, line))
  const head = drawRow(table, table.head, 0, look, { borderBottomColor: colours.ink, borderBottomWidth: 1 })
  return createElement(
    View,
    { key, style: { marginTop: gap } },
    createElement(View, { key: 'head', wrap: false }, head, first),
    rows,
  )
}

const drawRow = ({ aligns }: Table, cells: Span[][], index: number, look: GuideLook, border: object) =>
  createElement(
    View,
    {
      key: index,
      wrap: false,
      style: {
        ...row(look),
        alignItems: 'center',
        minHeight: 1.4 * beat,
        paddingVertical: 4,
        ...border,
      },
    },
    cells.map((spans, column) => {
      const align = aligns[column] ?? 'left'
      const style = {
        ...bodyText(look),
        fontSize: textSize - 1,
        lineHeight: 1.4,
        flex: align === 'left' ? 2 : 1,
        [`padding${look.end}`]: align === 'center' || column === cells.length - 1 ? 0 : 10,
        textAlign: align === 'center' ? align : sideOf(align, look),
        ...(index === 0 && { fontWeight: 700 }),
      }
      return createElement(Text, { key: column, style }, textOf(spans, look))
    }),
  )

/** In a line from right to left, "left" is where a column of words begins, too. */
const sideOf = (align: 'left' | 'right', { dir }: GuideLook): 'left' | 'right' =>
  dir === 'ltr' ? align : align === 'left' ? 'right' : 'left'
