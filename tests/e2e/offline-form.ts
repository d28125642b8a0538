import type { Page } from 'playwright/test'
import { send, sendButton } from './lab-form.ts'
import { expect } from './lab.ts'
import type { Lab } from './lab.ts'

export const notice = (page: Page) => page.locator('form .notice')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const saved = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
export const savedNow = (page: Page) => page.getByRole('heading', { name: 'Not sent yet' })
export const keysOf = (lab: Lab) => new Set(lab.keys)

export const runUntil = (page: Page, seen: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(2000)
        return seen()
      },
      { intervals: [50] },
    )
    .toBe(true)
export const runUntilOffer = (page: Page) => runUntil(page, () => press(page, 'Try again now').isVisible())

export const sendInVain = async (page: Page, lab: Lab, path: string) => {
  await page.clock.install()
  await send(page, lab, path, null)
  await runUntilOffer(page)
}

export const leave = async (page: Page, lab: Lab, path: string) => {
  await send(page, lab, path, () => new Promise(() => {}))
  await expect(sendButton(page)).toHaveText('Saving...')
  lab.answer(null)
}
