import { email, field, liveForm, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

test('a form leads on to a page of its own, and Back comes to the thanks', async ({ page, lab }) => {
  lab.answer({ ...stored, url: '/short?n=Ann' })
  await lab.open('/onward')
  await field(page, 'name').fill('Ann')
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/short\?n=Ann$/)
  await page.goBack()
  await expect(page.getByText('All set!').first()).toBeVisible()
  expect(lab.sent).toHaveLength(1)
})
