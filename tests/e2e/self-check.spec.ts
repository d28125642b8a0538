import { expect, test } from './lab.ts'

test.use({ javaScriptEnabled: false })

test('ticks are counted and answered without scripts, by keys too', async ({ page, lab }) => {
  await lab.open('/quiz')
  for (const title of ['It is not the lamp', 'It may be the lamp', 'It is the lamp'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  const results = ['Look at the tea.', 'Try a week without.', 'Screw it out.'].map((text) =>
    page.getByText(text),
  )
  const shows = async (at: number | null) => {
    for (const [index, result] of results.entries())
      await expect(result).toBeVisible({ visible: index === at })
  }
  await shows(null)
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
