import type { Font } from 'fontkit'

/** In ems, between a sign of money and a figure, and between two words at their narrowest: what is too little, and what it becomes. */
const gaps = { sign: { least: 0, wide: 0.03 }, space: { least: 0.1, wide: 0.145 } }
const moneySigns = Array.from('£$€')
const figures = Array.from('0123456789')
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/**
 * Some fonts kern "£4" until it touches, and hang the "f" over the space after it. This widens such signs and the space, in place: one
 * number each, of which no other pair of letters knows. `font`: the same, opened. Returns whether there was any.
 */
export const loosenGaps = (sfnt: Buffer, font: Font, tracking: number): boolean => {
  const gapOf = gapIn(font, tracking)
  const signs = moneySigns.filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const signGaps = signs.map((sign) => {
    const gap = Math.min(...figures.map((figure) => gapOf(sign, figure)))
    return { character: sign, gap, ...gaps.sign }
  })
  const space = Math.min(...letters.map((letter) => gapOf(letter, 'a', ' ')))
  const narrow = [...signGaps, { character: ' ', gap: space, ...gaps.space }].filter(
    ({ gap, least }) => gap < least,
  )
  for (const { character, gap, wide } of narrow)
    widen(sfnt, font.glyphsForString(character)[0]?.id ?? 0, (wide - gap) * font.unitsPerEm)
  return narrow.length > 0
}

/** Between the outlines, with the font's own kerning. */
const gapIn =
  (font: Font, tracking: number) =>
  (left: string, right: string, between = ''): number => {
    const { glyphs, positions } = font.layout(left + between + right)
    const advance = positions.slice(0, -1).reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    const edges = (glyphs.at(-1)?.bbox.minX ?? 0) - (glyphs[0]?.bbox.maxX ?? 0)
    return (advance + edges) / font.unitsPerEm + tracking * (glyphs.length - 1)
  }

/** Writes into the table of advances (`hmtx`); glyphs after those that `hhea` counts share the last advance. */
const widen = (sfnt: Buffer, glyph: number, units: number) => {
  const advances = tableAt(sfnt, 'hmtx')
  if (glyph >= sfnt.readUInt16BE(tableAt(sfnt, 'hhea') + 34)) return
  const place = advances + glyph * 4
  sfnt.writeUInt16BE(sfnt.readUInt16BE(place) + Math.round(units), place)
}

const tableAt = (sfnt: Buffer, tag: string): number => {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = entries.find((place) => sfnt.toString('latin1', place, place + 4) === tag)
  if (entry === undefined) throw new Error(`The font has no table "${tag}".`)
  return sfnt.readUInt32BE(entry + 8)
}
