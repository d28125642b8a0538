import type { MarkedToken, Token } from 'marked'
import type { Span } from './guide.ts'
import type { Reading } from './reading.ts'

type Style = Omit<Span, 'text'>

export const readSpans = (tokens: Token[], reading: Reading, style: Style = {}): Span[] =>
  joinSameStyle(tokens.flatMap((token) => readSpan(token, reading, style)))

const readSpan = (token: Token, reading: Reading, style: Style): Span[] => {
  if (!isKnown(token)) return refuse(reading, token.raw, 'this has no place in a guide.', 'Take it out.')
  switch (token.type) {
    case 'text':
    case 'escape':
      return [{ ...style, text: token.text.replaceAll('\n', ' ') }]
    case 'br':
      return [{ ...style, text: '\n' }]
    case 'strong':
      return readSpans(token.tokens, reading, { ...style, bold: true })
    case 'em':
      return readSpans(token.tokens, reading, { ...style, italic: true })
    case 'link':
      if (!/^(https:\/\/[^\s{}]+|mailto:[^\s@{}]+@[^\s@{}]+)$/.test(token.href))
        return refuse(reading, token.raw, `the link "${token.href}" leads nowhere from paper.`, linkFix)
      return readSpans(token.tokens, reading, { ...style, href: token.href })
    case 'image':
      return refuse(reading, token.raw, 'pictures have no place in a guide.', 'Take it out.')
    case 'codespan':
      return refuse(reading, token.raw, 'code has no place in a guide.', 'Remove the "`".')
    case 'del':
      return refuse(reading, token.raw, 'text cannot be struck out.', 'Remove the "~".')
    case 'html':
      if (token.raw.startsWith('</')) return []
      return refuse(reading, token.raw, 'HTML has no place in a guide.', 'Write Markdown only.')
    default:
      return []
  }
}

const linkFix = 'Write a full https: address, or mailto: and an address.'

const refuse = (reading: Reading, raw: string, message: string, fix: string): [] => {
  reading.refuse(raw, { rule: 'guide', message, fix })
  return []
}

const known = ['text', 'escape', 'br', 'strong', 'em', 'link', 'image', 'codespan', 'del', 'html', 'checkbox']
const isKnown = (token: Token): token is MarkedToken => known.includes(token.type)

const joinSameStyle = (spans: Span[]): Span[] => {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isSame = last && last.bold === span.bold && last.italic === span.italic && last.href === span.href
    if (isSame) joined.splice(-1, 1, { ...last, text: last.text + span.text })
    else joined.push(span)
  }
  return joined
}
