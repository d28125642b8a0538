import type { Page, Request } from 'playwright/test'
import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { expect, test } from './product.ts'
import { visitedPages } from './visited-pages.ts'

const bookings = { harbor: '/harbor-booking', rampup: '/booking' }
const embedded = { path: '/booking', alias: '/bookacall', height: 700 }

const stubElsewhere = async (page: Page, { origin }: Product): Promise<Request[]> => {
  const requests: Request[] = []
  await page.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    async (route) => {
      requests.push(route.request())
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Calendar</title><h1>Pick a time</h1>',
      })
    },
  )
  return requests
}

const complaints = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts }: { shifts?: number[] } = Object(window)
    return (shifts ?? []).reduce((sum, shift) => sum + shift, 0)
  })

const schedulerOf = (coach: string) => {
  const { campaigns } = readSite()
  const url = Object.values(campaigns).find((campaign) => campaign.coach === coach)?.links.scheduler
  if (url === undefined) throw new Error(`${coach} has no scheduler`)
  return url
}

for (const [coach, path] of Object.entries(bookings)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled })

      test('every booking button opens the calendar in a new tab that has no access to this one', async ({
        page,
        product,
      }) => {
        await stubElsewhere(page, product)
        await page
          .context()
          .route(/^https:/, (route) =>
            route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }),
          )
        await page.goto(product.origin + path)
        const scheduler = schedulerOf(coach)
        if (javaScriptEnabled)
          for (const frame of await page.locator('iframe').all()) {
            await frame.scrollIntoViewIfNeeded()
            await expect(frame).toHaveAttribute('src', scheduler)
            await expect(page.locator('.booker-poster:visible')).toHaveCount(0)
          }
        const links = page.locator(`a[href="${scheduler}"]`)
        let pressed = 0
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
          if (!(await link.isVisible())) continue
          const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
          await tab.waitForLoadState('domcontentloaded')
          expect(tab.url()).toBe(scheduler)
          if (javaScriptEnabled) expect(await tab.evaluate(() => window.opener === null)).toBe(true)
          await tab.close()
          pressed += 1
        }
        expect(pressed).toBeGreaterThan(0)
        expect(page.url()).toBe(product.origin + path)
      })
    })
  }
}

test('no page opens a tab without noopener, or over anything but https', async ({ page, product }) => {
  await stubElsewhere(page, product)
  for (const { path } of visitedPages()) {
    await page.goto(product.origin + path)
    for (const link of await page.locator('a[target]').all()) {
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
      await expect(link).toHaveAttribute('href', /^https:\/\//)
    }
  }
})

test('the calendar is loaded when it comes into view, and not before', async ({ page, product }) => {
  const requests = await stubElsewhere(page, product)
  const errors = complaints(page)
  await watchShifts(page)
  await page.goto(product.origin + embedded.path, { waitUntil: 'networkidle' })
  const frame = page.locator('iframe')
  await expect(frame).toHaveCount(1)
  await expect(frame).not.toBeInViewport()
  expect(requests.map((request) => request.url())).toEqual([])

  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const calendar = schedulerOf('rampup')
  await expect.poll(() => requests.map((request) => request.url())).toEqual([calendar, calendar])
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pick a time' })).toBeVisible()
  await expect(frame).toBeVisible()
  await expect(page.locator('.booker-poster')).toBeHidden()
  expect((await frame.boundingBox())?.height).toBe(embedded.height)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
  await expect(frame).toHaveAttribute('title', /\w/)
  expect(errors).toEqual([])
})

test('where the calendar is blocked its drawing stays, with the link', async ({ page, product }) => {
  await page.route(`${schedulerOf('rampup')}**`, (route) => route.abort())
  await page.goto(product.origin + embedded.path)
  const frame = page.locator('iframe')
  const blocked = page.waitForEvent('requestfailed', (request) => request.url() === schedulerOf('rampup'))
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(frame).toHaveAttribute('src', schedulerOf('rampup'))
  await blocked
  await expect(page.locator('.booker-poster').getByRole('link')).toBeVisible()
})

test('the calendar also loads for a visitor who opens the page at its anchor, under its other address', async ({
  page,
  product,
}) => {
  const requests = await stubElsewhere(page, product)
  await page.goto(product.origin + embedded.alias)
  const anchor = await page.locator('section[id]:has(iframe)').getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`${product.origin}${embedded.alias}#${anchor}`)
  await expect(page.locator('iframe')).toBeInViewport()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page offers the calendar as a link, and requests nothing from another host', async ({
    page,
    product,
  }) => {
    const requests = await stubElsewhere(page, product)
    await page.goto(product.origin + embedded.path)
    await page.mouse.wheel(0, 20_000)
    const links = page.locator(`.booker a[href="${schedulerOf('rampup')}"]`).filter({ visible: true })
    await expect(links.first()).toBeVisible()
    expect(requests.map((request) => request.url())).toEqual([])
  })
})

test('only the page with a calendar allows a frame, and only of that host', async ({ product }) => {
  const { campaigns } = readSite()
  const { host } = new URL(schedulerOf('rampup'))
  for (const { path, id, live } of Object.values(campaigns)) {
    if (!live) continue
    const answer = await fetch(product.origin + path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const frames = policy
      .split(';')
      .map((rule) => rule.trim())
      .filter((rule) => /^(frame-src|child-src)\b/.test(rule))
    const allowed = frames.flatMap((rule) => rule.split(/\s+/).slice(1))
    if (id === 'rampup/booking') expect(allowed, id).toEqual([`https://${host}`])
    else
      expect(
        allowed.filter((source) => source !== "'none'"),
        id,
      ).toEqual([])
    expect(policy, id).toContain("default-src 'none'")
  }
})

test('an untouched page requests nothing from another host, sets no cookie, stores nothing and breaks no policy', async ({
  browser,
  product,
}) => {
  // It opens every page.
  for (const { path } of visitedPages()) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const errors = complaints(page)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    expect([...hosts], path).toEqual([product.origin])
    expect(errors, path).toEqual([])
    const stored = await context.storageState()
    expect(stored, path).toEqual({ cookies: [], origins: [] })
    await context.close()
  }
})
