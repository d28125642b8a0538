import type { Answer } from '../../engine/campaign/form/answer.ts'
import {
  field,
  fillAll,
  filled,
  liveForm,
  refusal,
  screens,
  send,
  sendButton,
  standing,
  stored,
} from './lab-form.ts'
import { expect, test } from './lab.ts'
import { watchShifts, shiftsOf } from './layout-shifts.ts'
import { notice, press, saved, keysOf, runUntil, runUntilOffer, sendInVain } from './offline-form.ts'

test('without a response the form keeps trying under one key, and says so', async ({ page, lab }) => {
  await page.clock.install()
  await send(page, lab, '/long', null)
  await expect(notice(page)).toContainText('Your answers are safe on this device, for at most 7 days.')
  await expect(notice(page)).toHaveRole('status')
  await expect(sendButton(page)).toHaveText('Saving...')
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  expect(Object.keys(await saved(page))).toEqual(['nora/long'])
  lab.answer(stored)
  await runUntil(page, () => page.getByText('You have a place').first().isVisible())
  expect(keysOf(lab).size).toBe(1)
  expect(lab.sent.length).toBeGreaterThan(1)
  expect(await saved(page)).toEqual({})
})

test('a short outage is retried, and leaves no trace', async ({ page, lab }) => {
  await page.clock.install()
  const answers: Answer[] = [refusal('temporarily_unavailable'), refusal('in_progress'), stored]
  await send(page, lab, '/short', async () => answers.shift() ?? stored)
  await runUntil(page, () => page.locator('.done').isVisible())
  expect(lab.keys).toHaveLength(3)
  expect(keysOf(lab).size).toBe(1)
  expect(await saved(page)).toEqual({})
})

test('nothing is saved before the form is sent, nor when the response is immediate', async ({
  page,
  lab,
}) => {
  await page.addInitScript(() => {
    const storage = globalThis.localStorage
    const setItem = (...item: [string, string]) => {
      Object.assign(globalThis, { wrote: true })
      storage.setItem(...item)
    }
    Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem } })
  })
  lab.answer(refusal('invalid_email', 'x', { email: 'We cannot send mail there.' }))
  await lab.open('/long')
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText('We cannot send mail there.')).toBeVisible()
  expect(await page.evaluate(() => 'wrote' in globalThis)).toBe(false)
})

test('after the last try the visitor decides; another try has the same key', async ({ page, lab }) => {
  await page.setViewportSize(screens.phone)
  await watchShifts(page)
  await page.clock.install()
  await send(page, lab, '/long', null)
  await expect(notice(page)).toHaveRole('status')
  const before = (await shiftsOf(page)).all
  await runUntilOffer(page)
  await expect(notice(page)).toHaveRole('alert')
  await expect(notice(page)).toBeInViewport()
  expect((await shiftsOf(page)).all - before).toBeLessThanOrEqual(0.02)
  await expect(notice(page)).toContainText('at most 7 days')
  expect(await standing(page)).toEqual(filled)
  lab.answer(stored)
  await press(page, 'Try again now').click()
  await expect(page.getByText('You have a place').first()).toBeVisible()
  expect(keysOf(lab).size).toBe(1)
  expect(await saved(page)).toEqual({})
})

test('when the connection returns the form is sent automatically, unless the visitor is changing it', async ({
  page,
  lab,
}) => {
  await sendInVain(page, lab, '/long')
  lab.answer(stored)
  const tries = lab.sent.length
  await field(page, 'name').fill('Ann')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.runFor(10_000)
  expect(lab.sent).toHaveLength(tries)
  await field(page, 'name').fill(filled.name)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('You have a place').first()).toBeVisible()
  expect(keysOf(lab).size).toBe(1)
})

test('a changed form is sent under a new key, and replaces the saved one', async ({ page, lab }) => {
  await sendInVain(page, lab, '/long')
  await field(page, 'name').fill('Ann Archer-Holt')
  await sendButton(page).click()
  await runUntilOffer(page)
  expect(keysOf(lab).size).toBe(2)
  const [text] = Object.values(await saved(page))
  expect(JSON.parse(String(text))).toHaveLength(1)
  expect(text).toContain('Archer-Holt')
})

test('a discarded form is removed from the device and from the fields', async ({ page, lab }) => {
  await sendInVain(page, lab, '/long')
  const tries = lab.sent.length
  await press(page, 'Discard').click()
  await expect(notice(page)).toHaveCount(0)
  expect(await saved(page)).toEqual({})
  await expect(field(page, 'email')).toHaveValue('')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.runFor(10_000)
  expect(lab.sent).toHaveLength(tries)
})

test('without browser storage the form promises nothing, and still retries', async ({ page, lab }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.clock.install()
  await send(page, lab, '/long', null)
  await expect(notice(page)).toContainText('Please keep this page open.')
  await runUntilOffer(page)
  await expect(notice(page)).not.toContainText('device')
  lab.answer(stored)
  await press(page, 'Try again now').click()
  await expect(page.getByText('You have a place').first()).toBeVisible()
  expect(errors).toEqual([])
})
