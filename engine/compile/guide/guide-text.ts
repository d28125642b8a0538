import { Link, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Span } from './guide.ts'
import type { GuideLook } from './guide-look.ts'

export const textOf = (spans: readonly Span[], { colours }: GuideLook): ReactNode[] =>
  spans.map((span, key) => {
    const style = {
      ...(span.bold && { fontWeight: 700 }),
      ...(span.italic && { fontStyle: 'italic' as const }),
    }
    if (!span.href) return createElement(Text, { key, style }, span.text)
    const link = { ...style, color: colours['brand-ink'], textDecoration: 'underline' as const }
    return createElement(Link, { key, src: span.href, style: link }, span.text)
  })

export const plainOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
