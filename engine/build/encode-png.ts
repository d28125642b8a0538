import { crc32, deflateSync } from 'node:zlib'

/** RGBA, row by row from the top. */
type Picture = { pixels: Uint8Array; width: number; height: number }

/** A PNG of an opaque picture: no alpha, and packed better than renderers do, which are in a hurry. */
export const encodePng = (picture: Picture): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(picture.width)
  head.writeUInt32BE(picture.height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = opaque(picture)
  const data = [rows, filteredRows(rows, picture)]
    .map((lines) => deflateSync(lines, { level: 7, memLevel: 9 }))
    .toSorted((a, b) => a.length - b.length)[0]
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', data ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows of RGB, each after a byte that says: no filter. */
const opaque = ({ pixels, width, height }: Picture): Uint8Array => {
  const rows = new Uint8Array(height * (width * 3 + 1))
  let to = 0
  for (let from = 0; from < width * height * 4; from += 4) {
    if (from % (width * 4) === 0) to += 1
    rows[to++] = pixels[from] ?? 0
    rows[to++] = pixels[from + 1] ?? 0
    rows[to++] = pixels[from + 2] ?? 0
  }
  return rows
}

/** Each row as its difference to the pixel on the left or above, whichever is less, as the format's authors advise. */
const filteredRows = (rows: Uint8Array, { width, height }: Picture): Uint8Array => {
  const length = width * 3 + 1
  const filtered = new Uint8Array(rows.length)
  for (let row = 0; row < height; row += 1) {
    const start = row * length
    const sums = [
      filterRow(filtered, rows, start, length, 3),
      filterRow(filtered, rows, start, length, length),
    ]
    const isLeft = row === 0 || (sums[0] ?? 0) < (sums[1] ?? 0)
    if (isLeft) filterRow(filtered, rows, start, length, 3)
    filtered[start] = isLeft ? 1 : 2
  }
  return filtered
}

/** Writes one row as differences to what lies `back` bytes before; answers how large they are in sum. */
const filterRow = (to: Uint8Array, from: Uint8Array, start: number, length: number, back: number): number => {
  let sum = 0
  for (let at = start + 1; at < start + length; at += 1) {
    const before = back === 3 && at < start + 4 ? 0 : (from[at - back] ?? 0)
    const difference = ((from[at] ?? 0) - before) & 255
    to[at] = difference
    sum += difference < 128 ? difference : 256 - difference
  }
  return sum
}

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
