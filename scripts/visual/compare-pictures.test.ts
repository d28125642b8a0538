import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePictures } from './compare-pictures.ts'

let folder = ''
const at = (side: string, name = '') => join(folder, side, name)
const draw = (side: string, name: string, height: number, dot: boolean) =>
  sharp({ create: { width: 10, height, channels: 3, background: 'white' } })
    .composite(
      dot
        ? [
            {
              input: { create: { width: 2, height: 5, channels: 3, background: 'black' } },
              left: 4,
              top: 2,
            },
          ]
        : [],
    )
    .png()
    .toFile(at(side, name))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-visual-'))
  for (const side of ['before', 'after']) {
    mkdirSync(at(side))
    await draw(side, 'same.png', 10, true)
  }
  await draw('before', 'moved.png', 10, false)
  await draw('after', 'moved.png', 10, true)
  await draw('before', 'longer.png', 10, false)
  await draw('after', 'longer.png', 20, false)
  await draw('after', 'new.png', 10, false)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('pictures are compared by name, also where one is longer, and most changed ones come first', async () => {
  const compared = await comparePictures({ before: at('before'), after: at('after'), out: at('out') })
  expect(compared).toEqual([
    { name: 'new.png', changed: 1, isNew: true, isGone: false },
    { name: 'longer.png', changed: 0.5, isNew: false, isGone: false },
    { name: 'moved.png', changed: 0.1, isNew: false, isGone: false },
    { name: 'same.png', changed: 0, isNew: false, isGone: false },
  ])
  const { data } = await sharp(at('out', 'moved.png')).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray((2 * 10 + 4) * 4, (2 * 10 + 4) * 4 + 3)]).toEqual([255, 0, 0])
})
