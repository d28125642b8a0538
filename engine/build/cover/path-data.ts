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
  const parts = commands.map(({ command, args }) => {
    const points = pointsOf(args).map(([px, py]): Point => [
      x + Math.round(px * scale),
      y - Math.round(py * scale),
    ])
    const to = points.at(-1)
    if (!to) {
      pen = start
      return 'z'
    }
    const from = pen
    pen = to
    if (command === 'moveTo') start = to
    if (command === 'lineTo') return line(from, to)
    return letters[command] + numbers(points.flatMap(([px, py]) => [px - from[0], py - from[1]]))
  })
  return { data: parts.join(''), start }
}

const letters: Record<string, string> = { moveTo: 'm', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

const line = ([fromX, fromY]: Point, [x, y]: Point) => {
  if (x === fromX && y === fromY) return ''
  if (x === fromX) return `v${y - fromY}`
  return y === fromY ? `h${x - fromX}` : `l${numbers([x - fromX, y - fromY])}`
}

const pointsOf = (args: readonly number[]): Point[] =>
  args.flatMap((x, index) => (index % 2 === 0 ? [[x, args[index + 1] ?? 0] as const] : []))

const numbers = (values: readonly number[]) => values.join(' ').replaceAll(' -', '-')
