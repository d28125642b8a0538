import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boxedOf, jpegOf } from '../../../../tests/fixtures/picture-fixture.ts'
import { addPicture } from './add-picture.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
const add = (name: string, content: Buffer | string) =>
  addPicture({ folder, name, path: ['sections', 0, 'photo', 'file'], content: Buffer.from(content) })

test('a photo has a clean name, and the ending of what it is', async () => {
  expect(await add('IMG 2034 (Zoë).PNG', await photo('#aa3311'))).toBe('img-2034-zoe.jpg')
  expect(await add('???.jpg', await photo('#113355'))).toBe('picture.jpg')
})

test('nothing is overwritten, and the same photo is kept once', async () => {
  const [red, blue] = [await photo('#aa3311'), await photo('#113355')]
  writeFileSync(join(folder, 'Kitchen.jpg'), 'ours')
  expect(await add('kitchen.jpg', red)).toBe('kitchen-2.jpg')
  expect(await add('kitchen.jpg', blue)).toBe('kitchen-3.jpg')
  expect(await add('Kitchen.JPG', red)).toBe('kitchen-2.jpg')
  expect(readdirSync(folder).toSorted()).toEqual(['Kitchen.jpg', 'kitchen-2.jpg', 'kitchen-3.jpg'])
  expect(readFileSync(join(folder, 'Kitchen.jpg'), 'utf8')).toBe('ours')
})

test('what the check would refuse is refused in its words, and not kept', async () => {
  const whole = await photo('#aa3311')
  await expect(add('me.heic', boxedOf(['heic'], 9, 9))).rejects.toThrow(
    '"me.heic" is a HEIC photo of a phone, which browsers do not show. Open it in a photo program',
  )
  await expect(add('me.jpg', whole.subarray(0, whole.length / 2))).rejects.toThrow(
    '"me.jpg" holds no picture, or a damaged one.',
  )
  await expect(add('me.jpg', jpegOf(9000, 8000))).rejects.toThrow('(72 megapixels): a photo has at most')
  await expect(
    add('me.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ).rejects.toThrow('"me.svg" is more than a drawing: it contains "<script".')
  await expect(add('notes.txt', 'Bring a pen.')).rejects.toThrow('"notes.txt" holds no picture')
  expect(readdirSync(folder)).toEqual([])
})
