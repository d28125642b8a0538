import { expect, test } from './lab.ts'

test('on paper a page has its text, its address and every answer open, but no fields and no bars', async ({
  page,
  lab,
}) => {
  await lab.open('/sticky')
  const answers = page.locator('.faq-answer')
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.removeAttribute('open')))
  await expect(answers.first()).toBeHidden()
  const address = page.getByText('Sign up at https://sleep.example/sticky')
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(address).toBeVisible()
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  for (const part of ['form', '.press-bar', '.toast-region', "a[href='#form']"])
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  const deep = await page
    .locator('.tone-deep')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(deep)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})

test('the stylesheet for paper and large text does not delay the screen', async ({ page, lab }) => {
  await lab.open('/sticky')
  const link = page.locator('link[rel=stylesheet]')
  await expect(link).toHaveCount(1)
  expect(await link.getAttribute('media')).toBe('print,(width<20rem)')
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.css'))
      // Chromium's own field, which TypeScript's library does not describe.
      .map(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus,
      ),
  )
  expect(blocking).toEqual(['non-blocking'])
})

test('the page of a full event prints its message', async ({ page, lab }) => {
  await lab.show({
    page: 'campaign',
    data: { campaign: 'nora/sticky', form: { values: {}, errors: {}, closed: 'full' } },
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Every place is taken').first()).toBeVisible()
  await expect(page.locator('.print-address')).toHaveCount(0)
})
