type Command = { command: string; args: number[] }
type Point = readonly [x: number, y: number]

/** Seen from the glyph's origin, in whole units. `from`: its first point; `start`: that of its last contour. */
export type GlyphPath = { from: Point; rest: string; start: Point }

/** `scale`: units of the drawing per unit of the font. Null for a space. */
export const glyphPath = (commands: readonly Command[], scale: number): GlyphPath | null => {
  let from: Point | null = null
  let start: Point = [0, 0]
  let pen = start
  let rest = ''
  for (const { command, args } of commands) {
    const before = pen
    if (args.length === 0) {
      pen = start
      rest += 'z'
      continue
    }
    let numbers = ''
    for (let at = 0; at < args.length; at += 2) {
      pen = [Math.round((args[at] ?? 0) * scale), -Math.round((args[at + 1] ?? 0) * scale)]
      if (command !== 'lineTo') numbers += moved(before, pen, numbers)
    }
    if (command === 'moveTo') start = pen
    if (from) rest += command === 'lineTo' ? line(before, pen) : letters[command] + numbers
    from ??= pen
  }
  return from && { from, rest, start }
}

/** Each glyph relative to its own origin: the same letter is always the same text, which compresses well. */
export const joinedPaths = (glyphs: readonly { path: GlyphPath; x: number; y: number }[]): string => {
  let pen: Point = [0, 0]
  let data = ''
  for (const { path, x, y } of glyphs) {
    const { from, rest, start } = path
    // The first counts from the corner of the drawing, so that paths can follow one another.
    data += (data ? 'm' : 'M') + moved(pen, [x + from[0], y + from[1]]) + rest
    pen = [x + start[0], y + start[1]]
  }
  return data
}

const letters: Record<string, string> = { moveTo: 'm', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

const line = ([fromX, fromY]: Point, [x, y]: Point) => {
  if (x === fromX && y === fromY) return ''
  if (x === fromX) return `v${y - fromY}`
  return y === fromY ? `h${x - fromX}` : `l${x - fromX}${spaced(y - fromY)}`
}

const moved = ([fromX, fromY]: Point, [x, y]: Point, before = '') =>
  spaced(x - fromX, before) + spaced(y - fromY)

/** A minus separates two numbers as well as a space does, and the first of all needs neither. */
const spaced = (value: number, before = ' ') => (value < 0 || before === '' ? `${value}` : ` ${value}`)
