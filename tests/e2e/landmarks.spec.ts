import { accessibleNodes } from './accessible-nodes.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'
import { visitedPages } from './visited-pages.ts'

test('every page has one banner and one main part, and axe finds nothing', async ({ page, product }) => {
  const chromium = await page.context().newCDPSession(page)
  const paths = visitedPages().map(({ path }) => path)
  for (const path of [...paths, '/image-generator', '/no-such-page', '/']) {
    await page.goto(product.origin + path)
    const nodes = await accessibleNodes(chromium)
    const count = (wanted: string) => nodes.filter(({ role }) => role === wanted).length
    expect([count('banner'), count('main')], path).toEqual([1, 1])
    expect(await pageViolations(page), path).toEqual([])
  }
})
