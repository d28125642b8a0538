import type { Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import { allOrFirst } from '../extent.ts'
import type { Product } from '../product.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, settled, test } from './product.ts'

const event = 'harbor/relocation-masterclass'
const answers = { company: 'Ann & Sons', jobTitle: 'HR', companySize: '1-50', relocationInterest: 'other' }

const register = async (product: Product, visitor: { name: string; email: string }) => {
  await fetch(`${product.origin}/api/submit/${event}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, ...answers }),
  })
  await settled(product, visitor.email)
  const [mail] = await product.sink.mailsTo(visitor.email)
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '')
  return /https?:\/\/\S+\/place\/[\w-]+/.exec(text)?.[0] ?? ''
}
const placesOf = async (product: Product, { email }: { email: string }) =>
  (await product.query('select count(*)::int as count from registrations where email = $1', [email]))[0]
    ?.count
const giveBack = (page: Page) => page.getByRole('button', { name: 'Give my place back' })
const doneTitle = (page: Page) => page.getByRole('heading', { name: 'Your place is free again' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the link in the mail returns the seat with one press, then says so, and leads back to the page', async ({
      page,
      product,
      visitor,
    }) => {
      const link = await register(product, visitor)
      await page.goto(link)
      await page.reload()
      await expect(page.getByText('Relocation Masterclass for HR')).toBeVisible()
      expect(await placesOf(product, visitor)).toBe(1)
      await giveBack(page).click()
      await expect(doneTitle(page)).toBeVisible()
      expect(await placesOf(product, visitor)).toBe(0)
      await page.goto(link)
      await expect(doneTitle(page)).toBeVisible()
      await expect(giveBack(page)).toHaveCount(0)
      const entry = page.getByRole('link', { name: 'Remove it from my calendar' })
      const calendar = await page.request.get(product.origin + (await entry.getAttribute('href')))
      expect(await calendar.text()).toContain('METHOD:CANCEL')
      await page.getByRole('link', { name: 'Register again' }).click()
      await expect(page).toHaveURL(`${product.origin}/harbor-relocation-masterclass`)
    })
  })

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
for (const [screen, viewport] of allOrFirst(Object.entries(screens)))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    test('axe finds nothing before and after the press, and nothing is wider than the screen', async ({
      page,
      product,
      visitor,
    }) => {
      const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      await page.goto(await register(product, visitor))
      expect([await pageViolations(page), await isWider()]).toEqual([[], false])
      await giveBack(page).click()
      await expect(doneTitle(page)).toBeVisible()
      expect([await pageViolations(page), await isWider()]).toEqual([[], false])
    })
  })

test('a link that was never issued is not found', async ({ page, product }) => {
  const answer = await page.goto(`${product.origin}/place/${'x'.repeat(24)}`)
  expect(answer?.status()).toBe(404)
})
