import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderPng } from './render-png.ts'

const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><circle cx="30" cy="20" r="13" fill="#c3ea43"/></svg>`

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels)].slice(0, info.channels)
  return { ...info, at }
}

test('a picture has the width that was asked for, and the same bytes each time', async () => {
  const png = await renderPng(scene, 120)
  expect(await sharp(png).metadata()).toMatchObject({ width: 120, height: 80, hasAlpha: false })
  expect((await pixelsOf(png)).at(60, 40)).toEqual([0xc3, 0xea, 0x43])
  expect(await renderPng(scene, 120)).toEqual(png)
})

test('lines are drawn at the size of the picture, not enlarged', async () => {
  const { at } = await pixelsOf(await renderPng(scene, 1200))
  const [left, right] = [at(338, 400), at(342, 400)]
  expect([left, right]).toEqual([
    [0, 0, 0],
    [0xc3, 0xea, 0x43],
  ])
})

test('the icon of a tab is clear where nothing is drawn', async () => {
  const { at } = await pixelsOf(await renderPng(scene, 60, true))
  expect(at(0, 0)).toEqual([0, 0, 0, 0])
  expect(at(30, 20)).toEqual([0xc3, 0xea, 0x43, 255])
})
