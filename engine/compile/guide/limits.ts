import type { GuideBlock, Span } from './guide.ts'

/** What paper takes, and what the maker of PDFs lays out within seconds: its time grows faster than the text. */
export const limits = { depth: 4, columns: 12, cell: 300, heading: 160, parts: 1000 }

export const holdsMore = (blocks: readonly GuideBlock[]): boolean => partsIn(blocks) > limits.parts

const partsIn = (blocks: readonly GuideBlock[]): number => sum(blocks.map(partsOf))

const partsOf = (block: GuideBlock): number => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return 1 + linksIn(block.spans)
    case 'quote':
      return 1 + partsIn(block.blocks)
    case 'list':
      return sum(block.items.map((item) => partsIn(item.blocks)))
    case 'table':
      return sum(block.rows.map((row) => 1 + linksIn(row.flat())))
    case 'lines':
      return block.count
    default:
      return 1
  }
}

const linksIn = (spans: readonly Span[]) => spans.filter(({ href }) => href !== undefined).length
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
