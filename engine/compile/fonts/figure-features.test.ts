import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openCache } from '../bundle/cache.ts'
import { displayFigureFeatures, figureFeatures } from './figure-features.ts'
import { findFontFile } from './font-file.ts'
import { openFont } from './font-metrics.ts'
import { cutFont } from './fonts.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['epilogue', 750, ['lnum']],
  ['archivo', 850, ['tnum', 'lnum']],
  ['gloock', 400, ['tnum', 'lnum']],
])('%s has tabular figures only if their 1 is its usual one', async (font, weight, features) => {
  const source = findFontFile({ font, weight })
  if (!source) throw new Error(`No font ${font}.`)
  const file = readFileSync(source.path)
  const sfnt = await cutFont(openCache(folder), { file, axes: source.axes }, '1', 'sfnt', figureFeatures)
  expect(displayFigureFeatures(openFont(Buffer.from(sfnt)))).toEqual(features)
})
