type Command = { command: string; args: number[] }
type PlacedGlyph = { commands: readonly Command[]; x: number; y: number; scale: number }
type Point = readonly [x: number, y: number]

/**
 * One path of many glyphs in whole units. Each glyph is drawn relative to its own origin, which is a whole unit too:
 * the same letter is the same text every time, and compression finds it.
 */
export const pathData = (glyphs: readonly PlacedGlyph[]): string => {
  let start: Point = [0, 0]
  const parts = glyphs
    .filter(({ commands }) => commands.length > 0)
    .map((glyph) => {
      const drawn = glyphData(glyph, start)
      start = drawn.start
      return drawn.data
    })
  // Counted from the corner of the drawing, so that paths can follow one another.
  return parts.join('').replace(/^m/, 'M')
}

const glyphData = ({ commands, x, y, scale }: PlacedGlyph, before: Point) => {
  let start = before
  let pen = before
  let data = ''
  for (const { command, args } of commands) {
    const from = pen
    if (args.length === 0) {
      pen = start
      data += 'z'
      continue
    }
    let numbers = ''
    for (let at = 0; at < args.length; at += 2) {
      pen = [x + Math.round((args[at] ?? 0) * scale), y - Math.round((args[at + 1] ?? 0) * scale)]
      if (command !== 'lineTo') numbers += spaced(pen[0] - from[0], numbers) + spaced(pen[1] - from[1])
    }
    if (command === 'moveTo') start = pen
    data += command === 'lineTo' ? line(from, pen) : letters[command] + numbers
  }
  return { data, start }
}

const letters: Record<string, string> = { moveTo: 'm', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

const line = ([fromX, fromY]: Point, [x, y]: Point) => {
  if (x === fromX && y === fromY) return ''
  if (x === fromX) return `v${y - fromY}`
  return y === fromY ? `h${x - fromX}` : `l${x - fromX}${spaced(y - fromY)}`
}

/** A minus keeps two numbers apart as well as a blank does, and the first of all needs neither. */
const spaced = (value: number, before = ' ') => (value < 0 || before === '' ? `${value}` : ` ${value}`)
