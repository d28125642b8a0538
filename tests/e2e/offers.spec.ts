import { expect, test } from './lab.ts'
import { email, field, liveForm, sendButton, stored } from './lab-form.ts'

for (const island of ['before', 'after'] as const)
  test(`a press on an offer selects it in the form, ${island} its script has come`, async ({ page, lab }) => {
    await lab.open('/offers')
    if (island === 'after') {
      await field(page, 'name').focus()
      await expect(liveForm(page)).toHaveCount(1)
    }
    await page.getByRole('link', { name: 'Choose the evenings' }).click()
    await expect(page).toHaveURL(/#form$/)
    await expect(field(page, 'length')).toHaveValue('seven')
    await page.getByRole('link', { name: 'Choose the phone' }).click()
    await expect(page.getByLabel('By phone')).toBeChecked()
    await field(page, 'name').focus()
    await expect(liveForm(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Choose the night' }).click()
    await field(page, 'name').fill('Ann Archer')
    await field(page, 'email').fill(email)
    lab.answer(stored)
    await sendButton(page).click()
    await expect.poll(() => lab.sent).toHaveLength(1)
    expect(lab.sent[0]).toMatchObject({ length: 'one', way: 'phone' })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button of an offer leads to the form', async ({ page, lab }) => {
    await lab.open('/offers')
    await page.getByRole('link', { name: 'Choose the evenings' }).click()
    await expect(page).toHaveURL(/#form$/)
    await expect(field(page, 'name')).toBeInViewport()
  })
})
