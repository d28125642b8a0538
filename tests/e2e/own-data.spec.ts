import { readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import type { Page } from 'playwright/test'
import type { Product } from '../product.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, settled, test } from './product.ts'

test.use({ viewport: { width: 390, height: 844 } })

const signUp = async (product: Product, visitor: { name: string; email: string }, campaign: string) => {
  await fetch(`${product.origin}/api/submit/${campaign}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
  })
  await settled(product, visitor.email)
}
/** The link to stored data in the mail that came last. */
const linkIn = async (product: Product, email: string) => {
  const mail = (await product.sink.mailsTo(email)).at(-1)
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '')
  return /https?:\S+\/u\/[\w-]+\/data(\/[\w.-]+)?/.exec(text)?.[0] ?? ''
}
/** A look at the page, if somebody wants one. */
const checked = async (page: Page, name: string) => {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect([name, await pageViolations(page), isWider]).toEqual([name, [], false])
  const folder = process.env['LOOK']
  if (folder) await page.screenshot({ path: `${folder}/own-data-${name}.png`, fullPage: true })
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const count = async (product: Product, table: string, email: string) =>
  (await product.query(`select count(*)::int as count from ${table} where email = '${email}'`))[0]?.count

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('from the link in a mail people see their data, take it along, leave all coaches and have it erased', async ({
      page,
      product,
      visitor,
    }) => {
      await signUp(product, visitor, 'vitality/sugar-free-blueprint')
      await signUp(product, visitor, 'spotlight/speaking-guide')
      await page.goto(await linkIn(product, visitor.email))
      await heading(page, /^Your data at/)
      await expect(page.getByText(visitor.email)).toHaveCount(0)
      if (javaScriptEnabled) await checked(page, 'ask')
      await press(page, 'Email me the link')
      await heading(page, 'Look into your inbox')
      if (javaScriptEnabled) await checked(page, 'asked')

      const link = await linkIn(product, visitor.email)
      await page.goto(link)
      await expect(page.getByText(visitor.email)).toBeVisible()
      if (javaScriptEnabled) await checked(page, 'shown')
      const download = page.waitForEvent('download')
      await press(page, 'Download my data')
      const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
      expect(file).toMatchObject({ coach: 'spotlight', email: visitor.email })

      await press(page, 'Unsubscribe from all')
      await heading(page, 'You are unsubscribed from all')
      if (javaScriptEnabled) await checked(page, 'left')
      await page.goto(link)
      await page.getByRole('link', { name: 'Erase my data' }).click()
      await heading(page, 'Erase everything?')
      if (javaScriptEnabled) await checked(page, 'erase')
      expect(await count(product, 'leads', visitor.email)).toBe(2)
      await press(page, 'Erase everything')
      await heading(page, 'Your data is erased')
      if (javaScriptEnabled) await checked(page, 'erased')
      expect(await count(product, 'leads', visitor.email)).toBe(1)
      expect((await page.goto(link))?.status()).toBe(404)
    })
  })

test('a link that does not open offers a new one', async ({ page, product, visitor }) => {
  await signUp(product, visitor, 'vitality/sugar-free-blueprint')
  const answer = await page.goto(`${await linkIn(product, visitor.email)}/1.x`)
  expect(answer?.status()).toBe(410)
  await heading(page, 'This link does not open')
  await checked(page, 'over')
})
