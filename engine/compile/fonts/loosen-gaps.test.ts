import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { findFontFile } from './font-file.ts'
import { openFont } from './font-metrics.ts'
import { loosenGaps } from './loosen-gaps.ts'

const cut = async (font: string, weight: number) => {
  const source = findFontFile({ font, weight })
  const { path = '', axes } = source ?? {}
  return subsetFont(await readFile(path), '£$€¥0123456789 abcdefghijklmnopqrstuvwxyz', {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    ...(axes && { variationAxes: axes }),
  })
}
const widthOf = (file: Buffer, text: string) => {
  const font = openFont(file)
  return Math.round((font.layout(text).advanceWidth / font.unitsPerEm) * 1000)
}

test('in Gloock the price is free of its sign, and the word after "f" of the one before; nothing else moves', async () => {
  const before = await cut('gloock', 400)
  const after = Buffer.from(before)
  expect(loosenGaps(after, openFont(after), -0.012)).toBe(true)
  expect(widthOf(after, '£4') - widthOf(before, '£4')).toBe(52)
  expect(widthOf(after, 'f a') - widthOf(before, 'f a')).toBe(93)
  expect(widthOf(after, 'of4')).toBe(widthOf(before, 'of4'))
  expect(loosenGaps(after, openFont(after), -0.012)).toBe(false)
})

test.each([
  ['caprasimo', 400, -0.015],
  ['fraunces', 560, -0.03],
])('%s remains as its maker left it', async (font, weight, tracking) => {
  const file = await cut(font, weight)
  expect(loosenGaps(file, openFont(file), tracking)).toBe(false)
})
