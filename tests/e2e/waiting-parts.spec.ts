import { dataSaver, setConnection } from './connection.ts'
import { expect, test } from './lab.ts'

test('a closed form loads no script', async ({ page, lab }) => {
  await lab.show({
    page: 'campaign',
    data: { campaign: 'nora/long', form: { values: {}, errors: {}, closed: 'over' } },
  })
  await page.getByText('The evening is over').click()
  expect(lab.requests.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('a calendar of another host is loaded when it comes into view, and not before', async ({
  page,
  lab,
}) => {
  await page.setViewportSize({ width: 390, height: 320 })
  await lab.open('/calendar')
  const outside = () => lab.requests.filter((url) => !url.startsWith('http://lab.test'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(outside()).toEqual([])
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const slot = 'https://calendly.com/nora/slot'
  await expect.poll(outside).toEqual([slot, slot])
  await expect(page.frameLocator('iframe').getByText('another host')).toBeVisible()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('iframe').scrollIntoViewIfNeeded()
  expect(outside()).toHaveLength(2)
})

test('the script of a form below the first screen is loaded when the form comes into view', async ({
  page,
  lab,
}) => {
  await setConnection(page, dataSaver)
  await page.setViewportSize({ width: 390, height: 320 })
  await lab.open('/long')
  const scripts = () => lab.requests.filter((url) => url.endsWith('.js'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(scripts()).toEqual([])
  await page.locator('form').scrollIntoViewIfNeeded()
  // What makes it live, and what answers its press.
  await expect.poll(() => scripts().length).toBe(2)
})
