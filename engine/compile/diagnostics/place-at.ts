import { LineCounter } from 'yaml'
import type { Place } from './diagnostic.ts'

export const placeAt = (file: string, lines: LineCounter, offset: number): Place => {
  const { line, col } = lines.linePos(offset)
  return { file, line: Math.max(1, line), column: Math.max(1, col) }
}

export const lineCounterOf = (text: string): LineCounter => {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) lines.addNewLine(index + end.length)
  return lines
}
