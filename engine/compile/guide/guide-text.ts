import { Link, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Span } from './guide.ts'
import { lines } from './guide-look.ts'
import type { GuideLook } from './guide-look.ts'

export const textOf = (spans: readonly Span[], look: GuideLook): ReactNode[] =>
  spans.map((span, key) => {
    const style = {
      ...lines(look),
      ...(span.bold && { fontWeight: 700 }),
      ...(span.italic && { fontStyle: 'italic' as const }),
    }
    if (!span.href) return createElement(Text, { key, style }, span.text)
    const link = { ...style, color: look.colours['brand-ink'], textDecoration: 'underline' as const }
    return createElement(Link, { key, src: span.href, style: link }, span.text)
  })

export const plainOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
