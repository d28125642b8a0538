import type { Page } from 'playwright/test'
import { field, liveForm, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'
import type { Lab } from './lab.ts'
import { press } from './offline-form.ts'

const question = (page: Page) => page.getByText('Did you mean ana@gmail.com?')

test.describe('a typo in the mail domain', () => {
  const typo = 'ana@gmial.com'

  const typeTypo = async (page: Page, lab: Lab) => {
    lab.answer(stored)
    await lab.open('/short')
    await field(page, 'name').fill('Ana')
    await field(page, 'email').fill(typo)
    await expect(liveForm(page)).toBeVisible()
  }

  test('is questioned when the field loses the focus, and the accepted suggestion is sent', async ({
    page,
    lab,
  }) => {
    await typeTypo(page, lab)
    await page.keyboard.press('Shift+Tab')
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ has: question(page) })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(press(page, 'Yes, use it')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'email')).toHaveValue('ana@gmail.com')
    await expect(field(page, 'email')).toBeFocused()
    await expect(question(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator('.done')).toBeVisible()
    expect(lab.sent[0]).toMatchObject({ email: 'ana@gmail.com' })
  })

  test('that is no typo is questioned once and sent as typed', async ({ page, lab }) => {
    await typeTypo(page, lab)
    await field(page, 'name').focus()
    await press(page, 'No, it is right').click()
    await field(page, 'name').focus()
    await sendButton(page).click()
    await expect(page.locator('.done')).toBeVisible()
    expect(lab.sent[0]).toMatchObject({ email: typo })
  })

  test('is questioned alone, without what an earlier press said', async ({ page, lab }) => {
    await typeTypo(page, lab)
    await field(page, 'name').fill('')
    await sendButton(page).click()
    await expect(page.locator('.toast')).toBeVisible()
    await field(page, 'name').fill('Ana')
    await field(page, 'name').press('Enter')
    await expect(question(page)).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('is questioned when the form is sent, and the second press sends it', async ({ page, lab }) => {
    await typeTypo(page, lab)
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeVisible()
    expect(lab.sent).toHaveLength(0)
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter')
        return lab.sent.length
      })
      .toBe(1)
    expect(lab.sent[0]).toMatchObject({ email: typo })
  })
})
