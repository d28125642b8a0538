import type { Page } from 'playwright/test'
import type { Answer } from '../../engine/campaign/form/answer.ts'
import { field, fillAll, filled, liveForm, refusal, sendButton, standing, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'
import type { Lab } from './lab.ts'

/** As a form without its script sends it. */
const plain = { ...filled, wish: 'Schools.\r\nAnd keys.' }

/** React fails to make an element of this class. */
const breakPart = (page: Page, part: string) =>
  page.evaluate((broken) => {
    // oxlint-disable-next-line unbound-method -- called with its element
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function setOther(name, value) {
      if (name === 'class' && value.split(' ').includes(broken)) throw new Error(`No ${broken} today.`)
      set.call(this, name, value)
    }
  }, part)

const open = async (page: Page, lab: Lab) => {
  await lab.open('/long')
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
}

/** The form sends the same request once more, for a page instead of JSON; here that shows the JSON again. */
const expectSameAnswer = async (page: Page, lab: Lab, says: string) => {
  await expect(page).toHaveURL(/api\/submit/)
  await expect(page.getByText(says)).toBeVisible()
  expect(lab.sent[0]).toMatchObject(filled)
  expect(lab.sent[1]).toMatchObject({ ...plain, rules: 'true', idempotencyKey: lab.keys[0] })
}

const answers: [part: string, answer: Answer, says: string][] = [
  ['spinner', stored, 'All set!'],
  ['done', stored, 'All set!'],
  ['toast', stored, 'All set!'],
  ['form-closed', refusal('event_full'), 'What the server says.'],
  ['notice', refusal('step_failed'), 'What the server says.'],
  ['problem', refusal('invalid_email', 'No.', { email: 'Not this address.' }), 'Not this address.'],
]
for (const [part, answer, says] of answers)
  test(`if the ${part} cannot be shown, the server shows its answer as a page`, async ({ page, lab }) => {
    lab.answer(answer)
    await open(page, lab)
    await breakPart(page, part)
    await sendButton(page).click()
    await expectSameAnswer(page, lab, says)
  })

test('if an extension has moved a part of the form, the server shows its answer as a page', async ({
  page,
  lab,
}) => {
  lab.answer(refusal('step_failed'))
  await open(page, lab)
  await sendButton(page).evaluate((button) => {
    const wrapper = document.createElement('div')
    button.replaceWith(wrapper)
    wrapper.append(button)
  })
  await sendButton(page).click()
  await expectSameAnswer(page, lab, 'What the server says.')
})

const before: Record<string, (page: Page) => Promise<void>> = {
  typo: async (page) => {
    await field(page, 'email').fill('ann@gmial.com')
    await field(page, 'name').focus()
  },
  toast: async (page) => {
    await field(page, 'name').fill('')
    await sendButton(page).click()
  },
  problem: async (page) => {
    await field(page, 'company').fill('')
    await sendButton(page).click()
  },
}
for (const [part, touch] of Object.entries(before))
  test(`if the ${part} cannot be shown, the form works without its script, as it was typed`, async ({
    page,
    lab,
  }) => {
    lab.answer(stored)
    await open(page, lab)
    await breakPart(page, part)
    await touch(page)
    await expect(liveForm(page)).toHaveCount(0)
    expect(await standing(page)).toMatchObject({ size: 'large', evening: 'tuesday', rules: true })
    await fillAll(page)
    await sendButton(page).click()
    await expect(page).toHaveURL(/api\/submit/)
    expect(lab.sent).toMatchObject([{ ...plain, rules: 'on' }])
  })
