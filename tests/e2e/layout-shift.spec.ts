import type { Page, TestInfo } from 'playwright/test'
import type { FormField } from '../../blocks/kit/form-field.ts'
import { allOrFirst } from '../extent.ts'
import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { expect, test } from './product.ts'

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const most = 0.02
/** A slow response: browsers excuse no shift after it. */
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
    const response = await route.fetch()
    await new Promise((done) => setTimeout(done, answerAfter))
    await route.fulfill({ response: response })
  })

const open = async (page: Page, product: Product, id: string, email: string) => {
  const campaign = readSite().campaigns[id]
  await watchShifts(page)
  await answerSlowly(page)
  await page.goto(product.origin + campaign?.path)
  for (const field of campaign?.form?.fields ?? []) await answer(page, field, email)
}

/** Shifts at the press are allowed up to `atPress`: the form makes room for the response. */
const expectStill = async (page: Page, report: TestInfo, atPress = most) => {
  const shifts = await shiftsOf(page)
  report.annotations.push({ type: 'layout shift', description: JSON.stringify(shifts) })
  expect(shifts.all).toBeLessThanOrEqual(most)
  expect(shifts.afterTouch).toBeLessThanOrEqual(atPress)
}

const forms = {
  'vitality/sugar-free-blueprint': most,
  'compass/missing-to-mission-map': 0.15,
  'harbor/relocation-masterclass': most,
}

for (const [screen, viewport] of allOrFirst(Object.entries(screens)))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch: screen === 'phone' })

    for (const [id, atMost] of allOrFirst(Object.entries(forms)))
      test(`${id}: nothing jumps from the first paint to the success view`, async ({
        page,
        product,
        visitor,
      }, report) => {
        await open(page, product, id, visitor.email)
        await page.locator('form[novalidate] button[type=submit]').click()
        const thanks = page.locator('.done')
        await expect(thanks).toBeVisible()
        await expect(thanks.getByRole('heading').first()).toBeInViewport()
        await expectStill(page, report, atMost)
      })

    test('caring/workshop: nothing jumps when the form stays and says that the mail is late', async ({
      page,
      product,
      visitor,
    }, report) => {
      await product.sink.setMode('451', visitor.email)
      await open(page, product, 'caring/workshop', visitor.email)
      await page.locator('form[novalidate] button[type=submit]').click()
      await expect(page.locator('form .notice-ok:not(.notice-room)')).toBeInViewport()
      await expectStill(page, report, 0.25)
    })
  })
