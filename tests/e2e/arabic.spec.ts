import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Page } from 'playwright/test'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { formWordsOf } from '../../engine/words/form-words.ts'
import { wordsOf } from '../../engine/words/words.ts'
import { openCampaignsFolder } from '../campaigns-folder.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { expect, liveForm, test as base } from './product.ts'

const fixture = join(import.meta.dirname, '../fixtures/arabic')
const { problems, form } = formWordsOf('ar')
const { page: words, mail: mailWords } = wordsOf('ar')

/** The real product with the Arabic campaigns. */
const test = base.extend<object, { arabic: Product }>({
  arabic: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const names = globSync('**/*.{yaml,md}', { cwd: fixture })
      const files = names.map((name) => [name, readFileSync(join(fixture, name), 'utf8')])
      const folder = await openCampaignsFolder(Object.fromEntries(files))
      const built = await buildRelease({ ...folder.cachedSettings(), quality: 'quick' })
      if (!built.ok) throw new Error(JSON.stringify(built.diagnostics))
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

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)
const send = (page: Page) => page.locator('form button[type=submit]').click()

const expectArabic = async (page: Page) => {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

const mailTo = async ({ sink }: Product, email: string) => {
  await expect.poll(async () => (await sink.mailsTo(email)).length).toBe(1)
  const [mail] = await sink.mailsTo(email)
  const { subject, html = '', text = '' } = await PostalMime.parse(mail?.raw ?? '')
  return { subject, html, text }
}

/** Of a link in the text part, whatever host the coach has. */
const pathOf = (text: string, pattern: RegExp) => {
  const { pathname, search } = new URL(pattern.exec(text)?.[0] ?? '')
  return pathname + search
}

test('a guide in Arabic: page, wrong answers, thanks, mail, unsubscribing', async ({
  arabic,
  page,
  visitor,
}) => {
  await page.goto(`${arabic.origin}/deep-sleep`)
  await expectArabic(page)
  await field(page, 'name').focus()
  await expect(liveForm(page)).toBeVisible()
  await send(page)
  await expect(page.getByText(problems.missing).first()).toBeVisible()
  await field(page, 'name').fill('سلمى')
  await field(page, 'email').fill('salma@')
  await field(page, 'name').focus()
  await expect(page.getByText(problems.noEnding).or(page.getByText(problems.badEmail)).first()).toBeVisible()
  await field(page, 'email').fill(visitor.email)
  await send(page)
  await expect(page.locator('.done-focus')).toBeVisible()
  await expectArabic(page)

  const mail = await mailTo(arabic, visitor.email)
  expect(mail.html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  expect(mail.subject).toMatch(/\p{Script=Arabic}/u)
  expect(mail.html).toContain('سلمى')
  expect(mail.html).toContain(mailWords.unsubscribe)
  await page.goto(arabic.origin + pathOf(mail.text, /https?:\/\/\S+\/u\/[\w-]+/))
  await expectArabic(page)
  await page.getByRole('button', { name: words.unsubscribe.button }).click()
  await expect(page.getByText(words.unsubscribe.doneTitle).first()).toBeVisible()
  await expectArabic(page)
})

test('an evening in Arabic without scripts: wrong answers, thanks, calendar, giving the seat back', async ({
  arabic,
  browser,
  visitor,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${arabic.origin}/evening`)
  await field(page, 'name').fill('سلمى')
  await field(page, 'email').fill(visitor.email)
  await field(page, 'phone').fill('12')
  await field(page, 'day').fill('2027-05-01')
  await field(page, 'guests').fill('2')
  await page.locator('[name=room][value=own]').check()
  await send(page)
  await expect(page).toHaveTitle(new RegExp(`^${form.wrong.split('{')[0] ?? ''}`))
  await expect(field(page, 'name')).toHaveValue('سلمى')
  await expect(page.getByText(wordsOf('ar').refusal.exact.phone).first()).toBeVisible()
  await field(page, 'phone').fill('')
  await send(page)
  await expect(page).toHaveURL(/\/done\//)
  await expect(page.getByRole('link', { name: words.done.back })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  const { html, text } = await mailTo(arabic, visitor.email)
  expect(html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  const calendar = await fetch(arabic.origin + pathOf(text, /https?:\/\/\S+\.ics/))
  const lines = (await calendar.text()).replaceAll('\r\n ', '')
  expect(lines).toContain('SUMMARY:أمسية السكينة')
  expect(lines).toContain('https://meet.sakina.example/evening')
  await page.goto(arabic.origin + pathOf(text, /https?:\/\/\S+\/place\/[\w-]+(?=\))/))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: words.place.button }).click()
  await expect(page.getByText(words.place.doneTitle).first()).toBeVisible()
  await context.close()
})
