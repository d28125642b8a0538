import { expect, test } from './lab.ts'

const isElsewhere = (url: string) => !url.startsWith('http://lab.test')
const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'

test('the photo of the first screen comes first and in the width of the screen, the others as they are reached', async ({
  page,
  lab,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await lab.open('/photos')
  const photos = page.getByAltText('A lake at six in the morning')
  const shown = photos.first()
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  const copies = lab.requests.filter((url) => url.includes('/lake.'))
  expect(new Set(copies).size).toBe(1)
  await expect(shown).toHaveAttribute('fetchpriority', 'high')
  await expect(shown).not.toHaveAttribute('loading', 'lazy')
  await expect(photos.nth(1)).toHaveAttribute('loading', 'lazy')
})

test('a film asks its host for nothing before it is pressed, and then plays in the page', async ({
  page,
  lab,
}) => {
  await lab.open('/photos')
  const film = page.getByRole('link', { name: 'A morning at the lake' })
  await film.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(lab.requests.filter(isElsewhere)).toEqual([])
  await film.press('Enter')
  await expect(page.frameLocator('iframe').getByText('another host')).toBeVisible()
  expect(lab.requests.filter(isElsewhere)).toEqual([player])
  const frame = page.locator('iframe')
  await expect(frame).toBeFocused()
  const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await page.getByText('Transcript').click()
  await expect(page.getByText('The water is still.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a film is a link to its page at its host, and is not fetched', async ({ page, lab }) => {
    await lab.open('/photos')
    const film = page.getByRole('link', { name: 'A morning at the lake' })
    await expect(film).toHaveAttribute('href', 'https://youtu.be/aqz-KE-bpKQ')
    await film.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(lab.requests.filter(isElsewhere)).toEqual([])
  })
})
