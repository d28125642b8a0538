import { expect, test } from './lab.ts'

test('the sums are done again at each input, by keys too, and a number out of range gives none', async ({
  page,
  lab,
}) => {
  await lab.open('/lamp')
  const sums = page.locator('#calculator')
  const first = sums.locator('output[aria-live=polite]').first()
  const second = sums.locator('output[aria-live=polite]').last()
  await expect(first).toHaveText('73')
  await expect(second).toHaveText('€29')
  await page.getByLabel('Hours a night').focus()
  await page.keyboard.press('ArrowRight')
  await expect(first).toHaveText('88')
  await expect(sums.getByText('6 hours')).toBeVisible()
  await page.getByLabel('The bulb').fill('100')
  await expect(first).toHaveText('219')
  await page.getByLabel('Once a week').check()
  await expect(first).toHaveText('31')
  await expect(second).toHaveText('€12')
  await page.getByLabel('The bulb').fill('900')
  await expect(first).toHaveText('–')
  await expect(sums.getByText('1 – 200')).toBeVisible()
  await page.getByLabel('The bulb').fill('10')
  await expect(first).toHaveText('3')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is an example, worked out', async ({ page, lab }) => {
    await lab.open('/lamp')
    const sums = page.locator('#calculator')
    for (const said of ['5 hours', '40 watts', 'Every night', '73', '€29'])
      await expect(sums.getByText(said, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(sums.locator('input:visible')).toHaveCount(0)
  })
})
