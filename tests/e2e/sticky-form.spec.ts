import type { Page } from 'playwright/test'
import { fillAll, liveForm, screens, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

const card = (page: Page) => page.locator('.form-place > .card')
const topOf = (page: Page) => card(page).evaluate((element) => element.getBoundingClientRect().top)
const scrollDown = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y)
const bottomOf = (page: Page, text: string) =>
  page
    .getByRole('heading', { name: text })
    .evaluate((element) => element.closest('section')?.getBoundingClientRect().bottom ?? 0)

test('on a desktop the form stays visible beside the first four sections and covers none of their text', async ({
  page,
  lab,
}) => {
  await page.setViewportSize(screens.desk)
  await lab.open('/sticky')
  expect(await topOf(page)).toBeGreaterThan(60)
  const end = await bottomOf(page, 'Is it for you?')
  const height = await card(page).evaluate((element) => element.getBoundingClientRect().height)
  for (const y of [400, 900, end - height - 200]) {
    await scrollDown(page, y)
    expect(Math.round(await topOf(page))).toBe(24)
  }
  await scrollDown(page, end)
  expect(await topOf(page)).toBeLessThan(-height)
  const below = await page.evaluate(() => {
    const edge = document.querySelector('.form-place')?.getBoundingClientRect().left ?? 0
    const words = document.querySelectorAll('.form-span :is(h1, h2, h3, p, li, blockquote, dd)')
    return [...words]
      .filter((word) => !word.closest('.form-aside') && word.getBoundingClientRect().right > edge)
      .map((word) => word.textContent)
  })
  expect(below).toEqual([])
})

test('a form sent in the middle of the page is replaced by the success view, and nothing else moves', async ({
  page,
  lab,
}) => {
  await page.setViewportSize(screens.desk)
  lab.answer(stored)
  await lab.open('/sticky')
  await scrollDown(page, 900)
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  const places = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
  const [before, top] = [await places(), await topOf(page)]
  expect(Math.round(top)).toBe(24)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'You have a place' })).toBeInViewport()
  expect(await places()).toEqual(before)
  expect(await topOf(page)).toBe(top)
  const { bottom, inner } = await card(page).evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom,
    inner: innerHeight,
  }))
  expect(bottom).toBeLessThanOrEqual(inner)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the form follows the hero, on phones and for screen readers', async ({ page, lab }) => {
    await page.setViewportSize(screens.phone)
    await lab.open('/sticky')
    const order = await page
      .locator('h1, form, main h2:not(form h2)')
      .evaluateAll((all) => all.slice(0, 3).map(({ tagName }) => tagName))
    expect(order).toEqual(['H1', 'FORM', 'H2'])
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(card(page)).not.toBeInViewport()
  })
})

test('in a window too low for the card the form stays in the hero', async ({ page, lab }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await lab.open('/sticky')
  await scrollDown(page, 1200)
  await expect(card(page)).not.toBeInViewport()
})
