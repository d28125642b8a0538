import { Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideBlock } from './guide.ts'
import { bodyText, display, sheet } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { drawMarker } from './guide-marker.ts'
import { drawTable } from './guide-table.ts'
import { plainOf, textOf } from './guide-text.ts'

/** The blocks of a guide, one under another; an author's page break comes before the block behind it. */
export const drawBlocks = (blocks: readonly GuideBlock[], look: GuideLook): ReactNode[] =>
  blocks.map((block, index) => {
    const before = blocks[index - 1]?.kind
    // The first block has a page of its own anyway.
    const isNewPage = before === 'new-page' && blocks.slice(0, index).some(({ kind }) => kind !== 'new-page')
    const isFirst = index === 0 || before === 'new-page' || before === 'heading'
    const isPrompt = blocks[index + 1]?.kind === 'lines'
    return drawBlock(block, index, { look, isFirst, isNewPage, isPrompt, isInner: false })
  })

type Spot = {
  look: GuideLook
  isFirst: boolean
  isNewPage: boolean
  /** Lines to write on follow: they and their question stay together. */
  isPrompt: boolean
  isInner: boolean
}

const drawBlock = (block: GuideBlock, key: number, spot: Spot): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return drawHeading(block, key, spot)
    case 'paragraph':
      return drawParagraph(block, key, spot)
    case 'quote':
      return drawQuote(block, key, spot)
    case 'list':
      return drawList(block, key, spot)
    case 'table':
      return drawTable(block, place(spot, key), spot.look)
    case 'lines':
      return drawLines(block, key, spot)
    default:
      // A new page belongs to the block behind it.
      return null
  }
}

const place = ({ isInner, isNewPage }: Spot, key: number) => ({
  key,
  break: isNewPage,
  style: isInner ? {} : { marginLeft: sheet.indent, marginRight: sheet.outdent },
})

const drawHeading = (
  { depth, spans }: GuideBlock & { kind: 'heading' },
  key: number,
  { look, isFirst, isNewPage }: Spot,
) => {
  const { colours } = look
  const chapter = { marginTop: isFirst ? 0 : 30, marginBottom: 17, paddingTop: 14 }
  const title = { ...display(look, 25), color: colours.ink, marginRight: sheet.outdent }
  const part = { ...bodyText(look), fontWeight: 700, fontSize: 13, lineHeight: 1.3 }
  const outline = { bookmark: { title: plainOf(spans), fit: true } }
  if (depth === 3)
    return createElement(
      Text,
      {
        key,
        break: isNewPage,
        minPresenceAhead: 60,
        style: { ...part, marginLeft: sheet.indent, marginTop: isFirst ? 0 : 14, marginBottom: 5 },
      },
      textOf(spans, look),
    )
  return createElement(
    View,
    {
      ...outline,
      key,
      wrap: false,
      break: isNewPage,
      minPresenceAhead: 90,
      style: { ...chapter, borderTopWidth: 1.25, borderTopColor: colours.brand },
    },
    createElement(Text, { style: title }, textOf(spans, look)),
  )
}

const drawParagraph = ({ spans }: GuideBlock & { kind: 'paragraph' }, key: number, spot: Spot) => {
  const { style, ...rest } = place(spot, key)
  const more = { marginBottom: spot.isInner ? 4 : 9 }
  return createElement(
    Text,
    {
      ...rest,
      ...(spot.isPrompt && { minPresenceAhead: 40 }),
      orphans: 2,
      widows: 2,
      style: { ...bodyText(spot.look), ...style, ...more },
    },
    textOf(spans, spot.look),
  )
}

const inner = (blocks: readonly GuideBlock[], { look }: Spot): ReactNode[] =>
  blocks.map((block, index) =>
    drawBlock(block, index, { look, isFirst: index === 0, isNewPage: false, isPrompt: false, isInner: true }),
  )

const drawQuote = ({ blocks }: GuideBlock & { kind: 'quote' }, key: number, spot: Spot) => {
  const { style, ...rest } = place(spot, key)
  const { colours, theme } = spot.look
  const panel = {
    backgroundColor: colours.paper2,
    borderRadius: Math.min(theme.radius, 10),
    paddingTop: 13,
    paddingBottom: 9,
    paddingHorizontal: 18,
    marginTop: 8,
    marginBottom: 14,
  }
  return createElement(
    View,
    { ...rest, wrap: !isShort(blocks), style: { ...style, ...panel } },
    inner(blocks, spot),
  )
}

const drawList = ({ start, items }: GuideBlock & { kind: 'list' }, key: number, spot: Spot) => {
  const { style, ...rest } = place(spot, key)
  const rows = items.map((item, index) =>
    createElement(
      View,
      {
        key: index,
        wrap: !isShort(item.blocks),
        style: { flexDirection: 'row', marginBottom: item.check ? 4 : 2 },
      },
      createElement(
        View,
        { style: { width: 24 } },
        drawMarker(item, start === null ? null : start + index, spot.look),
      ),
      createElement(View, { style: { flex: 1 } }, inner(item.blocks, spot)),
    ),
  )
  return createElement(View, { ...rest, style: { ...style, marginBottom: 7 } }, rows)
}

/** Short enough to stay whole; what is longer may run over to the next page. */
const isShort = (blocks: readonly GuideBlock[]): boolean => blocks.length < 5 && lengthOf(blocks) < 900

const lengthOf = (blocks: readonly GuideBlock[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + plainOf(block.spans).length
    if (block.kind === 'lines') return sum + block.count * 120
    return block.kind === 'list'
      ? sum + block.items.reduce((all, item) => all + lengthOf(item.blocks) + 40, 0)
      : 1000
  }, 0)

const drawLines = ({ count }: GuideBlock & { kind: 'lines' }, key: number, spot: Spot) => {
  const { style, ...rest } = place(spot, key)
  const line = { height: 27, borderBottomWidth: 0.75, borderBottomColor: spot.look.colours.line3 }
  const lines = Array.from({ length: count }, (_, index) => createElement(View, { key: index, style: line }))
  return createElement(
    View,
    { ...rest, wrap: count > 12, style: { ...style, marginRight: 0, marginBottom: 16 } },
    lines,
  )
}
