import type { FilmFacts } from './film-facts.ts'

/** Elements that hold others, on the way to the picture's size. */
const segment = 0x18538067
const holders: ReadonlySet<number> = new Set([segment, 0x1654ae6b, 0xae, 0xe0])
const pixelWidth = 0xb0
const pixelHeight = 0xba

/** What the start of a WebM says of it. Its format: RFC 8794 (EBML) and RFC 9559 (Matroska), elements in elements. */
export const webmFacts = (start: Buffer): FilmFacts => {
  const found = new Map<number, Buffer>()
  let hasSegment = false
  for (let at = 0; at < start.length;) {
    const id = numberAt(start, at, true)
    const size = id && numberAt(start, id.end, false)
    if (!id || !size) break
    if (id.value === segment) hasSegment = true
    const end = size.end + size.value
    if ((id.value === pixelWidth || id.value === pixelHeight) && !found.has(id.value))
      found.set(id.value, start.subarray(size.end, end))
    at = holders.has(id.value) ? size.end : end
  }
  if (!hasSegment) return { kind: null }
  const [width, height] = [pixelWidth, pixelHeight].map((id) => wholeOf(found.get(id)))
  return { kind: 'webm', ...(width && height && { size: { width, height } }) }
}

const wholeOf = (bytes: Buffer | undefined) =>
  bytes && bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0

/** The leading zeros of its first byte say how many bytes follow; an id keeps the mark after them, a size drops it. */
const numberAt = (bytes: Buffer, at: number, isId: boolean) => {
  const first = bytes[at]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return null
  let value = isId ? first : first & (0xff >> length)
  for (let next = at + 1; next < at + length; next += 1) value = value * 256 + (bytes[next] ?? 0)
  return { value, end: at + length }
}
