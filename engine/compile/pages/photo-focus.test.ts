import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Cache } from '../bundle/cache.ts'
import { photoFocus } from './photo-focus.ts'

const facing = (width: number, height: number, [x, y]: [number, number]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7d8894"/><circle cx="${x}" cy="${y}" r="90" fill="#e0b496"/><path fill="none" stroke="#222" stroke-width="20" d="M${x - 40} ${y - 20}h20m40 0h20m-60 60h40"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

const uncached: Cache = { bytes: (_, make) => make(), json: (_, make) => make() }

const focusOf = async (width: number, height: number, at: [number, number]) =>
  (await photoFocus(uncached, await facing(width, height, at))).focus

test('a narrow frame shows the side of a wide photo where somebody is', async () => {
  expect(await focusOf(1500, 1000, [1000, 400])).toEqual({ x: 75 })
  expect(await focusOf(1500, 1000, [200, 400])).toEqual({ x: 0 })
})

test('a low frame shows the head of an upright photo', async () => {
  expect(await focusOf(1000, 1600, [500, 300])).toEqual({ y: 0 })
  expect(await focusOf(1000, 1600, [500, 700])).toEqual({ y: 25 })
})
