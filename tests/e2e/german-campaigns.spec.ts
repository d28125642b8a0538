import PostalMime from 'postal-mime'
import type { Page } from 'playwright/test'
import { formWordsOf } from '../../engine/words/form-words.ts'
import { wordsOf } from '../../engine/words/words.ts'
import { allOrFirst } from '../extent.ts'
import { checkLanguage } from './language-checks.ts'
import { beginPlain, field, mailTo, pathOf, send, testWith } from './language-product.ts'
import { expect, liveForm } from './product.ts'

const test = testWith('german')
const { problems, form } = formWordsOf('de')
const { page: words, mail: mailWords } = wordsOf('de')

const expectGerman = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

for (const javaScriptEnabled of allOrFirst([true, false]))
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a guide in German: page, wrong answers, thanks, mail, guide, notice to the coach, unsubscribing', async ({
      own,
      page,
      visitor,
    }) => {
      await page.goto(`${own.origin}/schlaf`)
      await expectGerman(page)
      await field(page, 'name').fill('Jürgen')
      if (javaScriptEnabled) {
        await expect(liveForm(page)).toBeVisible()
        await send(page)
        await expect(page.getByText(problems.missing).first()).toBeVisible()
      }
      await field(page, 'email').fill(visitor.email)
      await send(page)
      await expect(page.getByText(/Dein Leitfaden|Sieben Abende/).first()).toBeVisible()
      await expectGerman(page)

      const { html, text } = await mailTo(own, visitor.email)
      expect(html).toMatch(/<html[^>]*lang="de"/)
      expect(html).toContain('Jürgen')
      expect(html).toContain(mailWords.unsubscribe)
      expect(text).toMatch(/https?:\/\/\S+\/schlaf\.pdf/)
      const noticesTo = async () => {
        const mails = await own.sink.mailsTo('anke@abendruhe.example')
        return Promise.all(mails.map(async ({ raw }) => (await PostalMime.parse(raw)).subject))
      }
      await expect.poll(noticesTo).toContain('Neue Anmeldung: Sieben Abende')
      await page.goto(own.origin + pathOf(text, /https?:\/\/\S+\/u\/[\w-]+/))
      await expectGerman(page)
      await page.getByRole('button', { name: words.unsubscribe.button }).click()
      await expect(page.getByText(words.unsubscribe.doneTitle).first()).toBeVisible()
    })
  })

test('an evening in German without scripts: wrong answers, thanks, date in words, calendar, giving the seat back', async ({
  own,
  browser,
  visitor,
}) => {
  const { context, page } = await beginPlain(browser, `${own.origin}/abend`, {
    name: 'Jürgen',
    email: visitor.email,
  })
  await field(page, 'phone').fill('12')
  await field(page, 'day').fill('2027-05-01')
  await field(page, 'guests').fill('2')
  await page.locator('[name=room][value=own]').check()
  await send(page)
  await expect(page).toHaveTitle(new RegExp(`^${form.wrong.split('{')[0] ?? ''}`))
  await expect(page.getByText(wordsOf('de').refusal.exact.phone).first()).toBeVisible()
  await field(page, 'phone').fill('0221 123456')
  await send(page)
  await expect(page).toHaveURL(/\/done\//)
  await expect(page.getByRole('link', { name: words.done.back })).toBeVisible()

  const { subject, text } = await mailTo(own, visitor.email)
  expect(subject).toMatch(/^Dein Platz am Donnerstag, 4\. März 2027.* ist reserviert$/)
  const calendar = await fetch(own.origin + pathOf(text, /https?:\/\/\S+\.ics/))
  const lines = (await calendar.text()).replaceAll('\r\n ', '')
  expect(lines).toContain('SUMMARY:Ein Abend der Ruhe')
  expect(lines).toContain('https://meet.abendruhe.example/abend')
  await page.goto(own.origin + pathOf(text, /https?:\/\/\S+\/place\/[\w-]+(?=\))/))
  await page.getByRole('button', { name: words.place.button }).click()
  await expect(page.getByText(words.place.doneTitle).first()).toBeVisible()
  await context.close()
})

checkLanguage(test, {
  lang: 'de',
  name: 'Jürgen',
  guide: '/schlaf',
  check: '/schlafcheck',
  call: '/gespraech',
  privacy: '/datenschutz',
})
