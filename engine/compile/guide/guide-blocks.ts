import { Text, View, Path, Svg } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideBlock, GuideItem } from './guide.ts'
import { drawHeading } from './guide-heading.ts'
import { isScale, isShort, leadOf, mostLinesTogether, piecesOf } from './page-breaks.ts'
import { beat, bodyText, row } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { drawScale } from './guide-scale.ts'
import { drawTable } from './guide-table.ts'
import { textOf } from './guide-text.ts'

/** The library overlays the start of nested views, so blocks that may break across pages are bare, with their gap above. */
export const drawBlocks = (blocks: readonly GuideBlock[], look: GuideLook, mark: string): ReactNode[] => {
  const pieces = piecesOf(blocks)
  return pieces.map(({ blocks: inside, isFirst }, key) => {
    const [block, ...more] = inside
    const gap = gapBelow(pieces[key - 1]?.blocks.at(-1))
    if (block?.kind === 'heading') {
      const lead = leadOf(pieces.slice(key + 1, key + 4))
      return drawHeading(block, { key, gap: isFirst ? null : gap, lead, mark }, look)
    }
    if (block && more.length === 0) return drawBlock(block, { key, gap, isTight: false }, look)
    return createElement(View, { key, wrap: false, style: { marginTop: gap } }, drawInner(inside, look))
  })
}

const drawInner = (blocks: readonly GuideBlock[], look: GuideLook, isTight = false): ReactNode[] =>
  blocks.map((block, key) =>
    drawBlock(block, { key, gap: gapBelow(blocks[key - 1], isTight), isTight }, look),
  )

const gapBelow = (block: GuideBlock | undefined, isTight = false): number => {
  switch (block?.kind) {
    case 'paragraph':
      return isTight ? 4 : beat / 2
    case 'list':
      return beat / 2
    case 'table':
      return isScale(block) ? 1.25 * beat : beat
    case 'quote':
    case 'lines':
      return beat
    default:
      return 0
  }
}

type Place = { key: number; gap: number; isTight: boolean }

const drawBlock = (block: GuideBlock, place: Place, look: GuideLook): ReactNode => {
  const { key, gap } = place
  switch (block.kind) {
    case 'paragraph':
      return createElement(
        Text,
        { key, orphans: 2, widows: 2, style: { ...bodyText(look), marginTop: gap } },
        textOf(block.spans, look),
      )
    case 'quote':
      return drawQuote(block, place, look)
    case 'list':
      return drawList(block, place, look)
    case 'table':
      return isScale(block) ? drawScale(block.head, place, look) : drawTable(block, place, look)
    case 'lines':
      return drawLines(block, place, look)
    default:
      return null
  }
}

const drawQuote = ({ blocks }: GuideBlock & { kind: 'quote' }, { key, gap }: Place, look: GuideLook) => {
  const panel = {
    backgroundColor: look.colours.paper2,
    borderRadius: Math.min(look.theme.radius, 10),
    paddingTop: 14,
    paddingBottom: 14,
    paddingHorizontal: beat,
    marginTop: gap + beat / 2,
  }
  return createElement(View, { key, wrap: !isShort(blocks), style: panel }, drawInner(blocks, look, true))
}

const drawList = ({ start, items }: GuideBlock & { kind: 'list' }, { key, gap }: Place, look: GuideLook) => {
  const rows = items.map((item, index) =>
    createElement(
      View,
      {
        key: index,
        wrap: !isShort(item.blocks),
        style: { ...row(look), marginTop: index === 0 ? 0 : item.check ? 9 : 6 },
      },
      createElement(
        View,
        { style: { width: 24, alignItems: look.dir === 'rtl' ? 'flex-end' : 'stretch' } },
        drawMarker(item, start === null ? null : start + index, look),
      ),
      createElement(View, { style: { flex: 1 } }, drawInner(item.blocks, look, true)),
    ),
  )
  return createElement(View, { key, style: { marginTop: gap } }, rows)
}

const drawLines = ({ count }: GuideBlock & { kind: 'lines' }, { key, gap }: Place, look: GuideLook) => {
  const line = { height: 1.5 * beat, borderBottomWidth: 0.75, borderBottomColor: look.colours.line3 }
  const lines = Array.from({ length: count }, (_, index) => createElement(View, { key: index, style: line }))
  return createElement(View, { key, wrap: count > mostLinesTogether, style: { marginTop: gap } }, lines)
}

const drawMarker = ({ check }: GuideItem, number: number | null, look: GuideLook): ReactNode => {
  const { colours, theme } = look
  if (check) return drawBox(check === 'ticked', look)
  if (number !== null)
    return createElement(
      Text,
      { style: { ...bodyText(look), fontWeight: 700, color: colours['brand-ink'] } },
      `${number}.`,
    )
  const dot = { width: 4.5, height: 4.5, marginTop: 6.8, backgroundColor: colours.brand }
  return createElement(View, { style: { ...dot, borderRadius: theme.radius > 0 ? 2.25 : 0 } })
}

const drawBox = (isTicked: boolean, { colours, theme }: GuideLook) => {
  const box = { width: 12, height: 12, marginTop: 2.5, borderWidth: 1.1, borderColor: colours.line3 }
  const tick = createElement(
    Svg,
    { viewBox: '0 0 12 12', style: { width: 9.8, height: 9.8 } },
    createElement(Path, { d: 'M2 6.5L5 9.5L10 2.5', fill: 'none', stroke: colours.brand, strokeWidth: 1.8 }),
  )
  return createElement(
    View,
    { style: { ...box, borderRadius: Math.min(theme.radius, 3) } },
    isTicked ? tick : null,
  )
}
