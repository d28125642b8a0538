import { expect, liveForm, test } from './product.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Runs in the page. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 4, top + height / 2))
}

for (const path of ['/from-burned-out-to-on-fire', '/spotlight-speaking-masterclass'])
  test(`on ${path} a message lies above the sections and the bar`, async ({ page, product }) => {
    await page.goto(product.origin + path)
    await page.locator('form [name=email]').focus()
    await expect(liveForm(page)).toBeVisible()
    await page.locator('form button[type=submit]').click()
    const words = page.locator('.toast-words')
    await expect(words).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1250, behavior: 'instant' }))
    expect(await words.evaluate(isOnTop)).toBe(true)
  })
