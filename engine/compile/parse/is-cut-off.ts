import { readSync } from 'node:fs'

/** Whether a copy ended before its picture did, so that the rest of it would be grey. */
export const isCutOff = (handle: number, bytes: number, kind: string | null): boolean => {
  if (kind === 'webp') return part(handle, 4, 4).readUInt32LE() + 8 > bytes
  const end = kind === 'jpg' ? jpegEnd : kind === 'png' ? pngEnd : undefined
  // What phones write behind a picture, such as a film, follows its end: then the whole file is searched.
  if (!end || part(handle, Math.max(0, bytes - tail), tail).includes(end)) return false
  const whole = part(handle, 0, bytes)
  return !whole.includes(end, kind === 'jpg' ? pixelsAt(whole) : 0)
}

const jpegEnd = Buffer.from('ffd9', 'hex')
const pngEnd = Buffer.from('IEND')
const tail = 64

const part = (handle: number, start: number, length: number): Buffer => {
  const content = Buffer.alloc(length)
  return content.subarray(0, readSync(handle, content, 0, length, start))
}

/** Behind the segments before the pixels, in which there may be a whole small picture. */
const pixelsAt = (jpeg: Buffer, at = 2): number => {
  const isSegment =
    at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda && jpeg[at + 1] !== 0xd9
  return isSegment ? pixelsAt(jpeg, at + 2 + jpeg.readUInt16BE(at + 2)) : at
}
