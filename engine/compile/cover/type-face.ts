import type { Font, Glyph } from 'fontkit'
import { openFont } from '../fonts/font-metrics.ts'

/** How a line is set. `size`: of an em, in units of the drawing; `tracking`: letter spacing in em. */
type LineSetting = { size: number; tracking: number }

export type TypeFace = ReturnType<typeof openTypeFace>

/** Sets text as outlines, from uncompressed fonts whose axes are pinned; what one lacks is taken from the next. */
export const openTypeFace = (...files: [Buffer, ...Buffer[]]) => {
  const [first, ...others] = files
  const main = openFont(first)
  const fonts = [main, ...others.map(openFont)]
  return {
    has: (text: string): boolean =>
      Array.from(text).every((character) => fonts.some((font) => hasCharacter(font, character))),
    /** From the first letter's ink to the end of the last letter. */
    width: (text: string, { size, tracking }: LineSetting): number => {
      const { end, ink } = setLine(fonts, text, tracking)
      return (end - ink) * size
    },
    /** From where a text begins to where the next begins, in em. */
    advance: (text: string, tracking: number): number => setLine(fonts, text, tracking).end + tracking,
    /** Where the ink of a text's first letter begins, in em. */
    ink: (text: string): number => setLine(fonts, [...text][0] ?? '', 0).ink,
    /** Path of a line whose first ink is at x, on the baseline y. */
    outline: (text: string, x: number, y: number, { size, tracking }: LineSetting): string => {
      const { glyphs, ink } = setLine(fonts, text, tracking)
      const placed = glyphs.map(({ glyph, at, em }) => ({
        commands: glyph.path.commands,
        x: Math.round(x + (at - ink) * size),
        y: Math.round(y),
        scale: size / em,
      }))
      return pathData(placed)
    },
    /** How far the highest character of a text rises over the baseline, in em: old figures are lower than capitals. */
    rise: (text: string): number => {
      const { glyphs } = setLine(fonts, text, 0)
      return Math.max(0, ...glyphs.map(({ glyph, em }) => glyph.bbox.maxY / em))
    },
    /** In em. */
    capHeight: (main.capHeight || main.ascent * 0.7) / main.unitsPerEm,
  }
}

const hasCharacter = (font: Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

type SetGlyph = { glyph: Glyph; at: number; em: number }

/** Places in em. Kerning is in the advances; no spacing follows the last letter. `ink`: where the first letter begins. */
const setLine = (fonts: readonly Font[], text: string, tracking: number) => {
  let at = 0
  const glyphs = runsOf(fonts, text).flatMap(({ font, characters }): SetGlyph[] => {
    const em = font.unitsPerEm
    // As browsers do: letters that are spaced are not joined.
    const run = font.layout(characters, tracking === 0 ? {} : { liga: false, clig: false })
    return run.glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = run.positions[index] ?? {}
      const start = at + xOffset / em
      at += xAdvance / em + tracking
      return { glyph, at: start, em }
    })
  })
  const [first] = glyphs
  return { glyphs, end: at - tracking, ink: first ? first.glyph.bbox.minX / first.em : 0 }
}

const runsOf = (fonts: readonly Font[], text: string) =>
  Array.from(text).reduce<{ font: Font; characters: string }[]>((runs, character) => {
    const font = fonts.find((candidate) => hasCharacter(candidate, character)) ?? fonts[0]
    const last = runs.at(-1)
    if (!font) return runs
    if (last?.font !== font) return [...runs, { font, characters: character }]
    return [...runs.slice(0, -1), { font, characters: last.characters + character }]
  }, [])

type Command = { command: string; args: number[] }
type PlacedGlyph = { commands: readonly Command[]; x: number; y: number; scale: number }
type Point = readonly [x: number, y: number]

/** Whole units, each glyph relative to its own origin: the same letter is always the same text, which compresses well. */
const pathData = (glyphs: readonly PlacedGlyph[]): string => {
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

/** A minus separates two numbers as well as a space does, and the first of all needs neither. */
const spaced = (value: number, before = ' ') => (value < 0 || before === '' ? `${value}` : ` ${value}`)
