import type { Scalar } from 'yaml'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { scalarText } from '../../fixes/repair-text.ts'
import { rewrapped } from './rewrap.ts'
import { columnOf, contentEnd, endOfLine } from './yaml-lines.ts'

type Value = string | number | boolean

/** Ways to write a scalar in the place of another, the one nearest to how it is written now first. */
export const scalarEdits = (text: string, node: Scalar, value: Value, isInFlow: boolean): Edit[] => {
  const [start, end] = [node.range?.[0] ?? 0, contentEnd(text, node)]
  const replacing = (written: string | undefined): Edit[] =>
    written === undefined ? [] : [{ start, end, text: written }]
  const kept = typeof value === 'string' ? replacing(inBlock(text.slice(start, end), node, value, text)) : []
  return [
    ...kept,
    ...replacing(scalarText(value, styleOf(node), isInFlow)),
    ...replacing(JSON.stringify(value)),
  ]
}

/** The quotes of an empty text are no choice of its author. */
const styleOf = ({ type, value }: Scalar) => (value === '' || type?.startsWith('BLOCK') ? 'PLAIN' : type)

/** A text of several lines keeps its lines where its words are the same. */
const inBlock = (source: string, node: Scalar, value: string, text: string): string | undefined => {
  const eol = endOfLine(text)
  const lines = source.split(/\r?\n/)
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL'
  const head = isBlock ? lines[0] : undefined
  const body = isBlock ? lines.slice(1) : lines
  const [, second = ''] = lines
  if (second.trim() === '') return undefined
  const indent = ' '.repeat(/^ */.exec(second)?.[0].length ?? 0)
  const write = (written: readonly string[]) =>
    [
      ...(head === undefined ? [] : [head]),
      ...written.map((line, at) => (line === '' || (head === undefined && at === 0) ? line : indent + line)),
    ].join(eol)
  if (node.type === 'BLOCK_LITERAL') return write(value.split('\n'))
  if (value.includes('\n') || body.some((line) => line.trim() === '')) return undefined
  if (node.type !== 'BLOCK_FOLDED' && node.type !== 'PLAIN') return undefined
  const first = isBlock ? indent.length : columnOf(text, node.range?.[0] ?? 0)
  return write(
    rewrapped(
      body.map((line) => line.trim()),
      value,
      widthOf(body) - indent.length,
      first - indent.length,
    ),
  )
}

const widthOf = (lines: readonly string[]) => Math.max(120, ...lines.map((line) => line.length))
