import { once } from '../bundle/once.ts'
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
export type FittedText = {
  lines: string[]
  size: number
  rise: number
  height: number
  /** Path of the text below `top`, in the room that begins at x. */
  outline: (place: { x: number; top: number }) => string
}

/** The largest letters that fit; somewhat smaller ones if a short word would be alone on its line. Null if none fit. */
export const fitText = (face: TypeFace, text: string, room: Room): FittedText | null => {
  const { width, height, largest, smallest, leading, tracking } = room
  const setter = face.setter(tracking)
  const widthOf = once(setter.width)
  const fit = (size: number): FittedText | null => {
    // Of more lines the rest would not be looked at.
    const most = Math.max(1, 1 + Math.floor((height - face.capHeight * size) / (leading * size)))
    const lines = breakLines(text, width, (line) => widthOf(line) * size, most)
    if (!lines) return null
    // Letters of Arabic rise to many heights, capitals to one.
    const own = face.isRightToLeft || lines.length === 1 ? setter.rise(lines[0] ?? '') : 0
    const rise = (lines.length === 1 ? own : Math.max(own, face.capHeight)) * size
    const tall = rise + (lines.length - 1) * leading * size
    if (tall > height) return null
    const start = (line: string) => (face.isRightToLeft ? width - widthOf(line) * size : 0)
    const outline: FittedText['outline'] = ({ x, top }) =>
      lines
        .map((line, index) =>
          setter.outline(line, x + start(line), top + rise + index * leading * size, size),
        )
        .join('')
    return { lines, size, rise, height: tall, outline }
  }
  let first: FittedText | null = null
  for (let size = largest; size >= smallest; size *= 0.96) {
    const fitted = fit(size)
    if (fitted && !hasOrphan(fitted.lines)) return first && size < first.size * 0.7 ? first : fitted
    first ??= fitted
  }
  return first
}

const hasOrphan = (lines: readonly string[]) => lines.length > 1 && lines.some((line) => line.length <= 2)
