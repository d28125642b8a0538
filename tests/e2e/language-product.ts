import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Browser, Page } from 'playwright/test'
import { openCampaignsFolder } from '../campaigns-folder.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { buildApart } from './build-apart.ts'
import { expect, test as base } from './product.ts'

/** The real product with the campaigns of `tests/fixtures/<name>`. */
export const testWith = (name: string) =>
  base.extend<object, { own: Product }>({
    own: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
      async ({}, use) => {
        const fixture = join(import.meta.dirname, '../fixtures', name)
        const names = globSync('**/*.{yaml,md}', { cwd: fixture })
        const files = names.map((file) => [file, readFileSync(join(fixture, file), 'utf8')])
        const folder = await openCampaignsFolder(Object.fromEntries(files))
        buildApart(folder.cachedSettings())
        const product = await launchProduct({
          folder: dirname(folder.dist()),
          environment: { TRUSTED_PROXIES: '127.0.0.1' },
        })
        await use(product)
        await product.close()
        await folder.remove()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  })

export const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)
export const send = (page: Page) => page.locator('form button[type=submit]').click()

/** A page without scripts, with its form begun. */
export const beginPlain = async (browser: Browser, url: string, who: { name: string; email: string }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  await field(page, 'name').fill(who.name)
  await field(page, 'email').fill(who.email)
  return { context, page }
}

export const mailTo = async ({ sink }: Product, email: string) => {
  await expect.poll(async () => (await sink.mailsTo(email)).length).toBe(1)
  const [mail] = await sink.mailsTo(email)
  const { subject, html = '', text = '' } = await PostalMime.parse(mail?.raw ?? '')
  return { subject, html, text }
}

/** Of a link in the text part, whatever host the coach has. */
export const pathOf = (text: string, pattern: RegExp) => {
  const { pathname, search } = new URL(pattern.exec(text)?.[0] ?? '')
  return pathname + search
}
