import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Cache } from '../bundle/cache.ts'
import { encodePhoto } from './encode-photo.ts'
import { UndecodablePhoto } from './open-photo.ts'

/** Keeps everything, and counts what was made. */
const memoryCache = () => {
  const entries = new Map<string, Buffer>()
  const made = { count: 0 }
  const bytes: Cache['bytes'] = async (key, make) => {
    const name = key.map(String).join('|')
    const known = entries.get(name)
    if (known) return known
    made.count += 1
    const content = await make()
    entries.set(name, content)
    return content
  }
  const cache: Cache = {
    bytes,
    json: async (key, make) =>
      JSON.parse((await bytes(key, async () => Buffer.from(JSON.stringify(await make())))).toString()),
  }
  return { cache, made }
}

const red = { r: 200, g: 30, b: 30 }
const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

test('a photo of a phone becomes upright copies in three widths and one JPEG, without what the camera wrote', async () => {
  const content = await photoOf(4032, 3024)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(content).metadata()).orientation).toBe(6)
  const { photo, files } = await encodePhoto(memoryCache().cache, 'Me at home.JPG', content)
  expect(photo).toMatchObject({ width: 1200, height: 1600 })
  expect(photo.url).toMatch(/^\/assets\/Me-at-home\.[0-9a-f]{10}\.jpg$/)
  expect(photo.kinds.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(photo.kinds[0]?.srcset).toMatch(/^\S+\.avif 400w,\S+\.avif 800w,\S+\.avif 1200w$/)
  expect(content.includes('Exif')).toBe(true)
  const facts = await Promise.all(files.map((file) => sharp(file.content).metadata()))
  expect(facts.map(({ width }) => width)).toEqual([400, 800, 1200, 400, 800, 1200, 800])
  for (const { exif, orientation, width, height } of facts) {
    expect(exif).toBeUndefined()
    expect(orientation).toBeUndefined()
    expect(height / width).toBeCloseTo(4 / 3, 2)
  }
})

test('a photo that may fill the screen has wider copies and a blur that stands for it', async () => {
  const content = await photoOf(4032, 3024).jpeg().toBuffer()
  const { photo } = await encodePhoto(memoryCache().cache, 'lake.jpg', content, 'quick', 'screen')
  expect(photo.kinds[0]?.srcset).toMatch(/ 480w,\S+ 960w,\S+ 1600w$/)
  expect(photo).toMatchObject({ width: 1600, height: 1200 })
  expect(photo.blur).toMatch(/^data:image\/webp;base64,/)
  expect(photo.blur?.length).toBeLessThan(300)
})

test('a photo is encoded once: the next build takes all copies from the cache', async () => {
  const { cache, made } = memoryCache()
  const content = await photoOf(900, 600).jpeg().toBuffer()
  const first = await encodePhoto(cache, 'me.jpg', content)
  const { count } = made
  expect(count).toBe(8)
  expect(await encodePhoto(cache, 'me.jpg', content)).toEqual(first)
  expect(made.count).toBe(count)
})

test('a page that goes live quickly has no AVIF yet', async () => {
  const content = await photoOf(900, 600).jpeg().toBuffer()
  const { photo } = await encodePhoto(memoryCache().cache, 'me.jpg', content, 'quick')
  expect(photo.kinds.map(({ type }) => type)).toEqual(['image/webp'])
})

test('a small photo is never enlarged', async () => {
  const { photo, files } = await encodePhoto(
    memoryCache().cache,
    'me.png',
    await photoOf(300, 200).png().toBuffer(),
  )
  expect(photo).toMatchObject({ width: 300, height: 200 })
  expect(files).toHaveLength(3)
})

test('a cut-out keeps its transparent ground', async () => {
  const content = await photoOf(500, 500).ensureAlpha(0.5).png().toBuffer()
  const { photo, files } = await encodePhoto(memoryCache().cache, 'me.png', content)
  expect(photo.url).toMatch(/\.webp$/)
  for (const file of files) expect((await sharp(file.content).metadata()).hasAlpha).toBe(true)
})

test('colours for printing become those of screens', async () => {
  const content = await photoOf(500, 500).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(content).metadata()).space).toBe('cmyk')
  const { files } = await encodePhoto(memoryCache().cache, 'me.jpg', content)
  for (const file of files) expect((await sharp(file.content).metadata()).space).toBe('srgb')
})

test('a photo that was cut off is shown as far as it goes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: red, noise } })
    .jpeg()
    .toBuffer()
  const { photo } = await encodePhoto(memoryCache().cache, 'me.jpg', whole.subarray(0, whole.length / 2))
  expect(photo).toMatchObject({ width: 300, height: 200 })
})

test('a file that only begins like a picture is reported as such', async () => {
  const whole = await photoOf(900, 600).png().toBuffer()
  const encoded = encodePhoto(memoryCache().cache, 'me.png', whole.subarray(0, 20))
  await expect(encoded).rejects.toThrow(UndecodablePhoto)
})
