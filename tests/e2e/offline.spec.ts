import type { Page } from 'playwright/test'
import type { Answer } from '../../engine/campaign/answer.ts'
import {
  email,
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
import type { Lab } from './lab.ts'
import { watchShifts, shiftsOf } from './layout-shifts.ts'

const notice = (page: Page) => page.locator('form .notice')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const kept = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
const keptNow = (page: Page) => page.getByRole('heading', { name: 'Not sent yet' })
const keysOf = (lab: Lab) => new Set(lab.keys)

/** Lets the page's own clock run until something is to be seen: no test waits for real seconds. */
const runUntil = (page: Page, seen: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(2000)
        return seen()
      },
      { intervals: [50] },
    )
    .toBe(true)
const runUntilOffer = (page: Page) => runUntil(page, () => press(page, 'Try again now').isVisible())

/** A press that no answer ever comes for, until the visitor is asked what to do. */
const sendInVain = async (page: Page, lab: Lab, path: string) => {
  await page.clock.install()
  await send(page, lab, path, null)
  await runUntilOffer(page)
}

/** A press whose visitor leaves before the answer comes. */
const leave = async (page: Page, lab: Lab, path: string) => {
  await send(page, lab, path, () => new Promise(() => {}))
  await expect(sendButton(page)).toHaveText('Saving...')
  lab.answer(null)
}

test('while no answer comes the form keeps trying under one key, and says so', async ({ page, lab }) => {
  await page.clock.install()
  await send(page, lab, '/long', null)
  await expect(notice(page)).toContainText('Your answers are safe on this device, for at most 7 days.')
  await expect(notice(page)).toHaveRole('status')
  await expect(sendButton(page)).toHaveText('Saving...')
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  expect(Object.keys(await kept(page))).toEqual(['nora/long'])
  lab.answer(stored)
  await runUntil(page, () => page.getByText('You have a place').first().isVisible())
  expect(keysOf(lab).size).toBe(1)
  expect(lab.sent.length).toBeGreaterThan(1)
  expect(await kept(page)).toEqual({})
})

test('a server that is away for a moment is asked again, and nothing of it is left', async ({
  page,
  lab,
}) => {
  await page.clock.install()
  const answers: Answer[] = [refusal('temporarily_unavailable'), refusal('in_progress'), stored]
  await send(page, lab, '/short', async () => answers.shift() ?? stored)
  await runUntil(page, () => page.locator('.done').isVisible())
  expect(lab.keys).toHaveLength(3)
  expect(keysOf(lab).size).toBe(1)
  expect(await kept(page)).toEqual({})
})

