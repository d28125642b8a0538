import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderArt, renderMark } from '../../app/art-markup.tsx'
import { openCache } from '../bundle/cache.ts'
import { loadGuide } from '../parse/load-guide.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { drawPage } from './draw-page.ts'
import { makeGuide } from './make-guide.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-page-'))
})
afterAll(() => rm(folder, { recursive: true }))

const author = { brand: 'Sleep', name: 'Nora', theme: testTheme, hosts: [], links: {} }

test('a page of the guide is a small picture in its proportions, and the last one where there are fewer', async () => {
  const cache = openCache(folder)
  const text = '---\ntitle: The plan\n---\n## Tonight\n\nSleep.\n'
  const guide = loadGuide('plan.md', Buffer.from(text)).parsed?.value
  if (!guide) throw new Error('The guide of this test has a fault.')
  const art = { picture: renderArt({ ...testTheme, art: 'dots' }, 'nora/plan'), mark: renderMark('dots') }
  const pdf = await makeGuide(guide, author, art, cache)
  const [second, third, cover] = await Promise.all([2, 3, 1].map((number) => drawPage(pdf, number, cache)))
  expect(await sharp(second).metadata()).toMatchObject({ format: 'webp', width: 1120, height: 1449 })
  expect(second?.length).toBeLessThan(25_000)
  expect(third).toEqual(second)
  expect(cover).not.toEqual(second)
}, 60_000)
