import type { GuideBlock, GuideItem } from './guide.ts'
import { beat } from './guide-look.ts'
import { plainOf } from './guide-text.ts'

export const sheetsOf = (blocks: readonly GuideBlock[]): GuideBlock[][] => {
  const sheets: GuideBlock[][] = [[]]
  for (const block of blocks)
    if (block.kind !== 'new-page') sheets.at(-1)?.push(block)
    else if (sheets.at(-1)?.length) sheets.push([])
  return sheets.length > 1 && sheets.at(-1)?.length === 0 ? sheets.slice(0, -1) : sheets
}

export type Piece = { blocks: GuideBlock[]; isFirst: boolean }

export const piecesOf = (blocks: readonly GuideBlock[]): Piece[] => {
  const pieces: Piece[] = []
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]
    const last = pieces.at(-1)
    if (last && isAnswerSpace(block) && isQuestion(last)) last.blocks.push(block)
    else pieces.push({ blocks: [block], isFirst: before === undefined || before.kind === 'heading' })
  })
  return pieces
}

export const isScale = (block: GuideBlock): boolean =>
  block.kind === 'table' && block.rows.length === 0 && block.head.every((cell) => plainOf(cell).length <= 2)

const isAnswerSpace = (block: GuideBlock) =>
  isScale(block) || (block.kind === 'lines' && block.count <= mostLinesTogether)
const isQuestion = ({ blocks: [first] }: Piece) =>
  first !== undefined && (isScale(first) || (first.kind === 'paragraph' && isShort([first])))

export const mostLinesTogether = 12

export const isShort = (blocks: readonly GuideBlock[]): boolean => blocks.length < 5 && heightOf(blocks) < 290

export const leadOf = ([piece, ...rest]: readonly Piece[]): number => {
  const [block] = piece?.blocks ?? []
  if (!piece || !block) return 0
  if (block.kind === 'heading') return heightOf([block]) + leadOf(rest)
  return piece.blocks.length > 1 ? heightOf(piece.blocks) : startOf(block)
}

const startOf = (block: GuideBlock): number => {
  switch (block.kind) {
    case 'list':
      return wholeOrStart(block.items[0]?.blocks ?? [])
    case 'quote':
      return wholeOrStart(block.blocks, 60 - 6)
    case 'table':
      return heightOf([{ ...block, rows: block.rows.slice(0, 1) }])
    default:
      return wholeOrStart([block])
  }
}

const wholeOrStart = (blocks: readonly GuideBlock[], letters?: number) => {
  const height = heightOf(blocks, letters) + 2 * beat
  return isShort(blocks) ? height : Math.min(height, 6 * beat)
}

const heightOf = (blocks: readonly GuideBlock[], letters = 60): number =>
  sum(
    blocks.map((block) => {
      switch (block.kind) {
        case 'heading':
          return 4 * beat
        case 'paragraph':
          return linesOf(plainOf(block.spans), letters) * beat + beat / 2
        case 'quote':
          return heightOf(block.blocks, letters - 6) + 3 * beat
        case 'list':
          return sum(block.items.map((item: GuideItem) => heightOf(item.blocks, letters - 4)))
        case 'table':
          return (
            sum([block.head, ...block.rows].map((cells) => rowHeight(cells.map(plainOf), letters))) + beat
          )
        case 'lines':
          return block.count * 1.5 * beat + beat
        default:
          return 0
      }
    }),
  )

const rowHeight = (cells: readonly string[], letters: number) =>
  Math.max(...cells.map((cell) => linesOf(cell, letters / cells.length))) * beat + beat

const linesOf = (text: string, letters: number) =>
  sum(text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / letters))))

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
