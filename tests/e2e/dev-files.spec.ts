import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPdf } from '../pdf.ts'
import { expect, listening, open, test } from './dev-server.ts'

test('a promised guide opens here too, follows its file, and shows its mistakes', async ({
  dev,
  request,
}) => {
  const url = '/assets/compass/missing-to-mission-map.pdf'
  const file = join(dev.campaigns, 'compass/guides/missing-to-mission-map.md')
  const titled = (title: string) => source.replace(/^title:.*$/m, `title: ${title}`)
  const source = await readFile(file, 'utf8')
  const titleNow = async () => readPdf(await (await request.get(url)).body()).title
  await expect.poll(titleNow, { timeout: 60_000 }).toBe('Missing to Mission Map')
  await writeFile(file, titled('Other words'))
  await expect.poll(titleNow).toBe('Other words')
  await writeFile(file, titled('Dear {name}'))
  await expect.poll(async () => (await request.get(url)).text()).toMatch(/map\.md:2:\d+ title: "\{name\}"/)
  await writeFile(file, source)
  await expect.poll(titleNow).toBe('Missing to Mission Map')
  const calendar = await request.get('/assets/harbor/relocation-masterclass.ics')
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
})

test('a replaced portrait shows immediately, and still after a reload', async ({ dev, page }) => {
  const face = join(dev.campaigns, 'vitality/assets/portrait-orange.svg')
  const before = await readFile(face, 'utf8')
  const picture = page.locator('img[src*="portrait-orange.svg"]').first()
  const width = () => picture.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth)
  await open(page, '/sugar-free-blueprint')
  await picture.scrollIntoViewIfNeeded({ timeout: 30_000 })
  await expect.poll(width).toBeGreaterThan(77)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await writeFile(
    face,
    '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"><path d="M0 0h77v77z"/></svg>',
  )
  await expect.poll(width).toBe(77)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await listening(page, page.reload())
  await picture.scrollIntoViewIfNeeded({ timeout: 30_000 })
  await expect.poll(width).toBe(77)
  await writeFile(face, before)
  await expect.poll(width).toBeGreaterThan(77)
})

test(
  'an open guide, a finished PDF and the picture of shared links follow their files',
  { tag: '@all' },
  async ({ dev, page }) => {
    const guide = join(dev.campaigns, 'compass/guides/missing-to-mission-map.md')
    const campaign = join(dev.campaigns, 'compass/missing-to-mission-map.yaml')
    const [source, before] = await Promise.all([readFile(guide, 'utf8'), readFile(campaign, 'utf8')])
    const frame = page.locator('main iframe')
    const bytes = (selector: string) =>
      page.locator(selector).evaluate(async (shown: HTMLIFrameElement | HTMLImageElement) => {
        const content = await (await fetch(shown.src)).arrayBuffer()
        return [...new Uint8Array(content)]
      })
    const titleNow = async () => readPdf(Buffer.from(await bytes('main iframe'))).title
    await open(page, '/__files/assets/compass/missing-to-mission-map.pdf')
    await expect.poll(titleNow, { timeout: 60_000 }).toBe('Missing to Mission Map')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const shown = await frame.getAttribute('src')
    await writeFile(guide, source.replace(/^title:.*$/m, 'title: Other words'))
    await expect.poll(titleNow).toBe('Other words')
    expect(await frame.getAttribute('src')).not.toBe(shown)
    await writeFile(guide, source.replace(/^title:.*$/m, 'title: Dear {name}'))
    await expect(page.getByRole('heading', { name: 'This file cannot be shown' })).toBeVisible()
    await writeFile(guide, source)
    await expect.poll(titleNow).toBe('Missing to Mission Map')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    const finished = join(dev.campaigns, 'compass/assets/finished.pdf')
    await writeFile(finished, '%PDF-1.7 first')
    await writeFile(campaign, before.replace(/^deliverable:.*$/m, 'deliverable: finished.pdf'))
    await open(page, '/__files/assets/compass/finished.pdf')
    const text = async () => Buffer.from(await bytes('main iframe')).toString()
    await expect.poll(text).toBe('%PDF-1.7 first')
    await writeFile(finished, '%PDF-1.7 other')
    await expect.poll(text).toBe('%PDF-1.7 other')
    await Promise.all([writeFile(campaign, before), rm(finished)])

    await open(page, '/__files/__share/compass/missing-to-mission-map')
    const picture = page.getByRole('img', { name: /Shared link/ })
    await expect(picture).toBeVisible({ timeout: 30_000 })
    const drawn = await picture.getAttribute('src')
    await writeFile(campaign, before.replace(/You are not lost.*/, 'Other words'))
    await expect.poll(() => picture.getAttribute('src')).not.toBe(drawn)
    await writeFile(campaign, before)
  },
)
