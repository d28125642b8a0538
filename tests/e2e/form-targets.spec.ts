import { field, fillAll, liveForm, screens, sendButton, standing, filled, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

for (const [screen, viewport] of Object.entries(screens))
  test(`on a ${screen} a choice is 24 px wide, and its row high enough for a thumb`, async ({
    page,
    lab,
  }) => {
    await page.setViewportSize(viewport)
    await lab.open('/long')
    const choices = page.locator('[type=radio], [type=checkbox]')
    await expect(choices).toHaveCount(3)
    for (const choice of await choices.all()) {
      const box = await choice.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      const row = await choice.locator('xpath=ancestor::label').boundingBox()
      expect(row?.height).toBeGreaterThanOrEqual(44)
    }
  })

test('offline before the first touch the browser checks and keeps the form, and online it is sent', async ({
  page,
  lab,
  context,
}) => {
  let isOnline = false
  lab.answer(stored)
  await lab.open('/long')
  await page.route('**/*', (route) => (isOnline ? route.fallback() : route.abort('internetdisconnected')))
  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  expect(await field(page, 'name').evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe(
    '',
  )
  await fillAll(page)
  await sendButton(page).click()
  await expect(page).toHaveURL(/chrome-error/)
  isOnline = true
  await page.goBack()
  expect(await standing(page)).toEqual(filled)
  await field(page, 'name').focus()
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page.locator('.done')).toBeVisible()
  expect(lab.sent).toMatchObject([filled])
  expect(context.pages()).toHaveLength(1)
})
