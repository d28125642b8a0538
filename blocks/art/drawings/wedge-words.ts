export type WedgeWord = { text: string; x: number; y: number; segment: number; isPulled: boolean }
type Cut = { segments: number; pulled: number | undefined }
type Laid = { segments: number; words: WedgeWord[]; size: number }

/** Words upright on wedges, all as large as the narrowest wedge has room for: up to five over the upper half, which every page shows, more all round. The *starred* one is pulled out. A fruit that is cut already keeps its wedges. */
export const onWedges = (written: readonly string[] = [], cut?: Cut): Laid | undefined => {
  if (written.length === 0) return undefined
  const isHalf = written.length <= mostInHalf
  const segments = cut?.segments ?? (isHalf ? 2 * Math.max(written.length, 3) : written.length)
  const texts = written.map((entry) => entry.replaceAll('*', ''))
  const segmentOf = (index: number) =>
    isHalf ? (index - Math.floor(written.length / 2) + segments) % segments : index
  const rooms = texts.map((text, index) => {
    const turn = turnOf(segmentOf(index), segments)
    return radii.map((radius) => roomFor(text, turn, segments, radius))
  })
  const fits = Math.min(largest, ...rooms.map((room) => Math.max(...room)))
  // A fruit with last words is larger than on the first screen: they may be smaller in it, clear of its pith.
  const size = Math.floor(cut ? fits * 0.88 : fits)
  const words = texts.map((text, index) => {
    const segment = segmentOf(index)
    const isPulled = cut ? segment === cut.pulled : text !== written[index]
    const wide = radii.filter((_, at) => (rooms[index]?.[at] ?? 0) >= size)
    const radius = wide[Math.floor(wide.length / 2)] ?? 0
    const [x, y] = at(turnOf(segment, segments), radius + (isPulled ? pull : 0))
    return { text, segment, isPulled, x: Math.round(300 + x), y: Math.round(300 + y + size * 0.35) }
  })
  return { segments, words, size }
}

/** How far: through the rind. */
export const pull = 57

/** The middle of a segment, clockwise from the top. */
export const turnOf = (segment: number, segments: number) => (segment * 2 * Math.PI) / segments

/** Words over the upper half. */
export const mostInHalf = 5
const largest = 34
const radii = [125, 130, 135, 140, 145, 150, 155, 160, 165, 170, 175]
const edge = 218
/** Between letters and the wedge's edge. */
const margin = 8

const at = (turn: number, radius: number) => [radius * Math.sin(turn), -radius * Math.cos(turn)] as const

/** The size at which a word's box reaches one of the wedge's sides or the pith. */
const roomFor = (text: string, turn: number, segments: number, radius: number) => {
  const narrow = text.match(/[ijlft.,:'’ ]/g)?.length ?? 0
  const broad = text.match(/[mw]/gi)?.length ?? 0
  const [wide, high] = [(text.length * 0.6 - narrow * 0.28 + broad * 0.45) / 2, 0.36]
  const half = Math.PI / segments
  const reach = (direction: number) =>
    wide * Math.abs(Math.sin(direction)) + high * Math.abs(Math.cos(direction))
  const aside = radius * Math.sin(half) - margin
  return Math.min(
    aside / reach(turn - half + Math.PI / 2),
    aside / reach(turn + half + Math.PI / 2),
    (edge - margin - radius) / reach(turn),
  )
}
