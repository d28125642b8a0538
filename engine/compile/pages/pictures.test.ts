import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { portraitSource } from '../../../blocks/art/portraits/portrait-source.ts'
import { Portrait } from '../../../blocks/art/portraits/portrait.ts'
import { Section } from '../../../blocks/schemas.gen.ts'
import { lake } from '../../../tests/fixtures/film-fixture.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import { filmSizes, photosOf, picturesOf } from './pictures.ts'
import { testPage } from '../../../tests/fixtures/test-page.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'

test('a portrait that is described is drawn into a file of its own, in the colours of the page', async () => {
  const portrait = Portrait.parse({ drawn: { hair: 'bob', skin: 'olive' } })
  const page = { ...testPage, coach: { ...testPage.coach, portrait } }
  const [drawn, ...others] = Object.entries(await picturesOf(page, '/nowhere'))
  expect(others).toEqual([])
  expect(drawn?.[0]).toBe(portraitSource(portrait))
  expect(drawn?.[1].url).toMatch(/^\/assets\/portrait\.[0-9a-f]{10}\.svg$/)
  expect(drawn?.[1].content.toString()).toContain(testTheme.brand)
})

test('pictures of a page and its coach are served under names that hold their content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  for (const name of ['portrait.svg', 'share.png', 'unused.svg'])
    await writeFile(join(folder, 'assets', name), name)
  const page = {
    ...testPage,
    seo: { ...testPage.seo, image: 'share.png' },
    coach: { ...testPage.coach, portrait: { src: 'portrait.svg', alt: 'A drawn portrait' } },
  }
  const pictures = await picturesOf(page, folder)
  expect(Object.keys(pictures)).toEqual(['portrait.svg', 'share.png'])
  expect(pictures['portrait.svg']?.url).toMatch(/^\/assets\/portrait\.[0-9a-f]{10}\.svg$/)
  expect(pictures['share.png']?.content.toString()).toBe('share.png')
})

test('a picture with a name that no address can have is served as what it is', () => {
  const url = /^\/assets\/My-photo-1\.[0-9a-f]{10}\.jpg$/
  expect(hashedFile('team/My photo #1.JPG', Buffer.from('photo')).url).toMatch(url)
})

test('the film of a page and its captions are served like its pictures, and the film says its size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-films-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/lake.mp4'), lake.mp4)
  await writeFile(join(folder, 'assets/lake.vtt'), lake.vtt)
  const video = { file: 'lake.mp4', captions: 'lake.vtt', title: 'The lake' }
  const page = { ...testPage, sections: [Section.parse({ type: 'media', video })] }
  const files = await picturesOf(page, folder)
  expect(Object.keys(files)).toEqual(['lake.mp4', 'lake.vtt'])
  expect(files['lake.mp4']?.url).toMatch(/^\/assets\/lake\.[0-9a-f]{10}\.mp4$/)
  expect(filmSizes(page, (name) => files[name]?.content)).toEqual({ 'lake.mp4': { width: 480, height: 270 } })
  expect([...photosOf(page).keys()]).toEqual([])
})