test('nothing is kept before a press, nor by one that is answered at once', async ({ page, lab }) => {
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

test('after the last try the visitor has the choice; another try goes out under the same key', async ({
  page,
  lab,
}) => {
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
  expect(await kept(page)).toEqual({})
})

test('when the connection comes back the form is sent by itself, unless it is being changed', async ({
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

test('what was changed is sent under a key of its own, and takes the place of what was kept', async ({
  page,
  lab,
}) => {
  await sendInVain(page, lab, '/long')
  await field(page, 'name').fill('Ann Archer-Holt')
  await sendButton(page).click()
  await runUntilOffer(page)
  expect(keysOf(lab).size).toBe(2)
  const [text] = Object.values(await kept(page))
  expect(JSON.parse(String(text))).toHaveLength(1)
  expect(text).toContain('Archer-Holt')
})

test('discarded is gone: from the device and from the fields', async ({ page, lab }) => {
  await sendInVain(page, lab, '/long')
  const tries = lab.sent.length
  await press(page, 'Discard').click()
  await expect(notice(page)).toHaveCount(0)
  expect(await kept(page)).toEqual({})
  await expect(field(page, 'email')).toHaveValue('')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.runFor(10_000)
  expect(lab.sent).toHaveLength(tries)
})

test('where the browser keeps nothing the form promises nothing, and still tries', async ({ page, lab }) => {
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

test('on the next visit the page says that something is kept, and nothing of what; it is sent under its key', async ({
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
  await expect(keptNow(page)).toBeVisible()
  const card = page.locator('.card')
  await expect(card).toContainText('Your answers of 21 November')
  for (const own of [email, filled.name]) await expect(card).not.toContainText(own)
  expect((await shiftsOf(page)).all).toBeLessThanOrEqual(0.02)
  for (const name of ['Send now', 'Discard', 'Fill in the form anew'])
    expect((await press(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  lab.answer(stored)
  await press(page, 'Send now').click()
  await expect(page.locator(':focus')).toContainText('You have a place')
  expect(lab.sent.at(-1)).toMatchObject(filled)
  expect(keysOf(lab).size).toBe(1)
  expect(await kept(page)).toEqual({})
  await expect(page.locator('body')).not.toContainText(email)
})

test('who leaves before the answer comes can send later, put it aside or discard it', async ({
  page,
  lab,
}) => {
  await leave(page, lab, '/short')
  await lab.open('/short')
  await press(page, 'Fill in the form anew').click()
  await expect(field(page, 'name')).toBeFocused()
  await lab.open('/short')
  await press(page, 'Discard').click()
  await expect(field(page, 'name')).toBeFocused()
  expect(await kept(page)).toEqual({})
  const scripts = lab.requests.filter((url) => url.endsWith('.js')).length
  await lab.open('/short')
  await expect(page.locator('form')).toBeVisible()
  expect(lab.requests.filter((url) => url.endsWith('.js'))).toHaveLength(scripts)
})

test('what is refused on the next visit comes back into the fields, to be mended', async ({ page, lab }) => {
  await leave(page, lab, '/long')
  await lab.open('/long')
  lab.answer(refusal('invalid_email', 'x', { email: 'We cannot send mail there.' }))
  await press(page, 'Send now').click()
  await expect(page.getByText('We cannot send mail there.')).toBeVisible()
  expect(await standing(page)).toEqual(filled)
  expect(await kept(page)).toEqual({})
})

test('with still no answer on the next visit it stays kept, and goes out once the visitor is back online', async ({
  page,
  lab,
}) => {
  await leave(page, lab, '/short')
  await page.clock.install()
  await lab.open('/short')
  await press(page, 'Send now').click()
  await runUntil(page, () => page.getByText('There is still no answer.').isVisible())
  await runUntil(page, () => press(page, 'Send now').isVisible())
  expect(Object.keys(await kept(page))).toEqual(['nora/short'])
  lab.answer(stored)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('.done')).toBeVisible()
  expect(keysOf(lab).size).toBe(1)
})

test('after seven days nothing is kept and nothing is said', async ({ page, lab }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') })
  await send(page, lab, '/short', null)
  await runUntilOffer(page)
  await page.clock.setFixedTime(new Date('2026-11-28T10:01:00'))
  await lab.open('/short')
  await field(page, 'name').focus()
  await expect(liveForm(page)).toBeVisible()
  await expect(keptNow(page)).toHaveCount(0)
  await expect.poll(() => kept(page)).toEqual({})
})

test('two tabs: what one has sent the other no longer offers', async ({ page, lab }) => {
  await leave(page, lab, '/short')
  await lab.open('/short')
  await expect(keptNow(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await expect(keptNow(page)).toHaveCount(0)
  await expect(field(page, 'name')).toBeVisible()
})

const question = (page: Page) => page.getByText('Did you mean ana@gmail.com?')

test.describe('a slip in the mail domain', () => {
  const slip = 'ana@gmial.com'

  const typeSlip = async (page: Page, lab: Lab) => {
    lab.answer(stored)
    await lab.open('/short')
    await field(page, 'name').fill('Ana')
    await field(page, 'email').fill(slip)
    await expect(liveForm(page)).toBeVisible()
  }

  test('is asked about when the field is left, by keyboard too, and what is taken is sent', async ({
    page,
    lab,
  }) => {
    await typeSlip(page, lab)
    await page.keyboard.press('Shift+Tab')
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ has: question(page) })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(press(page, 'Yes, use it')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'email')).toHaveValue('ana@gmail.com')
    await expect(field(page, 'email')).toBeFocused()
    await expect(question(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator('.done')).toBeVisible()
    expect(lab.sent[0]).toMatchObject({ email: 'ana@gmail.com' })
  })

  test('that is none is sent as it was typed, and asked about once', async ({ page, lab }) => {
    await typeSlip(page, lab)
    await field(page, 'name').focus()
    await press(page, 'No, it is right').click()
    await field(page, 'name').focus()
    await sendButton(page).click()
    await expect(page.locator('.done')).toBeVisible()
    expect(lab.sent[0]).toMatchObject({ email: slip })
  })

  test('is asked about at the press, which the second press does not wait for', async ({ page, lab }) => {
    await typeSlip(page, lab)
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeVisible()
    expect(lab.sent).toHaveLength(0)
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter')
        return lab.sent.length
      })
      .toBe(1)
    expect(lab.sent[0]).toMatchObject({ email: slip })
  })
})
