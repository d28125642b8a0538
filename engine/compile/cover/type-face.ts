import type { Font, Glyph } from 'fontkit'
import { once } from '../bundle/once.ts'
import { openFont } from '../fonts/font-metrics.ts'
import { glyphPath, joinedPaths } from './glyph-path.ts'
import type { GlyphPath } from './glyph-path.ts'

export type TypeFace = ReturnType<typeof openTypeFace>

/** Sets text as outlines, from uncompressed fonts whose axes are pinned; what one lacks is taken from the next. */
export const openTypeFace = (...files: [Buffer, ...Buffer[]]) => {
  const [first, ...others] = files
  const main = openFont(first)
  const fonts = [main, ...others.map(openFont)]
  return {
    has: (text: string): boolean =>
      Array.from(text).every((character) => fonts.some((font) => hasCharacter(font, character))),
    /** `tracking`: letter spacing in em. */
    setter: once((tracking: number) => openSetter(fonts, tracking)),
    /** In em. */
    capHeight: (main.capHeight || main.ascent * 0.7) / main.unitsPerEm,
  }
}

/** Words recur from line to line and from page to page: each is shaped once, and each letter drawn once at a size. */
const openSetter = (fonts: readonly Font[], tracking: number) => {
  const shaped = once((word: string) => setWord(fonts, word, tracking))
  const drawnAt = once((_size: number) => new Map<Glyph, GlyphPath | null>())
  return {
    /** From the first letter's ink to the end of the last letter, in em. */
    width: (text: string): number => {
      const words = wordsOf(text).map(shaped)
      return words.reduce((sum, { advance }) => sum + advance, 0) - tracking - inkOf(words)
    },
    /** How far the highest character of a text rises over the baseline, in em: old figures are lower than capitals. */
    rise: (text: string): number =>
      Math.max(0, ...setLine(wordsOf(text).map(shaped)).map(({ glyph, em }) => glyph.bbox.maxY / em)),
    /** Path of a line whose first ink is at x, on the baseline y; `size`: of an em, in units of the drawing. */
    outline: (text: string, x: number, y: number, size: number): string => {
      const words = wordsOf(text).map(shaped)
      const ink = inkOf(words)
      const drawn = drawnAt(size)
      return joinedPaths(
        setLine(words).flatMap(({ glyph, at, em }) => {
          const path = drawn.get(glyph) ?? glyphPath(glyph.path.commands, size / em)
          drawn.set(glyph, path)
          return path ? [{ path, x: Math.round(x + (at - ink) * size), y: Math.round(y) }] : []
        }),
      )
    },
  }
}

const hasCharacter = (font: Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

type SetGlyph = { glyph: Glyph; at: number; em: number }

/** `ink`: where the first letter begins. */
type Shaped = { glyphs: SetGlyph[]; advance: number; ink: number }

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
  const [first] = glyphs
  return { glyphs, advance: at, ink: first ? first.glyph.bbox.minX / first.em : 0 }
}

/** Spaces are words of their own. */
const wordsOf = (text: string) => text.split(/( )/)

const setLine = (words: readonly Shaped[]): SetGlyph[] => {
  let at = 0
  return words.flatMap(({ glyphs, advance }) => {
    const start = at
    at += advance
    return glyphs.map((glyph) => ({ ...glyph, at: start + glyph.at }))
  })
}

const inkOf = (words: readonly Shaped[]) => words.find(({ glyphs }) => glyphs.length > 0)?.ink ?? 0

const runsOf = (fonts: readonly Font[], text: string) =>
  Array.from(text).reduce<{ font: Font; characters: string }[]>((runs, character) => {
    const font = fonts.find((candidate) => hasCharacter(candidate, character)) ?? fonts[0]
    const last = runs.at(-1)
    if (!font) return runs
    if (last?.font !== font) return [...runs, { font, characters: character }]
    return [...runs.slice(0, -1), { font, characters: last.characters + character }]
  }, [])
