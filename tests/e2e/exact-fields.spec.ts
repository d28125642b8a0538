import { email, field, liveForm, refusal, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

test('a phone number, a website, a day and a number are typed as people type them, and corrected at the field', async ({
  page,
  lab,
}) => {
  lab.answer(
    refusal('invalid_answer', 'Please check your answers.', { phone: 'Please check this phone number.' }),
  )
  await lab.open('/exact')
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()
  await field(page, 'phone').fill('020 7946')
  await field(page, 'site').fill('example.com')
  await field(page, 'day').fill('2027-03-04')
  await field(page, 'guests').fill('2')
  await sendButton(page).click()
  await expect(page.getByText('Please check this phone number.')).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
  const typed = { email, site: 'example.com', day: '2027-03-04', guests: '2' }
  expect(lab.sent[0]).toMatchObject({ ...typed, phone: '020 7946' })
  lab.answer(stored)
  await field(page, 'phone').fill('020 7946 0018')
  await sendButton(page).click()
  await expect(page.getByRole('status').getByText('All set!').first()).toBeVisible()
  expect(lab.sent[1]).toMatchObject({ ...typed, phone: '020 7946 0018' })
})

test('phones show the keys that an answer needs, and browsers the days that can be chosen', async ({
  page,
  lab,
}) => {
  await lab.open('/exact')
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'site')).toHaveAttribute('inputmode', 'url')
  await expect(field(page, 'guests')).toHaveAttribute('max', '6')
  await expect(field(page, 'day')).toHaveAttribute('min', '2027-03-01')
  await expect(field(page, 'day')).toHaveAttribute('max', '2027-12-31')
})
