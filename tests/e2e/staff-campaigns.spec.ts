import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright/test'
import type { Product } from '../product.ts'
import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

const map = 'compass/missing-to-mission-map'
const blueprint = 'vitality/sugar-free-blueprint'
const link = 'utm_source=instagram&utm_medium=link&utm_campaign=reels'
/** A browser that tests drive says so, and is not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const asVisitor = async (browser: Browser, more: BrowserContextOptions = {}) =>
  (await browser.newContext({ userAgent, ...more })).newPage()

const countedOf = (product: Product, campaign: string) => async () => {
  const rows = await product.query(
    `select source, sum(views)::int as views, sum(starts)::int as starts from view_counts
     where campaign = $1 group by source order by source`,
    [campaign],
  )
  return rows.map(({ source, views, starts }) => `${String(source)} ${Number(views)} ${Number(starts)}`)
}

test.describe.configure({ mode: 'serial' })

let product: Product
let session: Awaited<ReturnType<BrowserContext['storageState']>>
test.beforeAll(async () => {
  ensureRelease()
  product = await launchProduct({ environment: { SMTP_URL: '' } })
})
test.afterAll(() => product.close())

test('a visit counts once with its source, which goes along to the next page, and so does the start of a form', async ({
  browser,
}) => {
  const page = await asVisitor(browser)
  await page.goto(`${product.origin}/compass-booking?${link}`)
  await page.locator('a[href="/map"]').first().click()
  await expect(page).toHaveURL(`${product.origin}/map?${link}`)
  for (const campaign of ['compass/booking', map])
    await expect.poll(countedOf(product, campaign)).toEqual(['instagram/reels 1 0'])
  await page.goto(`${product.origin}/sugar-free-blueprint?${link}`)
  await page.getByLabel('Name').first().fill('Ann Archer')
  await page.locator('input[type=email]').fill('ann@example.com')
  await expect.poll(countedOf(product, blueprint)).toEqual(['instagram/reels 1 1'])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  const prefetch = await asVisitor(browser, { extraHTTPHeaders: { 'sec-purpose': 'prefetch' } })
  await prefetch.goto(`${product.origin}/sugar-free-blueprint`)
  await page.context().close()
  await prefetch.context().close()
})

test('without scripts a view counts, too, and a form that comes back with errors keeps where the visit came from', async ({
  browser,
}) => {
  const page = await asVisitor(browser, { javaScriptEnabled: false })
  await page.goto(`${product.origin}/sugar-free-blueprint?utm_source=poster`)
  const name = page.locator('input[name=name]')
  const email = page.locator('input[name=email]')
  await name.fill('Bob Poster')
  await email.fill('bob@example')
  await page.locator('form.form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await page.locator('.form-button').click()
  await expect(page).toHaveURL(/\/api\/submit\//)
  await expect(page.locator('input[name="attribution.utm_source"]')).toHaveValue('poster')
  await page.locator('input[name=email]').fill('bob@example.com')
  await page.locator('.form-button').click()
  await expect(page).toHaveURL(/\/done\//)
  const [row] = await product.query(
    `select source, attribution->>'utm_source' as utm from submissions where email = 'bob@example.com'`,
  )
  expect(row).toEqual({ source: 'poster', utm: 'poster' })
  await expect.poll(countedOf(product, blueprint)).toEqual(['instagram/reels 1 1', 'poster 1 0'])
  await page.context().close()
})

test('staff see, by keyboard and on a phone, who came to a campaign and what became of it', async ({
  browser,
}) => {
  const page = await asVisitor(browser)
  await page.goto(product.signInLink() ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${product.origin}/staff`)
  session = await page.context().storageState()
  await page.goto(`${product.origin}/staff/campaigns/${blueprint}`)
  await expect(page.getByRole('table', { name: 'By day' }).locator('.share-bar')).toHaveCount(1)
  await product.query(
    `insert into view_counts (coach, campaign, hour, source, views, starts)
     select 'vitality', $1, date_trunc('hour', now()) - day * interval '1 day', 'poster', 1, 0 from generate_series(1, 2) day`,
    [blueprint],
  )
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${product.origin}/staff/campaigns`)
    await page.getByLabel('Name, path or coach').fill('sugar-free')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=sugar-free/)
    await expect(page.getByRole('table', { name: 'Campaigns' }).locator('tbody tr')).toHaveCount(1)
    await expect(page.locator('[data-unit="sign-up"]')).toHaveText('1')
    expect(await pageViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Sugar Free Blueprint masterclass' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const step = (name: string) => page.locator('.funnel-step', { hasText: name }).locator('span').nth(1)
    await expect(step('Views')).toHaveText('4')
    await expect(step('Form starts')).toHaveText('1')
    await expect(step('Sign-ups')).toHaveText('1')
    await expect(step('Emails accepted')).toHaveText('1')
    await expect(page.locator('.chart canvas')).toHaveCount(2)
    if (width === 390) await page.getByRole('button', { name: 'Show 3 days' }).click()
    await expect(page.getByRole('table', { name: 'By day' }).locator('tbody tr')).toHaveCount(3)
    expect(await pageViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width === 390) await page.getByRole('combobox', { name: 'Period' }).selectOption('All time')
    else {
      await page.getByRole('link', { name: 'All time' }).press('Enter')
      await expect(page.getByRole('link', { name: 'All time' })).toHaveAttribute('aria-current', 'page')
    }
    await expect(page).toHaveURL(/period=all/)
    if (width === 390) await page.getByRole('combobox', { name: 'Period' }).selectOption('Own range')
    else await page.getByRole('button', { name: 'Own range' }).press('Enter')
    await page.getByLabel('From', { exact: true }).fill('2026-01-02')
    await page.getByLabel('To', { exact: true }).fill('2026-01-03')
    await expect(page.locator('.ghost')).toHaveCount(0)
    expect(await pageViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Show these days' }).press('Enter')
    await expect(page).toHaveURL(/period=2026-01-02\.\.2026-01-03/)
    await expect(page.getByRole('heading', { name: 'Nobody came in this period' })).toBeVisible()
    await page.goto(`${product.origin}/staff/campaigns/${blueprint}?period=all`)
    await page.getByRole('link', { name: 'poster' }).press('Enter')
    await expect(page).toHaveURL(/\/staff\/leads\?campaign=.*via=poster/)
    await expect(page.getByText('bob@example.com')).toBeVisible()
  }
  await page.context().close()
})

test("a press copies a page's link and the ID of an error, and says so", async ({ browser }) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await asVisitor(browser, { storageState: session, permissions })
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.goto(`${product.origin}/staff/campaigns/${blueprint}`)
  expect(await press('Copy the page’s link')).toBe(`${product.origin}/sugar-free-blueprint`)
  const requestId = 'b6a1f0de-1111-4222-8333-444455556666'
  await product.query(
    `insert into error_log (function_name, error_message, created_at, request_data)
     values ('test-welcome-email', 'No address', now(), jsonb_build_object('requestId', $1::text))`,
    [requestId],
  )
  await page.goto(`${product.origin}/email-debug?tab=errors`)
  await expect(page.getByRole('cell', { name: 'Test welcome email' })).toBeVisible()
  expect(await press('Copy ID')).toBe(requestId)
  await page.context().close()
})
