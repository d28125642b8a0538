import type { Font, Glyph } from 'fontkit'
import { openFont } from '../fonts/font-metrics.ts'

export type TypeFace = ReturnType<typeof openTypeFace>

/** Sets text as outlines, from uncompressed fonts whose axes are pinned; what one lacks is taken from the next. */
export const openTypeFace = (...files: [Buffer, ...Buffer[]]) => {
  const [first, ...others] = files
  const main = openFont(first)
  const fonts = [main, ...others.map(openFont)]
  return {
    has: (text: string): boolean =>
      Array.from(text).every((character) => fonts.some((font) => hasCharacter(font, character))),
    /** `tracking`: letter spacing in em. Each word is shaped once, however many lines and sizes are tried. */
    setter: (tracking: number) => {
      const shaped = once((word: string) => setWord(fonts, word, tracking))
      return {
        /** From the first letter's ink to the end of the last letter, in em. */
        width: once((text: string): number => {
          const { end, ink } = setLine(text, shaped, tracking)
          return end - ink
        }),
        /** How far the highest character of a text rises over the baseline, in em: old figures are lower than capitals. */
        rise: (text: string): number =>
          Math.max(0, ...setLine(text, shaped, tracking).glyphs.map(({ glyph, em }) => glyph.bbox.maxY / em)),
        /** Path of a line whose first ink is at x, on the baseline y; `size`: of an em, in units of the drawing. */
        outline: (text: string, x: number, y: number, size: number): string => {
          const { glyphs, ink } = setLine(text, shaped, tracking)
          const placed = glyphs.map(({ glyph, at, em }) => ({
            commands: glyph.path.commands,
            x: Math.round(x + (at - ink) * size),
            y: Math.round(y),
            scale: size / em,
          }))
          return pathData(placed)
        },
      }
    },
    /** In em. */
    capHeight: (main.capHeight || main.ascent * 0.7) / main.unitsPerEm,
  }
}

const hasCharacter = (font: Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

type SetGlyph = { glyph: Glyph; at: number; em: number }

type Shaped = { glyphs: SetGlyph[]; advance: number }

/** Places in em. Kerning is in the advances. */
const setWord = (fonts: readonly Font[], word: string, tracking: number): Shaped => {
  let at = 0
  const glyphs = runsOf(fonts, word).flatMap(({ font, characters }): SetGlyph[] => {
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
  return { glyphs, advance: at }
}

/** No spacing follows the last letter. `ink`: where the first letter begins. */
const setLine = (text: string, shaped: (word: string) => Shaped, tracking: number) => {
  let at = 0
  const glyphs = text.split(/( )/).flatMap((word): SetGlyph[] => {
    const { glyphs: own, advance } = shaped(word)
    const start = at
    at += advance
    return own.map((glyph) => ({ ...glyph, at: start + glyph.at }))
  })
  const [first] = glyphs
  return { glyphs, end: at - tracking, ink: first ? first.glyph.bbox.minX / first.em : 0 }
}

const once = <Made>(make: (word: string) => Made) => {
  const known = new Map<string, Made>()
  return (word: string): Made => {
    const made = known.get(word) ?? make(word)
    known.set(word, made)
    return made
  }
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
