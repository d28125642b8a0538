/** Where a font's lines and letters lie, in parts of its em. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number }

/** Reads what fallback matching needs out of an uncompressed OpenType file (tables head, hhea, hmtx, cmap). */
export const fontMetrics = (sfnt: Buffer): FontMetrics => {
  const table = tablesOf(sfnt)
  const em = table('head').readUInt16BE(18)
  const lines = table('hhea')
  const glyphOf = characterMap(table('cmap'))
  const widths = table('hmtx')
  const lastWidth = lines.readUInt16BE(34) - 1
  const widthOf = (character: string) => {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), lastWidth)
    return widths.readUInt16BE(glyph * 4) / em
  }
  return {
    ascent: lines.readInt16BE(4) / em,
    descent: -lines.readInt16BE(6) / em,
    lineGap: lines.readInt16BE(8) / em,
    averageWidth: average(widthOf),
  }
}

/** Letters of running English text out of 1,000; widths are weighted by it. */
const frequency: Record<string, number> = {
  ' ': 180,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
}

const average = (widthOf: (character: string) => number) => {
  const letters = Object.entries(frequency)
  const total = letters.reduce((sum, [, weight]) => sum + weight, 0)
  return letters.reduce((sum, [letter, weight]) => sum + widthOf(letter) * weight, 0) / total
}

/** Advance widths of Arial (Helvetica's, Liberation Sans has the same; Roboto lies within 0.3 %). */
const arialWidths: Record<string, number> = {
  ' ': 278,
  e: 556,
  t: 278,
  a: 556,
  o: 556,
  n: 556,
  i: 222,
  s: 500,
  r: 333,
  h: 556,
  l: 222,
  d: 556,
  u: 556,
  c: 500,
  m: 833,
  f: 278,
  w: 722,
  g: 556,
  p: 556,
  y: 500,
  b: 556,
  v: 500,
  k: 500,
  x: 500,
  j: 222,
  q: 556,
  z: 500,
}
export const arialAverageWidth = average((letter) => (arialWidths[letter] ?? 0) / 1000)

const tablesOf = (sfnt: Buffer) => {
  const count = sfnt.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => sfnt.subarray(12 + index * 16, 28 + index * 16))
  return (tag: string) => {
    const record = records.find((candidate) => candidate.toString('latin1', 0, 4) === tag)
    if (!record) throw new Error(`The font has no table "${tag}".`)
    return sfnt.subarray(record.readUInt32BE(8), record.readUInt32BE(8) + record.readUInt32BE(12))
  }
}

/** Looks code points of the basic plane up in the font's segment table (cmap format 4). */
const characterMap = (cmap: Buffer) => {
  const count = cmap.readUInt16BE(2)
  const subtables = Array.from({ length: count }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  )
  const segments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (!segments) throw new Error('The font has no character map of format 4.')
  const size = segments.readUInt16BE(6)
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3]
  return (codePoint: number) => {
    for (let at = 0; at < size; at += 2) {
      if (segments.readUInt16BE(ends + at) < codePoint) continue
      const start = segments.readUInt16BE(starts + at)
      if (start > codePoint) return 0
      const delta = segments.readUInt16BE(deltas + at)
      const offset = segments.readUInt16BE(offsets + at)
      if (offset === 0) return (codePoint + delta) % 65_536
      const glyph = segments.readUInt16BE(offsets + at + offset + (codePoint - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) % 65_536
    }
    return 0
  }
}
