import type { Page } from 'playwright/test'
import type { Product } from '../product.ts'
import { formOf, openAndFill, sendButton, submitPath } from './flow.ts'
import type { Flow, Visitor } from './flow.ts'
import { expect, liveForm } from './product.ts'

export const send = async (page: Page, product: Product, flow: Flow, visitor: Visitor) => {
  await openAndFill(page, product, flow, visitor)
  await sendButton(page).click()
}

export const sendAndSeeBusy = async (page: Page, product: Product, flow: Flow, visitor: Visitor) => {
  const answer = Promise.withResolvers<void>()
  await page.route(`**${submitPath(flow)}`, async (route) => {
    await answer.promise
    await route.continue()
  })
  await openAndFill(page, product, flow, visitor)
  await expect(liveForm(page)).toBeVisible()
  await expect(sendButton(page)).toHaveText(flow.button ?? formOf(flow).button.label)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(flow.busy ?? formOf(flow).button.busy)
  await expect(sendButton(page)).toBeDisabled()
  await sendButton(page).evaluate((button: HTMLButtonElement) => button.click())
  answer.resolve()
}

export const presses: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => sendButton(page).dblclick(),
  'Enter and a click': async (page) => {
    await page.locator('input[name=email]').press('Enter', { noWaitAfter: true })
    await sendButton(page)
      .click({ force: true, noWaitAfter: true, timeout: 2000 })
      .catch(() => undefined)
  },
  'ten clicks': (page) =>
    sendButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click()
    }),
}
