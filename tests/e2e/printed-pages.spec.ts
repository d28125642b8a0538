import { expect, test } from './product.ts'
import { visitedPages } from './visited-pages.ts'

test('on paper the drawing of a first screen is below its headline, which is dark', async ({
  page,
  product,
}) => {
  // As wide as a page of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const { path } of visitedPages()) {
    await page.goto(product.origin + path)
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
    const [ink, ...colours] = await page
      .locator('body, h1')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
    expect(colours, path).toEqual([ink])
    for (const drawing of await page.locator('.hero-stage').filter({ visible: true }).all())
      expect((await drawing.boundingBox())?.y, path).toBeGreaterThanOrEqual(
        (headline?.y ?? 0) + (headline?.height ?? 0),
      )
  }
})
