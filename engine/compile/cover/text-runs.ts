import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'

// Its types speak of a module, which Node reads as CommonJS.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Characters of one font that run one way; no direction: the font's script says. */
type Run = { font: Font; characters: string; direction?: 'ltr' | 'rtl' }

/** Of a word, as they are seen from left to right. */
export const runsOf = (fonts: readonly Font[], word: string, isRightToLeft: boolean): Run[] => {
  if (!isRightToLeft) return runsIn(fonts, word)
  const levels = levelsOf(word)
  let at = 0
  const runs = runsIn(fonts, word, (character) => {
    const level = levels[at] ?? 1
    at += character.length
    return isOdd(level) ? 'rtl' : 'ltr'
  })
  return reordered(runs, ({ direction }) => (direction === 'rtl' ? 1 : 2))
}

/** Words and spaces of a line in Arabic, as they are seen from left to right: names and figures from abroad stay in order. */
export const inSight = (words: readonly string[]): string[] => {
  const own = words.map((word) => (word === ' ' ? null : Math.min(...levelsOf(word))))
  const levels = own.map((level, index) => level ?? Math.min(own[index - 1] ?? 1, own[index + 1] ?? 1))
  return reordered(
    words.map((word, index) => ({ word, level: levels[index] ?? 1 })),
    ({ level }) => level,
  ).map(({ word }) => word)
}

/** The whole is turned, and then what runs from left to right inside it once more. */
const reordered = <Part>(parts: readonly Part[], levelOf: (part: Part) => number): Part[] => {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)?.[0]
    const goesOn = last !== undefined && !isOdd(levelOf(last)) && !isOdd(levelOf(part))
    if (goesOn) groups.at(-1)?.push(part)
    else groups.push([part])
  }
  return groups.toReversed().flat()
}

const levelsOf = (text: string) => bidi.getEmbeddingLevels(text, 'rtl').levels

const isOdd = (level: number) => level % 2 === 1

const runsIn = (
  fonts: readonly Font[],
  text: string,
  directionOf?: (character: string) => 'ltr' | 'rtl',
): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const direction = directionOf?.(character)
    const font = fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? fonts[0]
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font && last.direction === direction) last.characters += character
    else runs.push({ font, characters: character, ...(direction && { direction }) })
  }
  return runs
}
