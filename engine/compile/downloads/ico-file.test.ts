import { expect, test } from 'vitest'
import { icoFile } from './ico-file.ts'

test('an icon file lists its pictures with their sizes and places', () => {
  const pictures = [16, 32].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) }))
  const file = icoFile(pictures)
  expect(file.readUInt16LE(4)).toBe(2)
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index)
    expect(entry.readUInt8(0)).toBe(size)
    const place = entry.readUInt32LE(12)
    expect(file.subarray(place, place + entry.readUInt32LE(8))).toEqual(png)
  }
})
