import { Lexer } from 'yaml'

export const maxDepth = 32

export type Refusal = { rule: 'too-deep' | 'tag' | 'directive'; offset: number }

/**
 * What must not reach the parser. Runs on tokens: the parser recurses, and some thousand brackets would end the process with
 * an error that nothing can catch. Tags and directives could change what a value means.
 */
export const refuseStructure = (text: string): Refusal | null => {
  const columns: number[] = []
  let flow = 0
  let offset = 0
  let lineStart = 0
  let keyColumn: number | null = null
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    if (token === scalarMark) isScalar = true
    if (isMark(token)) continue
    const column = offset - lineStart
    const isPlain = !isScalar
    isScalar = false
    if (isPlain && token.startsWith('!')) return { rule: 'tag', offset }
    if (isPlain && token.startsWith('%')) return { rule: 'directive', offset }
    if (isPlain && (token === '[' || token === '{')) flow += 1
    else if (isPlain && (token === ']' || token === '}')) flow = Math.max(0, flow - 1)
    else if (isPlain && flow === 0 && ['-', '?', ':'].includes(token)) {
      open(columns, token === ':' ? (keyColumn ?? column) : column)
      keyColumn = null
    } else if (token.trim()) keyColumn ??= column
    if (columns.length + flow > maxDepth) return { rule: 'too-deep', offset }
    offset += token.length
    const newline = token.lastIndexOf('\n')
    if (newline < 0) continue
    lineStart = offset - (token.length - newline - 1)
    keyColumn = null
  }
  return null
}

const open = (columns: number[], column: number) => {
  while ((columns.at(-1) ?? -1) > column) columns.pop()
  if (columns.at(-1) !== column) columns.push(column)
}

const scalarMark = '\u001f'
/** Tokens of the lexer without text: start of a scalar, start of a document, end of flow. */
const isMark = (token: string) => token === scalarMark || token === '\u0002' || token === '\u0018'
