import { liveForm, sendButton } from './lab-form.ts'
import { expect, test } from './lab.ts'

const own = (requests: string[]) => requests.filter((url) => !url.includes('/assets/'))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a mock-up sends nothing that is typed, anywhere', async ({ page, lab }) => {
      await lab.open('/mock')
      const name = page.getByLabel('Your name')
      await name.fill('Ann Example')
      await page.getByLabel('Email address').fill('ann@person.example')
      if (javaScriptEnabled) await expect(liveForm(page)).toBeVisible()
      const logged = javaScriptEnabled ? page.waitForEvent('console') : null
      await sendButton(page).click()
      if (logged) {
        await expect(page.getByRole('status').getByText('All set!').first()).toBeVisible()
        expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({ name: 'Ann Example' })
      }
      await page.keyboard.press('Enter')
      await expect(name).toHaveValue('Ann Example')
      expect(own(lab.requests)).toEqual([page.url()])
      expect(lab.sent).toEqual([])
      expect(new URL(page.url()).search).toBe('')
    })
  })

test('a mock-up says what is missing, as any form does', async ({ page, lab }) => {
  await lab.open('/mock')
  await page.getByLabel('Your name').focus()
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
})
