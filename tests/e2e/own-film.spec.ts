import type { Locator, Page } from 'playwright/test'
import { expect, test } from './lab.ts'

const filmOf = (page: Page, name: string) => page.locator(`video[aria-label="${name}"]`)
const time = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime)

test('a film of the site loads nothing before a press, then plays with its captions', async ({
  page,
  lab,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await lab.open('/own-film')
  const film = filmOf(page, 'A morning at the lake')
  await film.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(lab.requests.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([])
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  const before = await film.boundingBox()
  await film.press(' ')
  await expect.poll(() => time(film)).toBeGreaterThan(0.3)
  expect(await film.boundingBox()).toEqual(before)
  expect(lab.requests.filter((url) => url.endsWith('.webm')).length).toBeGreaterThan(0)
  const said = await film.evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks
    return { lang: track?.language, mode: track?.mode, cues: track?.cues?.length }
  })
  expect(said).toEqual({ lang: 'en', mode: 'showing', cues: 2 })
  expect(errors).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a film of the site plays', async ({ page, lab }) => {
    await lab.open('/own-film')
    const film = filmOf(page, 'A morning at the lake')
    await film.scrollIntoViewIfNeeded()
    await film.press(' ')
    await expect.poll(() => time(film)).toBeGreaterThan(0.3)
    await page.getByText('Transcript').click()
    await expect(page.getByText('The water is still.')).toBeVisible()
  })
})
