import type { Page } from 'playwright/test'
import { allOrFirst } from '../extent.ts'
import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, formPath, liveForm, successTitle, test } from './product.ts'

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const submitUrl = '/api/submit/vitality/sugar-free-blueprint'
const sendButton = (page: Page) => page.locator('form button[type=submit]')

const fill = async (page: Page, { name, email }: { name: string; email: string }) => {
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=email]').fill(email)
}

const newUnsubscribeLink = async (product: Product, visitor: { name: string; email: string }) => {
  await fetch(product.origin + submitUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
  })
  await expect.poll(async () => (await product.sink.mailsTo(visitor.email)).length).toBe(1)
  const [mail] = await product.sink.mailsTo(visitor.email)
  return /^List-Unsubscribe:\s*<([^>]+)>/im.exec(mail?.raw.toString() ?? '')?.[1] ?? ''
}

for (const [screen, viewport] of allOrFirst(Object.entries(screens))) {
  test.describe(`on a ${screen}, axe finds nothing`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('on the page as loaded, scrolled down, and after an empty form is sent', async ({
      page,
      product,
    }) => {
      await page.goto(product.origin + formPath)
      expect(await pageViolations(page)).toEqual([])
      await page.locator('footer').scrollIntoViewIfNeeded()
      expect(await pageViolations(page)).toEqual([])
      await sendButton(page).click()
      await expect(page.locator('.toast')).toBeVisible()
      expect(await pageViolations(page)).toEqual([])
    })

    test('while the form is being sent, and after it was sent', async ({ page, product, visitor }) => {
      const answer = Promise.withResolvers<void>()
      await page.route(`**${submitUrl}`, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.goto(product.origin + formPath)
      await fill(page, visitor)
      await expect(liveForm(page)).toBeVisible()
      await sendButton(page).click()
      await expect(sendButton(page)).toBeDisabled()
      expect(await pageViolations(page)).toEqual([])
      answer.resolve()
      await expect(page.getByText(successTitle).first()).toBeVisible()
      expect(await pageViolations(page)).toEqual([])
    })

    test('on the pages around it: unknown address, home, unsubscribe, sign-in', async ({
      page,
      product,
      visitor,
    }) => {
      for (const path of ['/no-such-page', '/', '/staff/sign-in', '/staff/sign-in?token=wrong']) {
        await page.goto(product.origin + path)
        expect(await pageViolations(page), path).toEqual([])
      }
      await page.goto(await newUnsubscribeLink(product, visitor))
      expect(await pageViolations(page), 'before unsubscribing').toEqual([])
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: /unsubscribed/i })).toBeVisible()
      expect(await pageViolations(page), 'after unsubscribing').toEqual([])
    })
  })

  test.describe(`without JavaScript on a ${screen}, axe finds nothing`, () => {
    // axe is a script itself, so only the scripts of the page are blocked.
    test.use({ viewport })

    test('on the refused form and on the success view', async ({ page, product, visitor }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(product.origin + formPath)
      await fill(page, { name: '', email: 'not-an-address' })
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
      expect(await pageViolations(page)).toEqual([])
      await fill(page, visitor)
      await sendButton(page).click()
      await expect(page).toHaveURL(/\/done\//)
      expect(await pageViolations(page)).toEqual([])
    })
  })
}

test('sending an empty form says what is missing and moves the focus to the first field', async ({
  page,
  product,
}) => {
  const missing = readSite().campaigns['vitality/sugar-free-blueprint']?.form?.messages.missing
  await page.goto(product.origin + formPath)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(missing?.title ?? '')
  await expect(page.locator('input[name=name]')).toBeFocused()
})

test('with the keyboard alone, the first invalid field gets the focus and reads out its error', async ({
  page,
  product,
  visitor,
}) => {
  await page.goto(product.origin + formPath)
  const name = page.locator('input[name=name]')
  const email = page.locator('input[name=email]')
  await name.focus()
  await page.keyboard.type(visitor.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not-an-address')
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/Add the @/)
  await expect(name).not.toHaveAttribute('aria-invalid')
  await email.fill(visitor.email)
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(successTitle).first()).toBeVisible()
  await expect(page.locator(':focus')).toContainText(successTitle)
})

test('on a phone a button to the form appears while the form is out of sight, and goes once it was sent', async ({
  page,
  product,
  visitor,
}) => {
  await page.setViewportSize(screens.phone)
  await page.goto(product.origin + formPath)
  const bar = page.locator('.press-bar a')
  const further = page.locator('blockquote')
  await expect(bar).toBeHidden()
  await further.scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.cta a')).toBeInViewport()
  await expect(bar).toBeHidden()
  await further.scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await bar.click()
  await expect(page.locator('input[name=name]')).toBeInViewport()
  await expect(bar).toBeHidden()
  await fill(page, visitor)
  await sendButton(page).click()
  await expect(page.getByText(successTitle).first()).toBeVisible()
  await further.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})
