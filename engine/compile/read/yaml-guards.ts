import { Lexer } from 'yaml'

export const maxBytes = 256 * 1024
export const maxDepth = 32

/** The text of a file, or why it is not text. */
export const decodeText = (bytes: Uint8Array): { text: string } | { invalidAt: BytePlace } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { invalidAt: placeOfByte(bytes, firstInvalidByte(bytes)) }
  }
}

export type BytePlace = { byte: number; line: number; column: number }

const placeOfByte = (bytes: Uint8Array, byte: number): BytePlace => {
  const lines = new TextDecoder().decode(bytes.subarray(0, byte)).split(/\r\n|\n|\r/)
  return { byte, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

export type Refusal = { rule: 'too-deep' | 'tag' | 'directive'; offset: number }

/**
 * What of the text must not reach the parser. Runs on tokens: the parser itself recurses, and some thousand brackets
 * end the process in a way that nothing can catch. Tags and directives could change what a value means.
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
/** Tokens of the lexer that stand for no text: start of a scalar, of a document, end of flow. */
const isMark = (token: string) => token === scalarMark || token === '\u0002' || token === '\u0018'

/** Where a decoder puts the first U+FFFD that was not written as such. */
const firstInvalidByte = (bytes: Uint8Array): number => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let byte = 0
  let from = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', from)) {
    byte += Buffer.byteLength(text.slice(from, at))
    const isWritten = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd
    if (!isWritten) return byte
    byte += 3
    from = at + 1
  }
  return byte
}
