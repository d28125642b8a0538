import { marked } from 'marked'
import type { MarkedToken, Token, Tokens } from 'marked'
import type { GuideBlock, GuideItem } from './guide.ts'
import { holdsMore, limits } from './limits.ts'
import { openReading } from './reading.ts'
import type { Fault, Reading } from './reading.ts'
import { readSpans } from './read-spans.ts'

export const readBody = (markdown: string): { blocks: GuideBlock[]; faults: Fault[] } => {
  const reading = openReading(markdown)
  const blocks = tokensOf(reading).flatMap((token) => {
    const read = readBlocks([token], reading, 0)
    reading.pass(token.raw)
    return read
  })
  const faults = reading.faults()
  return { blocks: joinLines(blocks), faults: holdsMore(blocks) ? [{ ...tooLong, offset: 0 }] : faults }
}

const tokensOf = (reading: Reading): Token[] => {
  try {
    return marked.lexer(reading.text, { gfm: true })
  } catch (error) {
    // The lexer recurses: some thousand ">" in a row end it.
    if (!(error instanceof RangeError)) throw error
    reading.refuse('', tooDeep)
    return []
  }
}

const readBlocks = (tokens: Token[], reading: Reading, depth: number): GuideBlock[] => {
  if (depth <= limits.depth) return tokens.flatMap((token) => readBlock(token, reading, depth))
  reading.refuse(tokens[0]?.raw ?? '', tooDeep)
  return []
}

const readBlock = (token: Token, reading: Reading, depth: number): GuideBlock[] => {
  if (!isKnown(token)) return refuse(reading, token, unknownThing)
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'heading':
      return readHeading(token, reading, depth)
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', spans: readSpans(token.tokens ?? [], reading) }]
    case 'blockquote':
      return [{ kind: 'quote', blocks: joinLines(readBlocks(token.tokens, reading, depth + 1)) }]
    case 'list':
      return [readList(token, reading, depth)]
    case 'table':
      return readTable(token, reading)
    case 'hr':
      return readRule(token, reading, depth)
    case 'code':
      return refuse(reading, token, token.codeBlockStyle === 'indented' ? indented : code)
    case 'html':
      return refuse(reading, token, html)
    default:
      return refuse(reading, token, unknownThing)
  }
}

const readHeading = (token: Tokens.Heading, reading: Reading, depth: number): GuideBlock[] => {
  if (!token.raw.trimStart().startsWith('#')) return refuse(reading, token, underlined)
  if (token.depth === 1) return refuse(reading, token, topHeading)
  if (token.depth > 3) return refuse(reading, token, lowHeading)
  if (depth > 0) return refuse(reading, token, innerHeading)
  if (token.text.length > limits.heading) return refuse(reading, token, longHeading)
  return [{ kind: 'heading', depth: token.depth === 2 ? 2 : 3, spans: readSpans(token.tokens, reading) }]
}

const readList = (token: Tokens.List, reading: Reading, depth: number): GuideBlock => ({
  kind: 'list',
  start: token.ordered ? Number(token.start) : null,
  items: token.items.map((item): GuideItem => ({
    ...(item.task && { check: item.checked ? 'ticked' : 'open' }),
    blocks: joinLines(readBlocks(item.tokens, reading, depth + 1)),
  })),
})

const readTable = (token: Tokens.Table, reading: Reading): GuideBlock[] => {
  const { header, rows, align } = token
  if (header.length > limits.columns) return refuse(reading, token, wideTable)
  const full = [header, ...rows].flat().find(({ text }) => text.length > limits.cell)
  if (full) {
    reading.refuse(full.text, longCell)
    return []
  }
  return [
    {
      kind: 'table',
      head: header.map(({ tokens }) => readSpans(tokens, reading)),
      rows: rows.map((row) => row.map(({ tokens }) => readSpans(tokens, reading))),
      aligns: align.map((side) => side ?? 'left'),
    },
  ]
}

/** Markdown has three ways to write one rule; here each character has a meaning of its own. */
const readRule = (token: Tokens.Hr, reading: Reading, depth: number): GuideBlock[] => {
  const character = token.raw.trim()[0]
  if (character === '_') return [{ kind: 'lines', count: 1 }]
  if (character !== '-') return refuse(reading, token, starRule)
  return depth > 0 ? refuse(reading, token, innerPage) : [{ kind: 'new-page' }]
}

const joinLines = (blocks: GuideBlock[]): GuideBlock[] => {
  const joined: GuideBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'lines' && last?.kind === 'lines')
      joined.splice(-1, 1, { kind: 'lines', count: last.count + block.count })
    else joined.push(block)
  }
  return joined
}

const refuse = (reading: Reading, { raw }: Token, details: Omit<Fault, 'offset'>): [] => {
  reading.refuse(raw, details)
  return []
}

const known = ['space', 'def', 'checkbox', 'heading', 'paragraph', 'text', 'blockquote', 'list', 'table']
const isKnown = (token: Token): token is MarkedToken => [...known, 'hr', 'code', 'html'].includes(token.type)

const fault = (message: string, fix: string) => ({ rule: 'guide', message, fix })

const underlined = fault('the line below this text makes it a heading.', 'Leave an empty line between them.')
const topHeading = fault('"#" is the title, and that is on the cover.', 'Write "## " for a chapter.')
const lowHeading = fault('headings go no deeper than "###".', 'Write "### ", or bold text.')
const innerHeading = fault('a heading cannot stand inside a list or a quote.', 'Begin the line with "##".')
const innerPage = fault('a page cannot end inside a list or a quote.', 'Begin the line with "---".')
const starRule = fault(
  'a line of "*" says neither new page nor writing line.',
  'Write "---" for a new page or "____" for a line to write on.',
)
const indented = fault('four spaces at the beginning of a line make it code.', 'Take the spaces out.')
const code = fault('code has no place in a guide.', 'Take the "```" lines out.')
const html = fault('HTML and comments have no place in a guide.', 'Write Markdown only.')
const longHeading = fault(
  'this heading fills more than a few lines.',
  `Use ${limits.heading} characters at most.`,
)
const wideTable = fault(
  'a sheet of paper is too narrow for this table.',
  `Use ${limits.columns} columns at most.`,
)
const longCell = fault(
  'this cell is too long: a row of a table stays on one page.',
  `Use ${limits.cell} characters at most.`,
)
const tooLong = fault(
  'this is more than a guide can hold.',
  `Use ${limits.parts} paragraphs, items, rows, links and lines to write on at most, all in all.`,
)
const unknownThing = fault('this has no place in a guide.', 'Take it out.')
const tooDeep = fault('lists and quotes lie too deep in one another.', `Use ${limits.depth} levels at most.`)
