import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCache } from '../bundle/cache.ts'
import { parseSvg } from '../guide/parse-svg.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { loadFaces } from './faces.ts'
import { svgMarkup } from './svg-markup.ts'
import type { Ink } from './svg-markup.ts'

let folder = ''
let ink: Ink
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-svg-'))
  const { text } = await loadFaces(openCache(folder), testTheme)
  ink = { theme: testTheme, text }
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

const written = (markup: string) => {
  const [node] = parseSvg(markup).children
  return node ? svgMarkup(node, ink) : ''
}

test("the theme's properties become colours, mixed ones too", () => {
  expect(written('<g fill="var(--brand)"><path d="M0 0"/></g>')).toBe(
    '<g fill="#bc1f4b"><path d="M0 0"/></g>',
  )
  expect(written('<path fill="color-mix(in oklab, var(--ink) 50%, var(--paper))"/>')).toBe(
    '<path fill="#9f8884"/>',
  )
  expect(() => written('<path fill="var(--nobody)"/>')).toThrow(/--nobody/)
})

test('words become outlines around their anchor: pictures are made without fonts', () => {
  const markup = written('<g font-size="20" text-anchor="middle"><text x="100" y="50">10</text></g>')
  expect(markup).not.toMatch(/<text|font-size|text-anchor/)
  const start = Number(/d="M(\d+)/.exec(markup)?.[1])
  expect(start / 10).toBeGreaterThan(85)
  expect(start / 10).toBeLessThan(100)
})
