import type { FilmFacts, ReadAt } from './film-facts.ts'

type Box = { type: string; from: number; to: number }

/** What an MP4 says of itself. Its format: ISO/IEC 14496-12, boxes in boxes. */
export const mp4Facts = (readAt: ReadAt, bytes: number): FilmFacts => {
  const boxes = boxesIn(readAt, 0, bytes)
  const index = boxes.find(({ type }) => type === 'moov')
  const film = boxes.find(({ type }) => type === 'mdat' || type === 'moof')
  if (!index || !film) return { kind: null }
  const kind = readAt(8, 4).toString('latin1') === 'qt  ' ? 'mov' : 'mp4'
  return { kind, ...pictureIn(readAt, index), ...(film.from < index.from && { isLate: true }) }
}

/** Of the first track with a picture. */
const pictureIn = (readAt: ReadAt, index: Box): Pick<FilmFacts, 'size' | 'codec'> => {
  for (const track of boxesIn(readAt, index.from, index.to).filter(({ type }) => type === 'trak')) {
    const head = within(readAt, track, ['tkhd'])
    const size = head && sizeIn(readAt(head.from, head.to - head.from))
    if (!size) continue
    const kinds = within(readAt, track, ['mdia', 'minf', 'stbl', 'stsd'])
    const codec = kinds ? readAt(kinds.from + 12, 4).toString('latin1') : ''
    return { size, ...(codec && { codec }) }
  }
  return {}
}

/** The last of a track's head: how it is turned, in nine numbers, its width and its height, of 16 bits before the point. */
const sizeIn = (head: Buffer) => {
  if (head.length < 84) return null
  const [width, height] = [head.readUInt16BE(head.length - 8), head.readUInt16BE(head.length - 4)]
  if (width === 0 || height === 0) return null
  const isTurned = head.readInt32BE(head.length - 44) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

const within = (readAt: ReadAt, box: Box, path: readonly string[]): Box | undefined => {
  const [type, ...rest] = path
  if (type === undefined) return box
  const inner = boxesIn(readAt, box.from, box.to).find((each) => each.type === type)
  return inner && within(readAt, inner, rest)
}

/** More are pieces of a film that comes in pieces. */
const mostBoxes = 100

const boxesIn = (readAt: ReadAt, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < mostBoxes;) {
    const head = readAt(at, 16)
    if (head.length < 8) break
    const short = head.readUInt32BE(0)
    // 1: the size follows in 64 bits; 0: all that is left.
    const long = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : to - at
    const size = short > 1 ? short : long
    if (size < 8) break
    boxes.push({
      type: head.toString('latin1', 4, 8),
      from: at + (short === 1 ? 16 : 8),
      to: Math.min(at + size, to),
    })
    at += size
  }
  return boxes
}
