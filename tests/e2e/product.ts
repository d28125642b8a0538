import { randomBytes } from 'node:crypto'
import { test as base } from 'playwright/test'
import type { Page } from 'playwright/test'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { ensureRelease } from '../release.ts'

export { expect } from 'playwright/test'

/**
 * `product`: the real product with its own database and mail server, one for all tests of a worker.
 * `visitor`: a new person with an IP address of their own, so that tests never share a limit.
 */
export const test = base.extend<{ visitor: { name: string; email: string } }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      ensureRelease()
      const product = await launchProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // A test fills a form faster than a person, and would count as a script.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
    await context.addInitScript(() => {
      const since = performance.now.bind(performance)
      performance.now = () => since() + 2000
    })
    await use(context)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  visitor: async ({}, use) => {
    await use({ name: 'Ann Archer', email: `ann-${randomBytes(5).toString('hex')}@example.com` })
  },
})

/** The form once its script has loaded: before, the browser sends it. */
export const liveForm = (page: Page) => page.locator('form[novalidate]')

export const formPath = '/sugar-free-blueprint'
export const successTitle = "You're Registered!"

export const rowsOf = async (product: Product, email: string) => {
  const [row] = await product.query(
    `select (select count(*)::int from submissions where email = $1) as submissions,
            (select count(*)::int from leads where email = $1) as leads,
            (select count(*)::int from consents c join leads l on l.id = c.lead_id where l.email = $1) as consents,
            (select count(*)::int from step_runs r join leads l on l.id = r.lead_id where l.email = $1) as "outboxRows"`,
    [email],
  )
  return row
}

/** Rows and mails of this person, once none is pending. */
export const settled = async (product: Product, email: string) => {
  const open = `select count(*)::int as open from step_runs r join leads l on l.id = r.lead_id
                where l.email = $1 and r.state in ('pending', 'running')`
  await base.expect
    .poll(async () => (await product.query(open, [email]))[0]?.open, {
      timeout: 45_000,
      message: 'outbox is empty',
    })
    .toBe(0)
  const mails = await product.sink.mailsTo(email)
  return { ...(await rowsOf(product, email)), mails: mails.length }
}

export const oneOfEach = { submissions: 1, leads: 1, consents: 1, outboxRows: 1, mails: 1 }
