import type { Page } from 'playwright/test'
import type { FormField } from '../../blocks/kit/form-field.ts'
import { readSite } from '../site.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { expect, test } from './product.ts'

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const most = 0.02
/** A long answer: nothing that moves after it is excused by the press. */
const answerAfter = 1000

const answer = async (page: Page, field: FormField, email: string) => {
  const named = page.locator(`[name=${field.name}]`)
  if (field.type === 'email') await named.fill(email)
  if (field.type === 'text' || field.type === 'textarea') await named.fill('Ann Archer')
  if (field.type === 'select') await named.selectOption(field.options[0]?.value ?? '')
  if (field.type === 'radio' || field.type === 'checkbox') await named.first().check()
}

const answerSlowly = (page: Page) =>
  page.route('**/api/submit/**', async (route) => {
    const answered = await route.fetch()
    await new Promise((done) => setTimeout(done, answerAfter))
    await route.fulfill({ response: answered })
  })

for (const id of ['vitality/sugar-free-blueprint', 'harbor/relocation-masterclass'])
  for (const [screen, viewport] of Object.entries(screens))
    test(`#197 ${id} on a ${screen}: nothing jumps from the first paint to the success view`, async ({
      browser,
      product,
      visitor,
    }, report) => {
      const campaign = readSite().campaigns[id]
      const context = await browser.newContext({ viewport, hasTouch: screen === 'phone' })
      const page = await context.newPage()
      await watchShifts(page)
      await answerSlowly(page)
      await page.goto(product.origin + campaign?.path)
      for (const field of campaign?.form?.fields ?? []) await answer(page, field, visitor.email)
      await page.locator('form[novalidate] button[type=submit]').click()
      const thanks = page.locator('.done')
      await expect(thanks).toBeVisible()
      await expect(thanks.getByRole('heading').first()).toBeInViewport()
      const shifts = await shiftsOf(page)
      report.annotations.push({ type: 'layout shift', description: JSON.stringify(shifts) })
      expect(shifts.all).toBeLessThanOrEqual(most)
      expect(shifts.afterTouch).toBeLessThanOrEqual(most)
      await context.close()
    })
