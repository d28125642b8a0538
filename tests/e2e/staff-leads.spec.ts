import { launchProduct, type Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

let product: Product
test.beforeAll(async () => {
  ensureRelease()
  product = await launchProduct()
})
test.afterAll(() => product.close())

const signUp = async (name: string, email: string, campaign = 'vitality/sugar-free-blueprint') => {
  const answer = await fetch(`${product.origin}/api/submit/${campaign}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email }),
  })
  expect(answer.status).toBe(200)
}

test('staff find, filter, save and download leads, which appear as they come in, on a desk and on a phone', async ({
  page,
  browser,
}) => {
  await page.goto(product.signInLink() ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // What to do before there is anybody.
  await expect(page.getByRole('link', { name: 'Look at your next event' })).toBeVisible()
  expect(await pageViolations(page)).toEqual([])
  await page.goto(`${product.origin}/staff/events`)
  await expect(page.getByRole('heading', { name: 'Nobody has a seat yet' })).toBeVisible()
  expect(await pageViolations(page)).toEqual([])
  await page.goto(`${product.origin}/staff/campaigns`)
  await expect(page.getByRole('button', { name: 'Copy the link of Power Session' })).toBeVisible()
  expect(await pageViolations(page)).toEqual([])

  await page.goto(`${product.origin}/staff/leads`)
  await expect(page.getByRole('heading', { name: 'Nobody has signed up yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the page’s link' })).toBeVisible()
  await expect(page.getByText('New leads appear by themselves.')).toBeVisible()
  expect(await pageViolations(page)).toEqual([])

  await signUp('Ann Archer', 'ann@example.com')
  await signUp('<img src=x onerror=alert(1)>', 'bob@example.com', 'vitality/weight-loss-myths')
  const table = page.getByRole('table', { name: 'Leads' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(await pageViolations(page)).toEqual([])

  // By keyboard alone.
  await page.getByLabel('Name or address').focus()
  await page.keyboard.type('archer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=archer$/)
  await expect(table.getByRole('row')).toHaveCount(2)
  page.once('dialog', (dialog) => dialog.accept('Only Ann'))
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(table.getByRole('row')).toHaveCount(3)
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.click()
  await page.getByLabel('Campaign').press('Escape')
  await expect(page.getByLabel('Campaign')).toBeHidden()
  await expect(filter).toBeFocused()
  await filter.click()
  await page.getByLabel('Campaign').selectOption('vitality/weight-loss-myths')
  await page.getByRole('button', { name: 'Show leads' }).click()
  await expect(table.getByText('bob@example.com')).toBeVisible()
  await expect(table.getByText('ann@example.com')).toHaveCount(0)
  await page.goBack()
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Only Ann' }).click()
  await expect(page).toHaveURL(/\?q=archer$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByLabel('Name or address').fill('nobody at all')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'No lead fits' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.origin}/staff/leads?campaign=vitality%2Fweight-loss-myths`)
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('Campaign: Weight-loss myths report')).toBeVisible()
  await page.getByRole('button', { name: 'Take off: Campaign' }).click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByLabel('Answer contains')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show leads' })).toBeInViewport()
  expect(await pageViolations(page)).toEqual([])
  await page.goto(`${product.origin}/staff/leads`)
  await expect(table.getByRole('row')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await pageViolations(page)).toEqual([])

  await page.getByRole('combobox', { name: 'Period' }).selectOption('7 days')
  await expect(page).toHaveURL(/\?period=7$/)
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.goto(`${product.origin}/staff/leads?period=2026-01-01..2026-01-02`)
  await expect(page.getByRole('heading', { name: 'No lead fits' })).toBeVisible()
  await page.goto(`${product.origin}/staff/leads`)
  await product.query(
    `insert into leads (email, address_hash, coach, source, created_at)
     select n || '@example.com', md5(n::text), 'vitality', 'test', now() - n * interval '1 minute' from generate_series(1, 60) n`,
  )
  await page.reload()
  await expect(page.getByText('1 to 25 of 62')).toBeVisible()
  const third = await test.step('pages have addresses, and begin with their first row', async () => {
    await page.getByRole('link', { name: 'Older' }).press('Enter')
    await expect(page.getByText('26 to 50 of 62')).toBeVisible()
    await expect(table.getByRole('link').first()).toBeFocused()
    await expect(table.getByRole('link').first()).toBeInViewport()
    await page.getByRole('link', { name: 'Older' }).press('Enter')
    await expect(page.getByText('51 to 62 of 62')).toBeVisible()
    await page.getByRole('link', { name: 'Newer' }).click()
    await expect(page.getByText('26 to 50 of 62')).toBeVisible()
    await page.goBack()
    await page.reload()
    await expect(page.getByText('51 to 62 of 62')).toBeVisible()
    const address = page.url()
    await page.evaluate(() => scrollTo(0, 400))
    await table.getByRole('link').nth(4).click()
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.locator('.screen-head').getByRole('link', { name: 'Leads' }).click()
    await expect(page).toHaveURL(address)
    return address
  })
  await page.goto(`${product.origin}/staff/events`)
  await page.goto(third)
  await expect(page.getByText('51 to 62 of 62')).toBeVisible()
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByText('1 to 25 of 62')).toBeVisible()
  await product.query(`delete from leads where source = 'test'`)
  await page.reload()
  await expect(table.getByRole('row')).toHaveCount(3)

  await page.route('**/staff/api/leads', (route) =>
    route.fulfill({ status: 503, json: { error: { message: 'Later.' } } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Later.')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.unroute('**/staff/api/leads')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table.getByRole('row')).toHaveCount(3)

  await test.step('a day is a day of the reader, in the list and in the CSV', async () => {
    // Eight in the evening in London is the next morning in Sydney.
    await product.query(
      "update leads set created_at = '2026-11-24T20:00:00Z' where email = 'ann@example.com'",
    )
    const sydney = await browser.newContext({ timezoneId: 'Australia/Sydney' })
    await sydney.addCookies(await page.context().cookies())
    const there = await sydney.newPage()
    await there.goto(`${product.origin}/staff/leads`)
    await there.getByRole('button', { name: 'Own range' }).click()
    await there.getByLabel('From', { exact: true }).fill('2026-11-25')
    await there.getByLabel('To', { exact: true }).fill('2026-11-25')
    await there.getByRole('button', { name: 'Show these days' }).click()
    await expect(there).toHaveURL(/\?period=2026-11-25\.\.2026-11-25$/)
    await expect(there.getByRole('table', { name: 'Leads' })).toContainText('ann@example.com')
    const csv = await there.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
    expect(await (await there.request.get(product.origin + csv)).text()).toContain('ann@example.com')
    await sydney.close()
  })
})
