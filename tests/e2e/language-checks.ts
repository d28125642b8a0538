import type { Page } from 'playwright/test'
import { formWordsOf } from '../../engine/words/form-words.ts'
import { inLanguage } from '../../engine/words/in-language.ts'
import { dirOf } from '../../engine/words/lang.ts'
import type { Lang } from '../../engine/words/lang.ts'
import { confirmTheAddress } from '../../engine/words/success-steps.ts'
import { unbroken } from '../../engine/words/unbroken.ts'
import { wordsOf } from '../../engine/words/words.ts'
import { beginPlain, field, mailTo, pathOf, send } from './language-product.ts'
import type { testWith } from './language-product.ts'
import { expect, liveForm } from './product.ts'

type Site = { lang: Lang; name: string; guide: string; check: string; call: string; privacy: string }

/** What campaigns of one language have in common: pages of a form, confirming an address, private links, and pages of nobody. */
export const checkLanguage = (test: ReturnType<typeof testWith>, site: Site) => {
  const { lang, name } = site
  const { page: words, usual, refusal } = wordsOf(lang)
  const { problems, form } = formWordsOf(lang)
  const step = (page: number) => form.pages.at.replace('{page}', String(page)).replace('{pages}', '3')
  const expectIn = async (page: Page) => {
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', lang)
    if (dirOf(lang) === 'rtl') await expect(html).toHaveAttribute('dir', 'rtl')
  }

  test(`a form of three pages in "${lang}": each page asks for what is missing, and wrong answers lead back`, async ({
    own,
    page,
    visitor,
  }) => {
    await page.goto(own.origin + site.check)
    await field(page, 'name').fill(name)
    await expect(liveForm(page)).toBeVisible()
    await expect(page.getByText(step(1))).toBeVisible()
    await send(page)
    await expect(page.getByText(problems.missing)).toBeVisible()
    await field(page, 'email').fill(visitor.email)
    await send(page)
    await expect(page.getByText(step(2))).toBeVisible()
    await send(page)
    await expect(page.getByText(problems.notChosen)).toBeVisible()
    await expect(field(page, 'times')).toBeHidden()
    await field(page, 'hour').selectOption('early')
    await field(page, 'times').fill('9')
    await send(page)
    await expect(page.getByText(step(3))).toBeVisible()
    await field(page, 'begins').fill('2027-05-01')
    await send(page)
    await expect(page.getByText(problems.notTicked)).toBeVisible()
    await field(page, 'consent').check()
    await send(page)
    await expect(page.getByText(step(2))).toBeVisible()
    await expect(page.locator('#form-times-problem')).toContainText('7')
    await field(page, 'times').fill('3')
    await send(page)
    await expect(page.getByText(step(3))).toBeVisible()
    await send(page)
    await expect(page.locator('.done-focus')).toBeVisible()
    await expectIn(page)
  })

  test(`in "${lang}" a page says that the address is to be confirmed, and only a press on the linked page does it`, async ({
    own,
    browser,
    visitor,
  }) => {
    const { context, page } = await beginPlain(browser, own.origin + site.guide, {
      name,
      email: visitor.email,
    })
    await send(page)
    await expect(page.getByText(unbroken(inLanguage(confirmTheAddress.title, usual), lang))).toBeVisible()
    const { text } = await mailTo(own, visitor.email)
    const journey = async () => {
      const [row] = await own.query(
        'select j.status from user_journeys j join leads l on l.id = j.lead_id where l.email = $1',
        [visitor.email],
      )
      return row?.['status']
    }
    await page.goto(own.origin + pathOf(text, /https?:\/\/[^\s)]+\/confirm/))
    await expectIn(page)
    expect(await journey()).toBe('unconfirmed')
    await page.getByRole('button', { name: words.unsubscribe.confirmButton }).click()
    await expect(page.getByText(words.unsubscribe.confirmedTitle)).toBeVisible()
    expect(await journey()).toBe('active')
    const link = pathOf(text, /https?:\/\/[^\s)]+\.pdf/)
    await page.goto(
      own.origin + link.replace(/[\w-](?=[\w-]{9}\/[^/]+$)/, (sign) => (sign === 'x' ? 'y' : 'x')),
    )
    await expectIn(page)
    await expect(page.getByText(words.private.overTitle)).toBeVisible()
    await context.close()
  })

  test(`in "${lang}" wrong answers come back without scripts, and every other page speaks it`, async ({
    own,
    browser,
    visitor,
  }) => {
    const { context, page } = await beginPlain(browser, own.origin + site.check, {
      name,
      email: visitor.email,
    })
    await field(page, 'hour').selectOption('late')
    await field(page, 'phone').fill('12')
    await field(page, 'begins').fill('2027-05-01')
    await field(page, 'consent').check()
    await send(page)
    await expect(page.getByText(refusal.exact.phone).first()).toBeVisible()
    await field(page, 'phone').fill('')
    await send(page)
    await expect(page.getByRole('link', { name: words.done.back })).toBeVisible()
    await page.goto(`${own.origin}/nothing-here`)
    await expect(page.getByText(words.notFound.text)).toBeVisible()
    for (const path of ['/nothing-here', site.call, site.privacy]) {
      await page.goto(own.origin + path)
      await expectIn(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await context.close()
  })
}
