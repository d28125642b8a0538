import type { Page } from 'playwright/test'
import { formWordsOf } from '../../engine/words/form-words.ts'
import { wordsOf } from '../../engine/words/words.ts'
import { checkLanguage } from './language-checks.ts'
import { beginPlain, field, mailTo, pathOf, send, testWith } from './language-product.ts'
import { expect, liveForm } from './product.ts'

const test = testWith('arabic')
const { problems, form } = formWordsOf('ar')
const { page: words, mail: mailWords } = wordsOf('ar')

const expectArabic = async (page: Page) => {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('a guide in Arabic: page, wrong answers, thanks, mail, unsubscribing', async ({
  own,
  page,
  visitor,
}) => {
  await page.goto(`${own.origin}/deep-sleep`)
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

  const mail = await mailTo(own, visitor.email)
  expect(mail.html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  expect(mail.subject).toMatch(/\p{Script=Arabic}/u)
  expect(mail.html).toContain('سلمى')
  expect(mail.html).toContain(mailWords.unsubscribe)
  await page.goto(own.origin + pathOf(mail.text, /https?:\/\/\S+\/u\/[\w-]+/))
  await expectArabic(page)
  await page.getByRole('button', { name: words.unsubscribe.button }).click()
  await expect(page.getByText(words.unsubscribe.doneTitle).first()).toBeVisible()
  await expectArabic(page)
})

test('an evening in Arabic without scripts: wrong answers, thanks, calendar, giving the seat back', async ({
  own,
  browser,
  visitor,
}) => {
  const { context, page } = await beginPlain(browser, `${own.origin}/evening`, {
    name: 'سلمى',
    email: visitor.email,
  })
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

  const { html, text } = await mailTo(own, visitor.email)
  expect(html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  const calendar = await fetch(own.origin + pathOf(text, /https?:\/\/\S+\.ics/))
  const lines = (await calendar.text()).replaceAll('\r\n ', '')
  expect(lines).toContain('SUMMARY:أمسية السكينة')
  expect(lines).toContain('https://meet.sakina.example/evening')
  await page.goto(own.origin + pathOf(text, /https?:\/\/\S+\/place\/[\w-]+(?=\))/))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: words.place.button }).click()
  await expect(page.getByText(words.place.doneTitle).first()).toBeVisible()
  await context.close()
})

checkLanguage(test, {
  lang: 'ar',
  name: 'سلمى',
  guide: '/deep-sleep',
  check: '/check',
  call: '/call',
  privacy: '/privacy',
})
