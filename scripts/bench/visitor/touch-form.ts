import type { Page } from 'playwright'
import { fillIn } from '../../../tests/e2e/flow.ts'
import type { Flow } from '../../../tests/e2e/flow.ts'
import { delayOf } from './watch-page.ts'

export type Delays = { first: number; faq: number | null; press: number; isBusyFirst: boolean }

/** One visitor touches the form, opens an answer, fills the form in and sends it. */
export const touchForm = async (page: Page, url: string, { answers }: Flow): Promise<Delays> => {
  await page.goto(url, { waitUntil: 'networkidle' })
  const first = await delayOf(page, async () => {
    await page.locator('form.form .input').first().tap()
    await page.locator('form[novalidate]').waitFor()
  })
  const question = page.locator('details:not([open]) summary').first()
  const hasQuestion = (await question.count()) > 0
  const faq = hasQuestion ? await delayOf(page, () => question.tap()) : null
  const email = `ann-${crypto.randomUUID()}@example.com`
  await fillIn(page, { name: 'Ann Archer', email, ...answers })
  const press = await delayOf(page, () => page.locator('form button[type=submit]').tap())
  return { first: first.delay, faq: faq?.delay ?? null, press: press.delay, isBusyFirst: press.isBusy }
}
