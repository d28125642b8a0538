import { marked } from 'marked'
import type { MarkedToken, Token, Tokens } from 'marked'
import { altFault } from '../look/alt-text.ts'
import { openReading } from '../../guide/reading.ts'
import type { Fault } from '../../guide/reading.ts'
import { mailTags } from './mail-tags.ts'
import { tagBytes } from './mail-weight.ts'

/** What a mail's text is made of: what no reader would see of it, the bytes of its tags, whether it has words. */
type MailParts = { faults: Fault[]; bytes: number; hasWords: boolean }

export const readMailParts = (markdown: string): MailParts => {
  const reading = openReading(markdown)
  const parts = { bytes: 0, hasWords: false }
  const walk = (token: Token) => {
    parts.bytes += tagBytes(token.type)
    if (isWords(token)) parts.hasWords = true
    for (const fault of faultsOf(token)) reading.refuse(fault.raw, fault.details)
    for (const child of childrenOf(token)) walk(child)
  }
  for (const token of tokensOf(reading.text)) {
    walk(token)
    reading.pass(token.raw)
  }
  return { ...parts, faults: reading.faults() }
}

const tokensOf = (text: string): Token[] => {
  try {
    return marked.lexer(text, { gfm: true })
  } catch (error) {
    // The lexer recurses: some thousand ">" in a row end it.
    if (!(error instanceof RangeError)) throw error
    return []
  }
}

const childrenOf = (token: Token): Token[] => {
  if (isMarked(token) && token.type === 'list') return token.items
  // The words of a picture are not in the text part.
  return token.type !== 'image' && 'tokens' in token && token.tokens ? token.tokens : []
}

/** Without extensions all tokens are marked's own. */
const isMarked = (token: Token): token is MarkedToken => token.type !== 'generic'

const isWords = (token: Token) =>
  (token.type === 'text' || token.type === 'codespan') && /[\p{L}\p{N}{]/u.test(token.raw)

type Found = { raw: string; details: Omit<Fault, 'offset'> }

const faultsOf = (token: Token): Found[] => {
  const found = (rule: string, message: string, fix: string): Found[] => [
    { raw: token.raw, details: { rule, message, fix } },
  ]
  const notShown = (what: string, fix: string) => [
    { raw: token.raw, details: { rule: 'not-in-mails', message: `mails show no ${what}.`, fix } },
  ]
  if (!isMarked(token)) return []
  switch (token.type) {
    case 'table':
      return notShown('tables: the cells would run together', 'Write a list, or a sentence for each row.')
    case 'del':
      return notShown('text that is struck out', 'Remove the "~".')
    case 'code':
      return notShown('blocks of code', 'Take the "```" or the four spaces at the beginning of the line out.')
    case 'checkbox':
      return notShown('boxes to tick', 'Take the "[ ]" out.')
    case 'heading':
      return headingFaults(token, notShown, found)
    case 'image':
      return pictureFaults(token, notShown, found)
    case 'link':
      return /\S/.test(token.raw.replace(/^\[([^\]]*)\].*$/s, '$1'))
        ? []
        : found('markdown', 'a link without words cannot be seen.', 'Write its words between "[" and "]".')
    case 'html':
      return droppedTags(token)
    default:
      return []
  }
}

type NotShown = (what: string, fix: string) => Found[]
type Report = (rule: string, message: string, fix: string) => Found[]

const headingFaults = ({ depth, raw }: Tokens.Heading, notShown: NotShown, found: Report): Found[] => {
  if (depth > 3) return notShown('headings deeper than "###"', 'Write "### ", or bold text.')
  return raw.trimStart().startsWith('#')
    ? []
    : found(
        'markdown',
        'the line below this text makes it a heading.',
        'Leave an empty line between them, or write "## " before it.',
      )
}

const pictureFaults = ({ href, text }: Tokens.Image, notShown: NotShown, found: Report): Found[] => {
  if (!href.startsWith('https://'))
    return notShown(`picture "${href}"`, 'Write the whole https: address of the picture, or take it out.')
  if (text.trim() === '')
    return found(
      'alt-text',
      'this picture has no words, and many readers see only those at first.',
      'Write what it shows between "[" and "]".',
    )
  const fault = altFault(text, href.slice(href.lastIndexOf('/') + 1))
  return fault ? found('alt-text', fault.message, fault.fix) : []
}

/** One diagnostic for all tags of a piece: they are taken out together. */
const droppedTags = ({ raw }: Tokens.HTML | Tokens.Tag): Found[] => {
  const written = raw.replace(/<!--[\s\S]*?(-->|$)/g, '').matchAll(/<([a-z][a-z0-9-]*)\b/gi)
  const tags = [...new Set([...written].map(({ 1: tag = '' }) => tag.toLowerCase()))]
  const dropped = tags.filter((tag) => !mailTags.includes(tag)).map((tag) => `<${tag}>`)
  if (dropped.length === 0) return []
  const what = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(dropped)
  const them = dropped.length === 1 ? 'the tag' : 'the tags'
  return [
    {
      raw,
      details: {
        rule: 'not-in-mails',
        message: `mails show no ${what}.`,
        fix: `Take ${them} out, and write Markdown.`,
      },
    },
  ]
}
