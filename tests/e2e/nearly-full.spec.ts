import type { View } from '../../engine/campaign/release/view.ts'
import { field, liveForm, sendButton } from './lab-form.ts'
import { expect, test } from './lab.ts'

const sentence = '12 of 100 places left. The replay has no limit.'
const nearlyFull = {
  page: 'campaign',
  data: {
    campaign: 'nora/sticky',
    form: { values: {}, errors: {}, seats: { left: 12, capacity: 100 } },
  },
} satisfies View

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a nearly full event says how many seats are left, in words and as a bar', async ({ page, lab }) => {
      await lab.show(nearlyFull)
      await expect(page.getByText(sentence)).toBeVisible()
      const widths = await page
        .locator('.seats svg, .seats rect')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
      expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.88, 2)
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })

    test('an unknown count shows nothing', async ({ page, lab }) => {
      await lab.open('/sticky')
      await expect(sendButton(page)).toBeVisible()
      await expect(page.locator('.seats')).toHaveCount(0)
    })
  })

test('the count stays visible once the script has loaded, and after an error', async ({ page, lab }) => {
  await lab.show(nearlyFull)
  await field(page, 'name').fill('Ann')
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page.locator('.problem')).toHaveCount(1)
  await expect(page.getByText(sentence)).toBeVisible()
})
