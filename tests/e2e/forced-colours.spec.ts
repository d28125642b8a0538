import type { Locator } from 'playwright/test'
import { field, refusal, send, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** What is left of a box once the system paints every ground alike. */
const edgeOf = (box: Locator) =>
  box.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element)
    const isSeen = borderTopStyle !== 'none' && borderTopColor !== backgroundColor
    return isSeen ? Number.parseFloat(borderTopWidth) : 0
  })

/** An icon is drawn in the colour of its text, which the system chooses. */
const expectSameInk = async (box: Locator) => {
  const icons = box.locator('svg.icon')
  expect(await icons.count()).toBeGreaterThan(0)
  for (const icon of await icons.all()) {
    const { ink, ground } = await icon.evaluate((element) => ({
      ink: getComputedStyle(element).stroke,
      ground: getComputedStyle(element.ownerDocument.body).backgroundColor,
    }))
    expect(ink).not.toBe(ground)
    expect(ink).not.toBe('none')
  }
}

test('in forced colours the fields, the button and a toast keep an edge, and icons their ink', async ({
  page,
  lab,
}) => {
  await send(page, lab, '/clears', stored)
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  for (const box of [toast, sendButton(page), field(page, 'name')])
    expect(await edgeOf(box)).toBeGreaterThanOrEqual(1)
  await expectSameInk(toast)
})

test('in forced colours a message at the form keeps an edge, and icons their ink', async ({ page, lab }) => {
  await send(page, lab, '/long', refusal('step_failed'))
  const notice = page.locator('form .notice')
  await expect(notice).toBeVisible()
  expect(await edgeOf(notice)).toBeGreaterThanOrEqual(1)
  await expectSameInk(notice)
})

test('the page scrolls smoothly after a press, and not while the keyboard has the focus', async ({
  page,
  lab,
}) => {
  await lab.open('/long')
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await scrolls()).toBe('smooth')
  await page.keyboard.press('Tab')
  expect(await scrolls()).toBe('auto')
})
