import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import type { Product } from '../product.ts'
import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

const event = 'harbor/relocation-masterclass'
const path = `/staff/events/${event}`
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const names = [
  'Ann Archer',
  'Bob Marley',
  'Dora Müller',
  'Eve O’Brien',
  'Juniper Hale',
  'Mateo Ruiz',
  'Priya Raman',
]

let product: Product
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  ensureRelease()
  product = await launchProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  for (const [at, name] of names.entries()) {
    const answer = await fetch(`${product.origin}/api/submit/${event}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${at + 1}` },
      body: JSON.stringify({
        name,
        email: `guest${at}@example.com`,
        company: 'Northwind',
        jobTitle: 'Head of People',
        companySize: '51-200',
        relocationInterest: 'high-costs',
      }),
    })
    expect(answer.status).toBe(200)
  }
})
test.afterAll(() => product.close())

const cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []
const signIn = async (page: Page) => {
  if (cookies.length > 0) return page.context().addCookies(cookies)
  await page.goto(product.signInLink() ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${product.origin}/staff`)
  cookies.push(...(await page.context().cookies()))
}
const isWithin = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
/** The date that guests were told, as a move a week later leaves it. */
const moveByAWeek = () =>
  product.query(
    `insert into event_notices (event, starts_at, starts_as, ends_at, place, status, email)
     select id, starts_at - interval '7 days', '2027-09-09T10:00:00-07:00', ends_at - interval '7 days', place, 'planned',
            'harbor/~event-moved' from events where id = $1`,
    [event],
  )
/** What the command prints. */
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/events/events.ts', ...words], {
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '' },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  )
const seats = async () =>
  (await product.query('select taken from events where id = $1', [event]))[0]?.['taken']

test('the list leads to the guests, and neither has findings on a desk or a phone', async ({ page }) => {
  await signIn(page)
  await moveByAWeek()
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport)
    await page.goto(`${product.origin}/staff/events`)
    await expect(page.getByRole('heading', { name: '7 guests have not been told' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Upcoming' })).toContainText('7 of 50')
    expect([await isWithin(page), await pageViolations(page)]).toEqual([true, []])
    await page.getByRole('table').getByRole('link', { name: 'Relocation Masterclass for HR' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const ann = page.getByRole('row').filter({ hasText: 'guest0@example.com' })
    // What guests have not been told leaves them room on a phone.
    await expect(page.getByLabel('Find a guest')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Send to 7 guests' })).toBeInViewport()
    await expect(ann).toContainText('51-200 employees')
    await expect(ann).toContainText('sent')
    await page.getByLabel('Find a guest').fill('muller')
    await expect(page.getByRole('table', { name: 'Guests' }).locator('tbody tr')).toHaveCount(1)
    expect([await isWithin(page), await pageViolations(page)]).toEqual([true, []])
  }
})

test('by keyboard: a look at the mail that waits, and one press sends it to all guests', async ({ page }) => {
  await signIn(page)
  await page.goto(product.origin + path)
  await expect(page.getByText(/The date moved from Thu, Sep 9, 2027.* to Thu, Sep 16, 2027/)).toBeVisible()
  await page.getByRole('button', { name: 'Send to 7 guests' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const frame = dialog.locator('iframe')
  await expect(frame.contentFrame().getByText('September 16, 2027').last()).toBeVisible()
  await page.setViewportSize(phone)
  const overhang = await frame.evaluate(({ contentDocument, clientWidth }: HTMLIFrameElement) =>
    contentDocument ? contentDocument.documentElement.scrollWidth - clientWidth : null,
  )
  expect(overhang, 'an address in the mail is broken where a phone ends').toBeLessThanOrEqual(0)
  await page.setViewportSize(desk)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Send to 7 guests' })).toBeFocused()
  // The page learns of it a moment after the browser has closed it.
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Send to 7 guests now' }).press('Enter')
  await expect(page.getByText('On its way to 7 guests.')).toBeVisible()
  await expect(page.getByText('have not been told')).toBeHidden()
  await expect.poll(async () => (await product.sink.mailsTo('guest0@example.com')).length).toBe(2)
})

test('an operator without a browser lists, dismisses and finds nothing left to send', async () => {
  await moveByAWeek()
  expect(await run('list')).toMatch(
    /harbor\/relocation-masterclass: 7 guests have not been told\. The date moved/,
  )
  expect(await run('dismiss', event)).toContain(`Nobody is told of the change of ${event}.`)
  expect(await run('send', event)).toContain(`No notice of ${event} waits`)
})

test('at the door a thumb finds and ticks guests; two phones agree, and what the server does not get is kept and said', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.setViewportSize(phone)
  await page.goto(product.origin + path)
  const tab = page.getByRole('link', { name: 'Attendance' })
  await tab.click()
  // The guests have a field of this name too.
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Find a guest').fill('muller')
  const dora = page.getByRole('checkbox', { name: /Dora Müller/ })
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  const row = await page.locator('.door-guest').boundingBox()
  expect(row?.height).toBeGreaterThanOrEqual(56)
  await dora.check()
  await expect(page.getByText('1 of 7 here')).toBeVisible()
  expect([await isWithin(page), await pageViolations(page)]).toEqual([true, []])

  const other = await browser.newPage({ viewport: phone })
  await other.context().addCookies(cookies)
  await other.goto(`${product.origin}${path}?view=door`)
  await other.getByRole('button', { name: 'Here 1' }).click()
  await expect(other.getByRole('checkbox', { name: /Dora Müller/ })).toBeChecked()
  await other.getByRole('button', { name: 'Missing 6' }).click()
  await other.getByRole('checkbox', { name: /Ann Archer/ }).check()
  await expect(page.getByText('2 of 7 here')).toBeVisible({ timeout: 10_000 })

  await page.getByLabel('Find a guest').fill('')
  const bob = page.getByRole('checkbox', { name: /Bob Marley/ })
  await page.route('**/attendance', (route) => route.abort())
  await bob.click()
  const bobRow = page.getByRole('listitem').filter({ hasText: 'Bob Marley' })
  await expect(bobRow).toContainText('Not sent yet')
  await expect(bob).toBeChecked()
  await page.unroute('**/attendance')
  await expect(bobRow).not.toContainText('Not sent yet', { timeout: 10_000 })
  // Ticked on this phone: it stays in its row, so that a slip is taken back there.
  await bob.focus()
  await page.keyboard.press('Space')
  await expect(bob).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(bob).toBeChecked()
  await page.getByRole('button', { name: 'Here 3' }).press('Enter')
  await dora.uncheck()
  await expect(page.getByText('2 of 7 here')).toBeVisible()
  await expect
    .poll(() => product.query('select email from registrations where attended_at is not null order by email'))
    .toEqual([{ email: 'guest0@example.com' }, { email: 'guest1@example.com' }])
  await other.close()
})

test('a seat is freed, given to a known lead, and above the capacity only when asked for', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(product.origin + path)
  const free = page.getByRole('button', { name: 'Free the seat of Priya Raman' })
  await expect(free).toHaveCSS('opacity', '1')
  await free.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click()
  await expect(page.getByText('The seat of Priya Raman is free.')).toBeVisible()
  expect(await seats()).toBe(6)

  await product.query('update events set capacity = 6 where id = $1', [event])
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Give a seat' }).click()
  expect(await pageViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Give the seat' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Write a name.')
  await dialog.getByLabel('Email address').fill('guest0@example.com')
  await dialog.getByLabel('Name').fill('Priya')
  await dialog.getByRole('button', { name: /Priya Raman/ }).click()
  await expect(dialog.getByLabel('Email address')).toHaveValue('guest6@example.com')
  await dialog.getByRole('button', { name: 'Give the seat' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The event is full')
  expect(await seats()).toBe(6)
  await dialog.getByRole('button', { name: 'Give one seat more' }).click()
  await expect(page.getByText('Priya Raman has a seat.')).toBeVisible()
  expect(await seats()).toBe(7)
  await expect(page.getByText('1 above the capacity')).toBeVisible()
  await page.getByRole('button', { name: 'Give a seat' }).click()
  await dialog.getByLabel('Name').fill('Ann')
  await dialog.getByLabel('Email address').fill('guest0@example.com')
  await dialog.getByRole('button', { name: 'Give the seat' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription(
    'This address has a seat already.',
  )
})

test('paper has names and boxes only, and the CSV has all guests', async ({ page }) => {
  await signIn(page)
  await page.goto(product.origin + path)
  await expect(page.getByRole('row').filter({ hasText: 'Ann Archer' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const list = page.locator('.print-list')
  await expect(list).toBeVisible()
  await expect(list.getByRole('row')).toHaveCount(8)
  await expect(list).toContainText('Ann Archerguest0@example.com☑')
  await expect(list).toContainText('Dora Müllerguest2@example.com☐')
  for (const hidden of ['navigation', 'button'])
    await expect(page.getByRole(hidden as 'button').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFFregistered,name,email,here,confirmation,company,jobTitle,companySize,relocationInterest',
  )
  expect(csv).toContain('Ann Archer,guest0@example.com,20')
  expect(csv.trim().split('\r\n')).toHaveLength(8)
})
