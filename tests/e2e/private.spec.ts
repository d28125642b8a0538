import type { APIRequestContext, Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import { allOrFirst } from '../extent.ts'
import type { Product } from '../product.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, settled, test } from './product.ts'

const path = '/spotlight-speaking-guide'
const guide = '/private/spotlight/speaking-guide/speaking-success-guide.pdf'
const own = /\/private\/spotlight\/speaking-guide\/[\w-]{51}\/speaking-success-guide\.pdf$/

const isPdf = async (request: APIRequestContext, url: string) => {
  const answer = await request.get(url)
  return answer.ok() && (await answer.body()).subarray(0, 5).toString() === '%PDF-'
}
const linkIn = async (product: Product, email: string, index = 0) => {
  const mails = await product.sink.mailsTo(email)
  const { text = '' } = await PostalMime.parse(mails[index]?.raw ?? '')
  return /https?:\S+\.pdf/.exec(text)?.[0] ?? ''
}
const askFor = async (page: Page, email: string) => {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a private guide opens from the success view and the mail of who sent the form, and for nobody before', async ({
      page,
      product,
      visitor,
      request,
    }) => {
      await page.goto(product.origin + path)
      const source = await page.content()
      expect(source).not.toMatch(/\/assets\/spotlight\/speaking-success-guide\.pdf/)
      for (const url of [guide, '/assets/spotlight/speaking-success-guide.pdf', ...linksOf(source)])
        expect([url, await isPdf(request, product.origin + url)]).toEqual([url, false])
      await page.locator('form [name=name]').fill(visitor.name)
      await page.locator('form [name=email]').fill(visitor.email)
      await page.locator('form button[type=submit]').click()
      const link = page.getByRole('link', { name: 'Download the PDF' })
      await expect(link).toHaveAttribute('href', own)
      expect(await isPdf(request, product.origin + (await link.getAttribute('href')))).toBe(true)
      await settled(product, visitor.email)
      const mailed = await linkIn(product, visitor.email)
      expect(mailed).toMatch(own)
      expect(await isPdf(request, mailed)).toBe(true)
      await page.goto(`${mailed.slice(0, -40)}x${mailed.slice(-39)}`)
      await askFor(page, visitor.email)
      await settled(product, visitor.email)
      expect(await isPdf(request, await linkIn(product, visitor.email, 1))).toBe(true)
    })
  })

const linksOf = (source: string) => source.match(/\/(private|assets)\/[^"'\s\\<>]+\.pdf/g) ?? []

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
for (const [screen, viewport] of allOrFirst(Object.entries(screens)))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    test('the page of a link that is over is in the look of the coach, and axe finds nothing', async ({
      page,
      product,
    }) => {
      const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      const answer = await page.goto(product.origin + guide)
      expect(answer?.status()).toBe(410)
      await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible()
      expect([await pageViolations(page), await isWider()]).toEqual([[], false])

      await askFor(page, 'nobody@example.com')
      expect([await pageViolations(page), await isWider()]).toEqual([[], false])
    })
  })
