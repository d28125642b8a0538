import { breakLines } from './break-lines.ts'
import type { TypeFace } from './type-face.ts'

/** The room of a text. `leading`: height of a line in em. Sizes in units of the drawing. */
export type Room = {
  width: number
  height: number
  largest: number
  smallest: number
  leading: number
  tracking: number
}

/** A text that was broken and sized for its room. `rise`: of the first line over its baseline. */
export type FittedText = { lines: string[]; size: number; rise: number; height: number }

/** The largest letters that fit; somewhat smaller ones if a short word would be alone on its line. Null if none fit. */
export const fitText = (face: TypeFace, text: string, room: Room): FittedText | null => {
  const { width, height, largest, smallest, leading, tracking } = room
  const widthOf = measureOnce(lineMeasure(face, tracking))
  const fit = (size: number): FittedText | null => {
    const lines = breakLines(text, width, (line) => widthOf(line) * size)
    if (!lines) return null
    const rise = (lines.length === 1 ? face.rise(text) : face.capHeight) * size
    const tall = rise + (lines.length - 1) * leading * size
    return tall <= height ? { lines, size, rise, height: tall } : null
  }
  let first: FittedText | null = null
  for (let size = largest; size >= smallest; size *= 0.96) {
    const fitted = fit(size)
    if (fitted && !hasOrphan(fitted.lines)) return first && size < first.size * 0.7 ? first : fitted
    first ??= fitted
  }
  return first
}

/** Of the lines that are tried most share their words: each word is set once, and kerned with no space beside it. */
const lineMeasure = (face: TypeFace, tracking: number) => {
  const advanceOf = measureOnce((word) => face.advance(word, tracking))
  const gap = advanceOf(' ')
  return (line: string) => {
    const words = line.split(' ')
    const advances = words.reduce((sum, word) => sum + advanceOf(word), 0)
    return advances + (words.length - 1) * gap - tracking - face.ink(line)
  }
}

/** Widths grow with the size, so that each line is measured only once. */
const measureOnce = (measure: (line: string) => number) => {
  const known = new Map<string, number>()
  return (line: string) => {
    const width = known.get(line) ?? measure(line)
    known.set(line, width)
    return width
  }
}

const hasOrphan = (lines: readonly string[]) => lines.length > 1 && lines.some((line) => line.length <= 2)

/** Path of a fitted text below `top`. */
export const outlineText = (
  face: TypeFace,
  { lines, size, rise }: FittedText,
  { x, top }: { x: number; top: number },
  { leading, tracking }: Pick<Room, 'leading' | 'tracking'>,
): string =>
  lines
    .map((line, index) => face.outline(line, x, top + rise + index * leading * size, { size, tracking }))
    .join('')
