import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { GuideItem } from './guide.ts'
import { bodyText } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'

/** The marker of a list item: a box to tick, its number, or a dot. */
export const drawMarker = ({ check }: GuideItem, number: number | null, look: GuideLook): ReactNode => {
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
