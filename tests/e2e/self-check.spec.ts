import { expect, test } from './lab.ts'

test.use({ javaScriptEnabled: false })

test('ticks are counted and answered without scripts, by keys too', async ({ page, lab }) => {
  await lab.open('/quiz')
  const results = ['It is not the lamp', 'It may be the lamp', 'It is the lamp'].map((title) =>
    page.getByRole('heading', { name: title, exact: true }),
  )
  const shows = async (at: number) => {
    for (const [index, result] of results.entries())
      await expect(result).toBeVisible({ visible: index === at })
  }
  await shows(0)
  await page.getByLabel('I woke at four.').check()
  await shows(0)
  await page.getByText('I read in bed.').click()
  await shows(1)
  await page.getByLabel('The lamp stayed on.').focus()
  await page.keyboard.press('Space')
  await shows(1)
  await page.getByLabel('The tea went cold.').check()
  await shows(2)
  await page.getByLabel('I read in bed.').uncheck()
  await shows(1)
})
