import { expect, test } from './lab.ts'

const start = Date.parse('2027-03-04T18:00:00+01:00')
const minute = 60_000

test.use({ timezoneId: 'America/New_York' })

test('it counts to the start of the event, does not repeat the date of the first screen, and ends when it begins', async ({
  page,
  lab,
}) => {
  await page.clock.install({ time: start - 26 * 60 * minute - 5 * minute })
  await lab.open('/soon')
  const left = page.locator('[data-until]')
  await expect(left.getByText('1 day', { exact: true })).toBeVisible()
  await expect(left.getByText('2 hours', { exact: true })).toBeVisible()
  await expect(left.getByText('5 minutes', { exact: true })).toBeVisible()
  await expect(left.getByText('Thursday, March 4, 2027, 6:00\u00a0p.m. (Berlin time)')).toBeHidden()
  await expect(left.getByText('In your time:')).toBeHidden()
  await expect(left.getByText('We have begun.')).toBeHidden()
  await page.clock.fastForward(26 * 60 * minute + 6 * minute)
  await expect(left.getByText('We have begun. The next evening is in May.')).toBeVisible()
  await expect(left.getByText('minutes')).toBeHidden()
})

test('weeks away it says the days alone', async ({ page, lab }) => {
  await page.clock.install({ time: start - 40 * 24 * 60 * minute })
  await lab.open('/soon')
  const left = page.locator('[data-until]')
  await expect(left.locator('.left > span:visible')).toHaveText(['in 40 days'])
})

test('months away it says the date alone', async ({ page, lab }) => {
  await page.clock.install({ time: start - 305 * 24 * 60 * minute })
  await lab.open('/soon')
  const left = page.locator('[data-until]')
  await expect(left.getByText('Thursday, March 4, 2027')).toBeVisible()
  await expect(left.locator('.left')).toBeHidden()
})

test("the first screen says the event's date, and what that is where the reader is", async ({
  page,
  lab,
}) => {
  await lab.open('/soon')
  const date = page.locator('.facts')
  await expect(date).toHaveText(
    /^Thursday, March 4, 2027, 6:00\sp\.m\. \(Berlin time\)\s*In your time: Thursday.* 12:00\sPM EST$/,
  )
})

test.describe('in the zone of the event', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('the same hour is said once', async ({ page, lab }) => {
    await lab.open('/soon')
    await expect(page.locator('.facts')).toBeVisible()
    await expect(page.locator('.own-time')).toBeHidden()
    await expect(page.locator('[data-until]').getByText('In your time:')).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the date is there', async ({ page, lab }) => {
    await lab.open('/soon')
    const left = page.locator('[data-until]')
    await expect(left.getByText('Thursday, March 4, 2027, 6:00\u00a0p.m. (Berlin time)')).toBeVisible()
    await expect(left.getByText('In your time:')).toBeHidden()
    await expect(page.locator('.own-time')).toBeHidden()
  })
})
