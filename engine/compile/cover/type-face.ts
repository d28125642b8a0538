import type { Font, Glyph } from 'fontkit'
import { once } from '../bundle/once.ts'
import { openFont } from '../fonts/font-metrics.ts'
import { glyphPath, joinedPaths } from './glyph-path.ts'
import type { GlyphPath } from './glyph-path.ts'
import { inSight, runsOf } from './text-runs.ts'

export type TypeFace = ReturnType<typeof openTypeFace>

type FaceOptions = {
  /** Lines run from right to left; their letters are joined, and never spaced. */
  isRightToLeft?: boolean
}

/** Sets text as outlines, from uncompressed fonts whose axes are pinned; what one lacks is taken from the next. */
export const openTypeFace = (files: [Buffer, ...Buffer[]], { isRightToLeft = false }: FaceOptions = {}) => {
  const [first, ...others] = files
  const main = openFont(first)
  const fonts = [main, ...others.map(openFont)]
  return {
    has: (text: string): boolean =>
      Array.from(text).every((character) => fonts.some((font) => hasCharacter(font, character))),
    /** `tracking`: letter spacing in em. */
    setter: once((tracking: number) => openSetter(fonts, isRightToLeft ? 0 : tracking, isRightToLeft)),
    /** In em. */
    capHeight: (main.capHeight || main.ascent * 0.7) / main.unitsPerEm,
    isRightToLeft,
  }
}

/** Words recur from line to line and from page to page: each is shaped once, and each letter drawn once at a size. */
const openSetter = (fonts: readonly Font[], tracking: number, isRightToLeft: boolean) => {
  const shaped = once((word: string) => setWord(fonts, word, { tracking, isRightToLeft }))
  const drawnAt = once((_size: number) => new Map<Glyph, GlyphPath | null>())
  const wordsOf = (text: string) => {
    // Spaces are words of their own.
    const words = text.split(/( )/)
    return (isRightToLeft ? inSight(words) : words).map(shaped)
  }
  return {
    /** From the first letter's ink to the end of the last letter, in em. */
    width: (text: string): number => {
      const words = wordsOf(text)
      return words.reduce((sum, { advance }) => sum + advance, 0) - tracking - inkOf(words)
    },
    /** How far the highest character of a text rises over the baseline, in em: old figures are lower than capitals. */
    rise: (text: string): number =>
      Math.max(0, ...setLine(wordsOf(text)).map(({ glyph, up, em }) => up + glyph.bbox.maxY / em)),
    /** Path of a line whose first ink is at x, on the baseline y; `size`: of an em, in units of the drawing. */
    outline: (text: string, x: number, y: number, size: number): string => {
      const words = wordsOf(text)
      const ink = inkOf(words)
      const drawn = drawnAt(size)
      return joinedPaths(
        setLine(words).flatMap(({ glyph, at, up, em }) => {
          const path = drawn.get(glyph) ?? glyphPath(glyph.path.commands, size / em)
          drawn.set(glyph, path)
          const place = { x: Math.round(x + (at - ink) * size), y: Math.round(y - up * size) }
          return path ? [{ path, ...place }] : []
        }),
      )
    },
  }
}

const hasCharacter = (font: Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** `up`: of a mark, over the place that it has in its font. */
type SetGlyph = { glyph: Glyph; at: number; up: number; em: number }

/** `ink`: where the first letter begins. */
type Shaped = { glyphs: SetGlyph[]; advance: number; ink: number }

/** Places in em. Kerning is in the advances. */
const setWord = (
  fonts: readonly Font[],
  word: string,
  { tracking, isRightToLeft }: { tracking: number; isRightToLeft: boolean },
): Shaped => {
  let at = 0
  const glyphs = runsOf(fonts, word, isRightToLeft).flatMap(({ font, characters, direction }): SetGlyph[] => {
    const em = font.unitsPerEm
    // As browsers do: letters that are spaced are not joined.
    const features = tracking === 0 ? {} : { liga: false, clig: false }
    const run = font.layout(characters, features, undefined, undefined, direction)
    return run.glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
      const start = at + xOffset / em
      at += xAdvance / em + tracking
      return { glyph, at: start, up: yOffset / em, em }
    })
  })
  const [first] = glyphs
  return { glyphs, advance: at, ink: first ? first.glyph.bbox.minX / first.em : 0 }
}

const setLine = (words: readonly Shaped[]): SetGlyph[] => {
  let at = 0
  return words.flatMap(({ glyphs, advance }) => {
    const start = at
    at += advance
    return glyphs.map((glyph) => ({ ...glyph, at: start + glyph.at }))
  })
}

const inkOf = (words: readonly Shaped[]) => words.find(({ glyphs }) => glyphs.length > 0)?.ink ?? 0
