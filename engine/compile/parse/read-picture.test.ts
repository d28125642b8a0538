import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { boxedOf, gifOf, jpegOf, pngOf, webpOf } from '../../../tests/fixtures/picture-fixture.ts'
import { readPicture } from './read-picture.ts'

const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
const read = (content: Buffer | string) => {
  const file = join(dir, 'picture')
  writeFileSync(file, content)
  const { kind, size } = readPicture(file)
  return size ? `${kind} ${size.width} x ${size.height}` : kind
}
const xmlns = 'xmlns="http://www.w3.org/2000/svg"'

test.each([
  ['png 30 x 20', pngOf(30, 20)],
  ['jpg 30 x 20', jpegOf(30, 20)],
  ['gif 30 x 20', gifOf(30, 20)],
  ['webp 30 x 20', webpOf(30, 20)],
  ['avif 30 x 20', boxedOf(['avif', 'mif1'], 30, 20)],
  ['avif 30 x 20', boxedOf(['mif1', 'miaf', 'avif'], 30, 20)],
  ['heic 30 x 20', boxedOf(['heic', 'mif1', 'heic'], 30, 20)],
  ['heic 30 x 20', boxedOf(['mif1', 'heic'], 30, 20)],
  ['bmp 30 x 20', bmpOf(30, 20)],
  ['svg', `<svg ${xmlns}/>`],
  ['svg', `\uFEFF<?xml version="1.0"?>\n<!-- ${'long '.repeat(400)} -->\n<svg ${xmlns}></svg>`],
  ['svg', '<!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>\n<svg xmlns="&ns;"/>'],
  ['svg', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['bare-svg', '<svg width="9" height="9"><path/></svg>'],
])('%s is recognised by its content', (reported, content) => {
  expect(read(content)).toBe(reported)
})

function bmpOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  return head
}

test('a size that stands behind much else is found', () => {
  expect(read(jpegOf(30, 20, 600_000))).toBe('jpg 30 x 20')
})

test.each([
  ['nothing', ''],
  ['words', 'a portrait, one day'],
  ['zeros', Buffer.alloc(300_000)],
  ['noise', Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919 + 13) % 251))],
  ['a page', `<!DOCTYPE html><html><svg ${xmlns}/></html>`],
  [
    'thousands of comments, which could be read together in more ways than there is time',
    '<!---->'.repeat(5000),
  ],
  ['the start of a JPEG', jpegOf(30, 20).subarray(0, 12)],
  ['the start of a PNG', pngOf(30, 20).subarray(0, 10)],
  ['the start of a box', Buffer.from('\0\0\0\x18ftyp', 'latin1')],
])('%s is no picture', (_, content) => {
  expect(read(content)).toBe(null)
})

const lake = sharp({ create: { width: 900, height: 700, channels: 3, background: '#8ac' } })
const [jpeg, webp] = await Promise.all([lake.clone().jpeg().toBuffer(), lake.clone().webp().toBuffer()])
const thumbnail = jpegOf(30, 20)
const withThumbnail = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from([0xff, 0xe1, 0, thumbnail.length + 2]),
  thumbnail,
  jpeg.subarray(2),
])
const isCut = (content: Buffer) => {
  const file = join(dir, 'picture')
  writeFileSync(file, content)
  return readPicture(file).isCut ?? false
}

test.each([
  ['JPEG', jpeg, 200],
  ['JPEG with a small picture inside', withThumbnail, 200],
  ['WebP', webp, 20],
  ['PNG', pngOf(30, 20), 12],
])('a copy of a %s that ended too early is found', (_, whole, less) => {
  expect(isCut(whole)).toBe(false)
  expect(isCut(whole.subarray(0, -less))).toBe(true)
})

test('a photo with a film behind it, as phones write, is whole', () => {
  expect(isCut(Buffer.concat([jpeg, Buffer.alloc(9000)]))).toBe(false)
})

test('a file that is gone, and a folder, are no pictures', () => {
  expect(readPicture(join(dir, 'none.png'))).toEqual({ bytes: 0, kind: null })
  expect(readPicture(dir).kind).toBe(null)
})
