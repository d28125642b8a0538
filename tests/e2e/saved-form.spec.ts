import { dataSaver, setConnection } from './connection.ts'
import { email, field, filled, liveForm, refusal, screens, send, standing, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'
import { watchShifts, shiftsOf } from './layout-shifts.ts'
import { press, saved, savedNow, keysOf, runUntil, runUntilOffer, leave } from './offline-form.ts'

test('on the next visit the page offers an unsent form without showing its values, and sends it under its key', async ({
  page,
  lab,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') })
  await send(page, lab, '/long', null)
  await runUntilOffer(page)
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00'))
  await page.setViewportSize(screens.phone)
  await watchShifts(page)
  await lab.open('/long')
  await expect(savedNow(page)).toBeVisible()
  const card = page.locator('.card')
  await expect(card).toContainText('Your answers of November 21')
  for (const own of [email, filled.name]) await expect(card).not.toContainText(own)
  expect((await shiftsOf(page)).all).toBeLessThanOrEqual(0.02)
  for (const name of ['Send now', 'Discard', 'Fill in the form anew'])
    expect((await press(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  lab.answer(stored)
  await press(page, 'Send now').click()
  await expect(page.locator(':focus')).toContainText('You have a place')
  expect(lab.sent.at(-1)).toMatchObject(filled)
  expect(keysOf(lab).size).toBe(1)
  expect(await saved(page)).toEqual({})
  await expect(page.locator('body')).not.toContainText(email)
})

test('a visitor who leaves before the response can send the form later, hide it or discard it', async ({
  page,
  lab,
}) => {
  await setConnection(page, dataSaver)
  await leave(page, lab, '/short')
  await lab.open('/short')
  await press(page, 'Fill in the form anew').click()
  await expect(field(page, 'name')).toBeFocused()
  await lab.open('/short')
  await press(page, 'Discard').click()
  await expect(field(page, 'name')).toBeFocused()
  expect(await saved(page)).toEqual({})
  const scripts = lab.requests.filter((url) => url.endsWith('.js')).length
  await lab.open('/short')
  await expect(page.locator('form')).toBeVisible()
  expect(lab.requests.filter((url) => url.endsWith('.js'))).toHaveLength(scripts)
})

test('a saved form that is refused on the next visit fills the fields, to be corrected', async ({
  page,
  lab,
}) => {
  await leave(page, lab, '/long')
  await lab.open('/long')
  lab.answer(refusal('invalid_email', 'x', { email: 'We cannot send mail there.' }))
  await press(page, 'Send now').click()
  await expect(page.getByText('We cannot send mail there.')).toBeVisible()
  expect(await standing(page)).toEqual(filled)
  expect(await saved(page)).toEqual({})
})

test('without a response on the next visit the form stays saved, and is sent once the visitor is back online', async ({
  page,
  lab,
}) => {
  await leave(page, lab, '/short')
  await page.clock.install()
  await lab.open('/short')
  await press(page, 'Send now').click()
  await runUntil(page, () => page.getByText('There is still no answer.').isVisible())
  await runUntil(page, () => press(page, 'Send now').isVisible())
  expect(Object.keys(await saved(page))).toEqual(['nora/short'])
  lab.answer(stored)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('.done')).toBeVisible()
  expect(keysOf(lab).size).toBe(1)
})

test('after seven days nothing is saved and no message shows', async ({ page, lab }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') })
  await send(page, lab, '/short', null)
  await runUntilOffer(page)
  await page.clock.setFixedTime(new Date('2026-11-28T10:01:00'))
  await lab.open('/short')
  await field(page, 'name').focus()
  await expect(liveForm(page)).toBeVisible()
  await expect(savedNow(page)).toHaveCount(0)
  await expect.poll(() => saved(page)).toEqual({})
})

test('of two tabs, one no longer offers a form that the other has sent', async ({ page, lab }) => {
  await leave(page, lab, '/short')
  await lab.open('/short')
  await expect(savedNow(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await expect(savedNow(page)).toHaveCount(0)
  await expect(field(page, 'name')).toBeVisible()
})
