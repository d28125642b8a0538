import { Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideBlock } from './guide.ts'
import { drawHeading } from './guide-heading.ts'
import { isScale, isShort, leadOf, mostLines, piecesOf } from './guide-keep.ts'
import { beat, bodyText, sheet } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { drawMarker } from './guide-marker.ts'
import { drawScale } from './guide-scale.ts'
import { drawTable } from './guide-table.ts'
import { textOf } from './guide-text.ts'

/** The blocks of a guide, one under another. `mark`: the coach's sign as SVG markup. */
export const drawBlocks = (blocks: readonly GuideBlock[], look: GuideLook, mark: string): ReactNode[] => {
  const pieces = piecesOf(blocks)
  return pieces.map(({ blocks: inside, isNewPage, isFirst }, key) => {
    const [block] = inside
    if (block?.kind === 'heading') {
      const lead = leadOf(pieces.slice(key + 1, key + 4))
      return drawHeading(block, { key, isFirst, isNewPage, lead, mark }, look)
    }
    const place = { key, break: isNewPage, wrap: inside.length === 1, style: { marginLeft: sheet.indent } }
    return createElement(View, place, drawInner(inside, look))
  })
}

const drawInner = (blocks: readonly GuideBlock[], look: GuideLook, isTight = false): ReactNode[] =>
  blocks.map((block, key) => drawBlock(block, key, look, isTight))

/** `isTight`: inside of a list or a call-out. */
const drawBlock = (block: GuideBlock, key: number, look: GuideLook, isTight: boolean): ReactNode => {
  switch (block.kind) {
    case 'paragraph':
      return createElement(
        Text,
        { key, orphans: 2, widows: 2, style: { ...bodyText(look), marginBottom: isTight ? 4 : beat / 2 } },
        textOf(block.spans, look),
      )
    case 'quote':
      return drawQuote(block, key, look)
    case 'list':
      return drawList(block, key, look)
    case 'table':
      return isScale(block) ? drawScale(block.head, key, look) : drawTable(block, key, look)
    case 'lines':
      return drawLines(block, key, look)
    default:
      // Headings and new pages stand in no list and no quote.
      return null
  }
}

const drawQuote = ({ blocks }: GuideBlock & { kind: 'quote' }, key: number, look: GuideLook) => {
  const panel = {
    backgroundColor: look.colours.paper2,
    borderRadius: Math.min(look.theme.radius, 10),
    paddingTop: 14,
    paddingBottom: 10,
    paddingHorizontal: beat,
    marginTop: beat / 2,
    marginBottom: beat,
  }
  return createElement(View, { key, wrap: !isShort(blocks), style: panel }, drawInner(blocks, look, true))
}

const drawList = ({ start, items }: GuideBlock & { kind: 'list' }, key: number, look: GuideLook) => {
  const rows = items.map((item, index) =>
    createElement(
      View,
      {
        key: index,
        wrap: !isShort(item.blocks),
        style: { flexDirection: 'row', marginBottom: item.check ? 5 : 2 },
      },
      createElement(
        View,
        { style: { width: 24 } },
        drawMarker(item, start === null ? null : start + index, look),
      ),
      createElement(View, { style: { flex: 1 } }, drawInner(item.blocks, look, true)),
    ),
  )
  return createElement(View, { key, style: { marginBottom: beat / 2 } }, rows)
}

const drawLines = ({ count }: GuideBlock & { kind: 'lines' }, key: number, look: GuideLook) => {
  const line = { height: 1.5 * beat, borderBottomWidth: 0.75, borderBottomColor: look.colours.line3 }
  const lines = Array.from({ length: count }, (_, index) => createElement(View, { key: index, style: line }))
  return createElement(View, { key, wrap: count > mostLines, style: { marginBottom: beat } }, lines)
}
