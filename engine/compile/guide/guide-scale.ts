import { Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Span } from './guide.ts'
import { beat, bodyText, row } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'
import { plainOf } from './guide-text.ts'

const size = 24

export const drawScale = (
  steps: readonly Span[][],
  { key, gap }: { key: number; gap: number },
  look: GuideLook,
): ReactNode => {
  const { colours } = look
  const line = { position: 'absolute' as const, left: 0, right: 0, top: size / 2 }
  const ring = {
    width: size,
    height: size,
    borderRadius: size / 2,
    borderWidth: 0.9,
    borderColor: colours.line3,
    backgroundColor: '#ffffff',
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
  }
  const number = { ...bodyText(look), fontSize: 10.5, lineHeight: 1.2 }
  return createElement(
    View,
    { key, wrap: false, style: { marginTop: gap + beat / 4 } },
    createElement(View, { style: { ...line, borderTopWidth: 0.75, borderTopColor: colours.line3 } }),
    createElement(
      View,
      { style: { ...row(look), justifyContent: 'space-between' } },
      steps.map((step, index) =>
        createElement(
          View,
          { key: index, style: ring },
          createElement(Text, { style: number }, plainOf(step)),
        ),
      ),
    ),
  )
}
