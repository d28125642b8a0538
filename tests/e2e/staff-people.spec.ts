import type { Page } from 'playwright/test'
import { launchProduct, type Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { documentViolations, pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

const ann = 'ann@exampel.com'
const right = 'ann@example.com'
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

let product: Product
let link = ''
test.beforeAll(async () => {
  ensureRelease()
  product = await launchProduct({ environment: { SMTP_URL: '' } })
  link = product.signInLink() ?? ''
  const send = (campaign: string, email: string) =>
    fetch(`${product.origin}/api/submit/${campaign}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann Archer', email }),
    })
  await send('vitality/weight-loss-myths', ann)
  await send('vitality/sugar-free-blueprint', ann)
})
test.afterAll(() => product.close())

const leadOf = async (email: string) =>
  String(
    (await product.query('select id from leads where email = $1 order by created_at limit 1', [email]))[0]?.[
      'id'
    ],
  )
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
/** With its pictures: it hears keys from then on, and nothing in it moves. */
const mailLoaded = async (page: Page) => {
  await expect(page.frameLocator('iframe').getByText(/Ann/).first()).toBeVisible()
  await page.frame({ url: /\/mails\// })?.waitForLoadState()
}
const choose = async (page: Page, action: RegExp) => {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}

test('staff read a whole story, and fix, pause, send again, unsubscribe and erase', async ({ page }) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${product.origin}/staff`)

  await test.step('a name in the leads opens the story of the person', async () => {
    await page.setViewportSize(desk)
    await page.goto(`${product.origin}/staff/leads`)
    await page.getByRole('link', { name: 'Ann Archer' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Archer' })).toBeFocused()
    const coming = page.getByRole('region', { name: 'Coming up' })
    await expect(coming.getByText('Weight-loss myths report')).toBeVisible()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByText('Ann Archer sent the form')).toHaveCount(2)
    // While the timeline is read, its sample shows two.
    await expect(timeline.getByText('Journey began')).toHaveCount(1)
    expect(await pageViolations(page)).toEqual([])
  })

  await test.step('a note is written with the keyboard alone', async () => {
    const button = page.getByRole('button', { name: 'Add a note' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a note' })
    await dialog.getByLabel('Note').fill('Met at the fair.')
    expect(await pageViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await said(page, 'The note is written.')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.getByRole('region', { name: 'Notes' }).getByText('Met at the fair.')).toBeVisible()
  })

  await test.step('a mail fills a phone; Close and Escape, in the mail too, lead back to its button', async () => {
    const open = page.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: /^Open/ }).first()
    const dialog = page.getByRole('dialog')
    await page.setViewportSize(phone)
    await open.press('Enter')
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    const close = dialog.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await close.press('Enter')
    await expect(open).toBeFocused()
    await page.setViewportSize(desk)
    await open.press('Enter')
    const { width = 0, height = 0 } = (await page.getByTitle(/^The email “/).boundingBox()) ?? {}
    expect([width > 640, height > 600]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await page.route(/\/mails\//, (route) => route.abort())
    await open.press('Enter')
    await expect(dialog.getByText('This email could not be loaded.')).toBeVisible()
    await page.unroute(/\/mails\//)
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
    await mailLoaded(page)
    await page.frameLocator('iframe').getByText(/Ann/).first().click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  await test.step('a mail opens as it would be sent now, without links that act, and goes out again', async () => {
    await page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('button', { name: /^Open/ })
      .first()
      .click()
    const mail = page.frameLocator('iframe')
    await mailLoaded(page)
    await expect(mail.locator('a[href*="/u/"], a[href*="/place/"]')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await mail.locator('a[href^="http"]').first().click()
    await (await opened).close()
    await expect(mail.getByText(/Ann/).first()).toBeVisible()
    expect(await documentViolations(page)).toEqual([])
    // axe cannot run in a frame without scripts.
    await expect(page.getByTitle(/^The email “/)).toBeVisible()
    // It left just now: a second press would send nothing.
    await product.query(`update step_runs set sent_at = sent_at - interval '2 minutes' where state = 'sent'`)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await said(page, 'is on its way.')
  })

  await test.step('on a phone a journey is paused and goes on, from one place', async () => {
    await page.setViewportSize(phone)
    expect(await isWide(page)).toBe(false)
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Actions' })
    expect(await pageViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Pause/ }).click()
    await said(page, 'is paused: it sends nothing.')
    await expect(page.getByText('journey paused', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Resume/ }).click()
    await said(page, 'goes on.')
    expect(await pageViolations(page)).toEqual([])
  })

  await test.step('a wrong address is refused at its field, the right one takes everything along', async () => {
    await choose(page, /^Fix the address/)
    const field = page.getByRole('dialog').getByLabel('New address')
    await field.fill('ann@example')
    await field.press('Enter')
    await expect(page.getByText('This is not an email address.')).toBeVisible()
    expect(await isWide(page)).toBe(false)
    await field.fill(right)
    await field.press('Enter')
    await said(page, `The address is ${right} now, in 2 sign-ups.`)
    await expect(page.getByRole('link', { name: right })).toBeVisible()
    expect(await leadOf(ann)).toBe('undefined')
  })

  await test.step('a merge finds the other person and says what it does, before the press', async () => {
    const answer = await fetch(`${product.origin}/api/submit/vitality/weight-loss-myths`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann A.', email: 'ann.archer@example.com' }),
    })
    expect(answer.status).toBe(200)
    await choose(page, /^Merge/)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(/^The other address/)
    await field.fill('nobody@example.com')
    await field.press('Enter')
    await expect(dialog.getByText(/^Nobody who signed up with .* has this address/)).toBeVisible()
    await field.fill('ann.archer@example.com')
    await field.press('Enter')
    await expect(dialog).toContainText(`becomes part of ${right}. This cannot be undone.`)
    await expect(dialog).toContainText('Both signed up to Weight-loss myths report')
    expect(await pageViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Merge for good' }).press('Enter')
    await said(page, '1 sign-up of ann.archer@example.com moved here')
    expect(await leadOf('ann.archer@example.com')).toBe('undefined')
  })

  await test.step('a seat is with its campaign, in the zone of the reader, and answers are beside the timeline', async () => {
    const event = 'harbor/relocation-masterclass'
    const answer = await fetch(`${product.origin}/api/submit/${event}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Hanna Rowe',
        email: 'hanna@example.com',
        company: 'Northwind',
        jobTitle: 'Head of People',
        companySize: '51-200',
        relocationInterest: 'high-costs',
      }),
    })
    expect(answer.status).toBe(200)
    const before = page.url()
    await page.goto(`${product.origin}/staff/people/${await leadOf('hanna@example.com')}`)
    const first = page.getByRole('region', { name: 'Campaigns' }).getByRole('listitem').first()
    await expect(first).toContainText('Relocation Masterclass for HR')
    await expect(first.getByText('has a seat', { exact: true })).toBeVisible()
    await expect(first).toContainText(/Sep.* 2027, 10:00\sAM Los\sAngeles\stime\s*5:00\sPM UTC for you/)
    await expect(page.getByRole('region', { name: 'Coming up' })).toHaveCount(0)
    const answers = page.getByRole('region', { name: 'Answers' })
    await expect(answers).toContainText('Job titleHead of People')
    expect(await pageViolations(page)).toEqual([])
    await first.getByRole('link').click()
    await expect(page).toHaveURL(`${product.origin}/staff/events/${event}`)
    await page.goto(before)
  })

  await test.step('tags, an unsubscribe, and what is then not sent', async () => {
    await choose(page, /^Add a tag/)
    await page.getByRole('dialog').getByLabel('Tag').fill('fair')
    await page.keyboard.press('Enter')
    await said(page, 'The person is tagged "fair".')
    await choose(page, /^Unsubscribe/)
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
    await said(page, 'No email of this coach leaves')
    await expect(page.getByText('unsubscribed', { exact: true })).toBeVisible()
    await expect(page.getByText('Nothing is planned.')).toBeVisible()
  })

  await test.step('an export is a file, and erasing asks for the address', async () => {
    const coming = page.waitForEvent('download')
    await choose(page, /^Download everything we hold/)
    expect((await coming).suggestedFilename()).toBe(`${right}.json`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Erase/ })
      .click()
    const field = page.getByRole('dialog').getByLabel('Type the address to confirm')
    await field.fill('somebody@example.com')
    await field.press('Enter')
    await expect(page.getByText('This is not the address of the person')).toBeVisible()
    await field.fill(right)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Erased' })).toBeFocused()
    await expect(page.getByText('Backups of the database')).toBeVisible()
    expect(await pageViolations(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No such person' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Name or address' }).fill('somebody')
    await page.getByRole('button', { name: 'Find a lead' }).click()
    await expect(page).toHaveURL(`${product.origin}/staff/leads?q=somebody`)
    expect(await product.query("select count(*)::int as n from leads where coach = 'vitality'")).toEqual([
      { n: 0 },
    ])
  })
})
