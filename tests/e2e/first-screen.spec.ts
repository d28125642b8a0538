import { expect, test } from './product.ts'
import { visitedPages } from './visited-pages.ts'

test('on a phone that is held sideways the headline of every page is on the first screen', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const { path } of visitedPages()) {
    await page.goto(product.origin + path)
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((headline?.y ?? 0) + (headline?.height ?? 0), path).toBeLessThan(390)
  }
})

test('on the widest screens nobody sees the field that is for scripts alone', async ({ page, product }) => {
  await page.setViewportSize({ width: 5120, height: 1440 })
  for (const { path } of visitedPages()) {
    await page.goto(product.origin + path)
    for (const trap of await page.locator('.trap').all())
      expect(await trap.evaluate((element) => element.getBoundingClientRect().right), path).toBeLessThan(0)
  }
})
