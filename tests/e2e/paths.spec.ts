import { expect, formPath, test } from './product.ts'

for (const alias of ['/sugarfreeblueprint', '/sugarfree']) {
  test(`${alias} shows the same page and names the main path as its own`, async ({ page, product }) => {
    const main = await page.goto(product.origin + formPath)
    const title = await page.title()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    const answer = await page.goto(product.origin + alias)
    expect([main?.status(), answer?.status()]).toEqual([200, 200])
    expect(await page.title()).toBe(title)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical)
    expect(new URL(canonical ?? '').pathname).toBe(formPath)
  })
}

for (const [from, to] of [
  [`${formPath}%20-`, formPath],
  ['/sugarfree%20-', '/sugarfree'],
  ['/Sugar-Free-Blueprint', formPath],
  [`${formPath}/`, formPath],
] as const) {
  test(`${from} leads to ${to} in one hop and keeps the query string`, async ({ product }) => {
    const answer = await fetch(`${product.origin}${from}?utm_source=mail`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${to}?utm_source=mail`])
  })
}
