import type { Page } from 'playwright/test'
import type { Accepted, RefusalCode } from '../../engine/campaign/form/answer.ts'
import { expect } from './lab.ts'
import type { Lab } from './lab.ts'

export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
export const email = 'ann.archer@example.com'

export const stored: Accepted = { ok: true, outcome: 'full', title: 'All set!', message: 'Check your email.' }
export const late: Accepted = {
  ok: true,
  outcome: 'partial',
  title: 'You are registered',
  message: 'The email may be delayed. Please book your slot.',
  action: { label: 'Book your slot', href: 'https://calendly.com/nora/slot' },
}
export const refusal = (
  code: RefusalCode,
  message = 'What the server says.',
  fields?: Record<string, string>,
) => ({
  error: { code, message, ...(fields && { fields }) },
  requestId: 'r',
})

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
export const sendButton = (page: Page) => page.locator('form button[type=submit]')
export const liveForm = (page: Page) => page.locator('form[novalidate]')

export const fillAll = async (page: Page) => {
  await field(page, 'name').fill('Ann Archer')
  await field(page, 'email').fill(email)
  if ((await field(page, 'company').count()) === 0) return
  await field(page, 'company').fill('Northgate')
  await field(page, 'size').selectOption('large')
  await page.getByLabel('Tuesday, 6 pm').check()
  await field(page, 'wish').fill('Schools.\nAnd keys.')
  await field(page, 'rules').check()
}
export const filled = {
  name: 'Ann Archer',
  email,
  company: 'Northgate',
  size: 'large',
  evening: 'tuesday',
  wish: 'Schools.\nAnd keys.',
  rules: true,
}

export const standing = async (page: Page) => ({
  name: await field(page, 'name').inputValue(),
  email: await field(page, 'email').inputValue(),
  company: await field(page, 'company').inputValue(),
  size: await field(page, 'size').inputValue(),
  evening: await page
    .locator('[name=evening]:checked')
    .evaluateAll((chosen) => chosen.map((one) => one.getAttribute('value')))
    .then(([value]) => value ?? ''),
  wish: await field(page, 'wish').inputValue(),
  rules: await field(page, 'rules').isChecked(),
})
export const empty = { name: '', email: '', company: '', size: '', evening: '', wish: '', rules: false }

export const send = async (page: Page, lab: Lab, path: string, answer: Parameters<Lab['answer']>[0]) => {
  lab.answer(answer)
  await lab.open(path)
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
}

export const again = {
  page: 'campaign',
  data: {
    campaign: 'nora/clears',
    form: {
      values: {
        name: 'Ann',
        company: 'Northgate',
        size: 'large',
        evening: 'tuesday',
        wish: 'Quiet.',
        rules: 'on',
      },
      errors: { email: 'Please fill this in.', evening: 'Please choose one.' },
      notice: { tone: 'error', title: 'Missing Information' },
    },
  },
} as const
