import { Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideBlock } from './guide.ts'
import { beat, bodyText, display, row, sheet } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { plainOf, textOf } from './guide-text.ts'
import { drawMark } from './picture.ts'

type Heading = GuideBlock & { kind: 'heading' }
type Place = { key: number; gap: number | null; lead: number; mark: string }

export const drawHeading = (heading: Heading, place: Place, look: GuideLook): ReactNode => {
  const { key, lead } = place
  const rest = { key, minPresenceAhead: lead, wrap: false }
  if (heading.depth === 3) return drawPart(heading, place, rest, look)
  const line = { borderTopWidth: 1.25, borderTopColor: look.colours.brand, paddingTop: beat }
  const outline = { bookmark: { title: plainOf(heading.spans), fit: true } }
  const title = { ...display(look, 26), color: look.colours.ink, flex: 1 }
  return createElement(
    View,
    {
      ...rest,
      ...outline,
      style: {
        ...line,
        ...row(look),
        marginTop: place.gap === null ? 0 : place.gap + 1.5 * beat,
        marginBottom: beat,
        [`margin${look.start}`]: -sheet.indent,
      },
    },
    createElement(View, { style: markBox(look) }, drawMark(place.mark, look)),
    createElement(Text, { style: title }, textOf(heading.spans, look)),
  )
}

const markBox = ({ end }: GuideLook) => ({
  width: 30,
  height: 30,
  [`margin${end}`]: sheet.indent - 30,
})

const drawPart = ({ spans }: Heading, { gap }: Place, rest: object, look: GuideLook) => {
  const words = { ...bodyText(look), fontWeight: 700, fontSize: 13.5, lineHeight: beat / 13.5 }
  const style = { ...words, marginTop: gap === null ? 0 : gap + beat, marginBottom: beat / 2 }
  return createElement(Text, { ...rest, style }, textOf(spans, look))
}
