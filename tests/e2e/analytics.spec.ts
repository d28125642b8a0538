import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import type { Page } from 'playwright/test'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { startVendorHost } from '../fakes/vendor-host.ts'
import type { BuiltRelease } from '../../server/release/read-release.ts'
import { email, field, liveForm, sendButton, stored } from './lab-form.ts'
import { expect, test as base } from './lab.ts'

type Visit = { page: Page; requests: string[]; refused: string[]; open: (path: string) => Promise<void> }

/** A browser for which every name leads to this machine: what it asks of other hosts is what arrives there. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ built }, use) => {
    const host = await startVendorHost(serving(built))
    const executablePath = chromiumPath()
    const browser = await chromium.launch({
      args: [...chromiumFlags, `--host-resolver-rules=${host.rules}`],
      ...(executablePath && { executablePath }),
    })
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    page.on('pageerror', (error) => refused.push(error.message))
    await use({
      page,
      requests: host.requests,
      refused,
      open: async (path) => {
        await page.goto(`http://lab.test${path}`, { waitUntil: 'load' })
      },
    })
    await browser.close()
    host.close()
  },
})

const serving =
  ({ dist, release }: { dist: string; release: BuiltRelease }): Parameters<typeof startVendorHost>[0] =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://lab.test')
    const page = Object.values(release.site.campaigns).find(({ path }) => path === pathname)?.page
    const file = page ?? release.assets[pathname]
    if (page?.csp !== undefined) response.setHeader('content-security-policy', page.csp)
    response.setHeader('content-type', file?.contentType ?? 'application/json')
    response.end(file ? readFileSync(join(dist, file.plain)) : JSON.stringify(stored))
  }

const bar = (page: Page) => page.locator('[data-consent]')
const again = (page: Page) => page.locator('[data-consent-open]')
const storedIn = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.entries(store)))
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()

const fillAndSend = async (page: Page) => {
  await field(page, 'name').fill('Ann')
  await expect(liveForm(page)).toBeVisible()
  await field(page, 'email').fill(email)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'You have a place' })).toBeVisible()
}

test('before consent nothing is requested elsewhere and nothing stored; a No is remembered', async ({
  visit: { page, requests, open },
}) => {
  await open('/asks')
  await expect(bar(page)).toContainText('Google Analytics and Meta')
  await fillAndSend(page)
  expect(requests).toEqual([])
  expect(await cookiesOf(page)).toEqual([])
  expect(await storedIn(page)).toEqual([])

  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(bar(page)).toBeHidden()
  await open('/asks')
  await expect(again(page)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await cookiesOf(page)).toEqual([])
  expect(await storedIn(page)).toEqual([['consent:asks', 'no ga4,metaPixel']])
})

test('after a Yes exactly the named hosts are asked, a sent form counts once, and a later No ends it', async ({
  visit: { page, requests, refused, open },
}) => {
  await open('/asks')
  await page.getByRole('button', { name: 'Yes, I agree' }).click()
  const opened = [
    'GET connect.facebook.net/en_US/fbevents.js',
    'GET www.facebook.com/tr?ev=PageView',
    'GET www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    'POST region1.google-analytics.com/g/collect?en=page_view',
  ]
  await expect.poll(() => requests.toSorted()).toEqual(opened)
  expect(await cookiesOf(page)).toEqual(['_fbp', '_ga'])
  await fillAndSend(page)
  const sent = [
    'GET www.facebook.com/tr?ev=Lead',
    'POST region1.google-analytics.com/g/collect?en=generate_lead',
  ]
  await expect.poll(() => requests.toSorted()).toEqual([...opened, ...sent].toSorted())

  requests.length = 0
  await open('/asks')
  await expect.poll(() => requests.toSorted()).toEqual(opened)
  await expect(bar(page)).toBeHidden()
  await again(page).click()
  await expect(bar(page)).toBeVisible()
  requests.length = 0
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'No, thank you' }).click()])
  await expect(again(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await cookiesOf(page)).toEqual([])
  expect(refused).toEqual([])
})

test('Matomo with cookies asks, and its consent is not that of another coach', async ({
  visit: { page, requests, refused, open },
}) => {
  await open('/asks')
  await page.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect.poll(() => requests.length).toBe(4)
  requests.length = 0
  await open('/cookies')
  await expect(bar(page)).toContainText('Matomo')
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Yes, I agree' }).click()
  const matomo = 'stats.cookies.example/m/matomo'
  await expect
    .poll(() => requests)
    .toEqual([`GET ${matomo}.js`, `POST ${matomo}.php?idsite=3&a=trackPageView`])
  expect(await cookiesOf(page)).toContain('_pk_id.3')
  expect(refused).toEqual([])
})

test('Plausible and Matomo without cookies count without a question, and store nothing', async ({
  visit: { page, requests, refused, open },
}) => {
  await open('/counts')
  await fillAndSend(page)
  const matomo = 'stats.counts.example/matomo'
  await expect
    .poll(() => requests.toSorted())
    .toEqual(
      [
        'GET plausible.io/js/script.js',
        `GET ${matomo}.js`,
        'POST plausible.io/api/event',
        'POST plausible.io/api/event',
        `POST ${matomo}.php?idsite=7&a=trackEvent/Form/Lead/counts/counts`,
        `POST ${matomo}.php?idsite=7&a=trackPageView`,
      ].toSorted(),
    )
  await expect(bar(page)).toHaveCount(0)
  await expect(again(page)).toHaveCount(0)
  expect(await cookiesOf(page)).toEqual([])
  expect(await storedIn(page)).toEqual([])
  expect(refused).toEqual([])
})

test('a page with "analytics: false" asks nothing and counts nothing', async ({
  visit: { page, requests, open },
}) => {
  await open('/counts-uncounted')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await open('/asks-uncounted')
  await expect(bar(page)).toHaveCount(0)
})
