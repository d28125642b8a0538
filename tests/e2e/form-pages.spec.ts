import { email, field, liveForm, refusal, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

test('a form of three pages asks one after the other, and only what an answer calls for', async ({
  page,
  lab,
}) => {
  lab.answer(stored)
  await lab.open('/pages')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('With my team')).toBeHidden()
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()

  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await field(page, 'name').fill('Ann')
  await field(page, 'name').press('Enter')

  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByLabel('On my own')).toBeFocused()
  await expect(field(page, 'email')).toBeHidden()
  await expect(field(page, 'people')).toBeHidden()
  await page.getByLabel('With my team').check()
  await field(page, 'people').fill('4')
  await field(page, 'diet').selectOption('other')
  await sendButton(page).click()
  await expect(field(page, 'dish')).toBeFocused()
  await field(page, 'dish').fill('Soup')
  await page.getByLabel('On my own').check()
  await expect(field(page, 'people')).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('On my own')).toBeChecked()
  await sendButton(page).click()
  await page.getByLabel('I have read the house rules').check()
  await page.getByRole('button', { name: 'Save my place' }).click()
  await expect(page.getByText('You have a place').first()).toBeVisible()
  expect(lab.sent).toHaveLength(1)
  expect(lab.sent[0]).toMatchObject({ name: 'Ann', email, comes: 'alone', diet: 'other', dish: 'Soup' })
  expect(lab.sent[0]).not.toHaveProperty('people')
})

test('what the server refuses is shown on its page', async ({ page, lab }) => {
  lab.answer(refusal('invalid_email', 'Please check this address.', { email: 'Please check this address.' }))
  await lab.open('/pages')
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()
  await field(page, 'name').fill('Ann')
  await sendButton(page).click()
  await page.getByLabel('On my own').check()
  await field(page, 'diet').selectOption('vegan')
  await sendButton(page).click()
  await page.getByLabel('I have read the house rules').check()
  await sendButton(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByText('Please check this address.').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all is on one page, and conditions hold', async ({ page, lab }) => {
    await lab.open('/pages')
    await expect(page.getByText('Step 1 of 3')).toBeHidden()
    await expect(field(page, 'wish')).toBeVisible()
    await expect(sendButton(page)).toHaveText('Save my place', { useInnerText: true })
    await expect(field(page, 'people')).toBeHidden()
    await page.getByLabel('With my team').check()
    await expect(field(page, 'people')).toBeVisible()
    await expect(field(page, 'dish')).toBeHidden()
    await field(page, 'diet').selectOption('other')
    await expect(field(page, 'dish')).toBeVisible()
  })
})
