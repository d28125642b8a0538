import type { Page } from 'playwright/test'
import { allOrFirst } from '../extent.ts'
import { startHalting } from './half-page.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { expect, test } from './product.ts'
import { visitedPages } from './visited-pages.ts'

const most = 0.005

const shiftAt = async (page: Page, url: string) => {
  await page.goto(url)
  return (await shiftsOf(page)).all
}

for (const width of allOrFirst([390, 1440]))
  test(`a page at ${width} px whose first screen comes in two halves is painted with both`, async ({
    page,
    product,
  }) => {
    const halting = await startHalting(product.origin)
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const { path } of visitedPages()) {
      const shift = await shiftAt(page, halting.origin + path)
      expect.soft(shift, path).toBeLessThanOrEqual(most)
    }
    halting.close()
  })

test('painted as it comes, it would move: the check can fail', async ({ page, product }) => {
  const halting = await startHalting(product.origin)
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  expect(await shiftAt(page, `${halting.origin}/abundance-booking?eager`)).toBeGreaterThan(most)
  halting.close()
})
