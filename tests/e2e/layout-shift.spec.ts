import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import { allOrFirst, isAll } from '../extent.ts'
import type { Product } from '../product.ts'
import { fillEach } from './fill-each.ts'
import { flows } from './flow-words.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { expect, formPath, test } from './product.ts'

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const most = 0.02
/** Browsers excuse what moves within half a second of a press; nothing moves after it. */
const delays = isAll ? [100, 5000] : [1000]

const forms = [{ id: 'vitality/sugar-free-blueprint', path: formPath }, ...flows]
/** In the quick run: a hero that keeps its form, and a long form of its own. */
const oneOfAKind = ['rampup/event', 'harbor/relocation-masterclass']
const mockUp = '/spotlight-speaking-masterclass'

type Visit = { page: Page; email: string; delay: number; spoiled: boolean }

const button = (page: Page) => page.locator('form button[type=submit]')
const message = (page: Page) => page.locator('.done, form .notice, form .problem').first()

/** Each with an address of its own; `spoiled`: the server gets an address that it refuses. */
const openVisit = async (browser: Browser, screen: keyof typeof screens, delay: number): Promise<Visit> => {
  const page = await browser.newPage({
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
  })
  const visit = { page, email: `ann-${randomBytes(5).toString('hex')}@example.com`, delay, spoiled: false }
  await page.addInitScript(() => {
    const since = performance.now.bind(performance)
    performance.now = () => since() + 2000
  })
  await watchShifts(page)
  await page.route('**/api/submit/**', async (route) => {
    const typed = Object(route.request().postDataJSON())
    const response = await route.fetch(
      visit.spoiled ? { postData: { ...typed, email: 'ann@localhost' } } : {},
    )
    await new Promise((done) => setTimeout(done, delay))
    await route.fulfill({ response })
  })
  return visit
}

const press = async ({ page }: Visit) => {
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await Promise.all([page.waitForResponse('**/api/submit/**'), button(page).click()])
  await expect(message(page)).toBeInViewport()
}

const expectStill = async ({ page, delay }: Visit, what: string) => {
  const shifts = await shiftsOf(page)
  // For tables of a report: --reporter json.
  test.info().annotations.push({ type: `${what}, after ${delay} ms`, description: shifts.all.toFixed(4) })
  expect(shifts.all, `${what}, answered after ${delay} ms`).toBeLessThanOrEqual(most)
}

/** A refused address, then a mail that is refused for good (what it means differs), then, where the form is still there, success. */
const visit = async (product: Product, each: Visit, path: string) => {
  const { page, email } = each
  await page.goto(product.origin + path)
  await fillEach(page, email)
  each.spoiled = true
  await press(each)
  await expectStill(each, 'a refused address')
  each.spoiled = false
  await product.sink.setMode('550', email)
  await fillEach(page, email)
  await press(each)
  await expectStill(each, 'a refused mail')
  await page.close()
}

const visitWell = async (product: Product, each: Visit, path: string) => {
  const { page, email } = each
  await page.goto(product.origin + path)
  await fillEach(page, email)
  await press(each)
  await expectStill(each, 'success')
  await page.close()
}

for (const screen of allOrFirst(['phone', 'desk'] as const))
  for (const { id, path } of forms) {
    const tag = oneOfAKind.includes(id) ? [] : ['@all']
    test(`${id} on a ${screen}: no answer moves what is around it`, { tag }, async ({ browser, product }) => {
      // Two at a time: a page that waits for the processor paints what a scroll holds in place a frame late.
      for (const delay of delays)
        await Promise.all(
          [visitWell, visit].map(async (go) => go(product, await openVisit(browser, screen, delay), path)),
        )
    })
  }

for (const screen of allOrFirst(['phone', 'desk'] as const))
  test(`a mock-up on a ${screen} moves nothing either`, async ({ browser, product }) => {
    const each = await openVisit(browser, screen, 0)
    const { page, email } = each
    await page.goto(product.origin + mockUp)
    await fillEach(page, email)
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await button(page).click()
    await expect(message(page)).toBeInViewport()
    await expectStill(each, 'a mock-up')
    await page.close()
  })
