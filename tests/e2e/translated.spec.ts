import type { Page } from 'playwright/test'
import { fillIn as fillForm, flows } from './flow.ts'
import { expect, liveForm, rowsOf, test } from './product.ts'
import { translated, translatePage } from './translate-page.ts'

const path = '/sugar-free-blueprint'
const answer = "You're Registered!"

const sendButton = (page: Page) => page.locator('form button[type=submit]')
const email = (page: Page) => page.locator('input[name=email]')

const fillIn = async (page: Page, visitor: { name: string; email: string }) => {
  for (const input of await page
    .locator('form.form :is(input[type=text]:not([name=website]), textarea)')
    .all())
    await input.fill(visitor.name)
  for (const select of await page.locator('form.form select').all()) await select.selectOption({ index: 1 })
  for (const box of await page.locator('form.form input[type=checkbox]').all()) await box.check()
  await email(page).fill(visitor.email)
}

const answersIn = (page: Page) =>
  page.evaluate(() => [...new FormData(document.querySelector<HTMLFormElement>('form.form') ?? undefined)])

const holdAnswer = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/submit/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('a translated page', () => {
  test('is sent without a script when it was translated before the first touch', async ({
    page,
    product,
    visitor,
  }) => {
    await page.goto(product.origin + path)
    await translatePage(page)
    await sendButton(page).click()
    await expect(page.locator('form :invalid:focus')).toHaveCount(1)
    await fillIn(page, visitor)
    await sendButton(page).click()
    await expect(page).toHaveURL(/\/done\//)
    await expect(page.getByText(answer).first()).toBeVisible()
    expect(await rowsOf(product, visitor.email)).toMatchObject({ submissions: 1, leads: 1 })
  })

  test('keeps text typed before its script loads', async ({ page, product, visitor }) => {
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/island.*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto(product.origin + path)
    await translatePage(page)
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/island.'))
    await fillIn(page, visitor)
    const typed = await answersIn(page)
    script.resolve()
    await loaded
    await sendButton(page).hover()
    expect(await answersIn(page)).toEqual(typed)
    await expect(liveForm(page)).toHaveCount(0)
  })

  test('can be sent when it was translated after the touch', async ({ page, product, visitor }) => {
    await page.goto(product.origin + path)
    await email(page).focus()
    await expect(liveForm(page)).toBeVisible()
    await translatePage(page)
    await sendButton(page).click()
    await expect(page.getByText(translated('Please fill this in.')).first()).toBeVisible()
    await fillIn(page, visitor)
    await sendButton(page).click()
    await expect(page.getByText(translated(answer)).first()).toBeVisible()
    expect(await rowsOf(product, visitor.email)).toMatchObject({ submissions: 1, leads: 1 })
  })

  test('shows the result when it was translated while the form was being sent', async ({
    page,
    product,
    visitor,
  }) => {
    const release = await holdAnswer(page)
    await page.goto(product.origin + path)
    await fillIn(page, visitor)
    await expect(liveForm(page)).toBeVisible()
    await sendButton(page).click()
    await expect(page.locator('form[aria-busy]')).toBeVisible()
    await translatePage(page)
    release()
    await expect(page.getByText(translated(answer)).first()).toBeVisible()
    expect(await rowsOf(product, visitor.email)).toMatchObject({ submissions: 1, leads: 1 })
  })

  test('keeps the typed text when the server refuses it', async ({ page, product, visitor }) => {
    await page.route('**/api/submit/**', (route) =>
      route.fulfill({
        status: 502,
        json: {
          error: { code: 'step_failed', message: 'The mail server refused this address.' },
          requestId: 'r',
        },
      }),
    )
    await page.goto(product.origin + path)
    await fillIn(page, visitor)
    await expect(liveForm(page)).toBeVisible()
    const typed = await answersIn(page)
    await translatePage(page)
    await sendButton(page).click()
    await expect(page.locator('form .notice')).toContainText('The mail server refused this address.')
    expect(await answersIn(page)).toEqual(typed)
  })
})

/** When the browser translates, as seen from the form. */
const moments = {
  'before the touch': async ({ page, fill, press }: Moment) => {
    await translatePage(page)
    await fill()
    await press()
  },
  'after the touch': async ({ page, fill, press }: Moment) => {
    await fill()
    await translatePage(page)
    await press()
  },
  'at the answer': async ({ page, fill, press }: Moment) => {
    const release = await holdAnswer(page)
    await fill()
    await press()
    await expect(page.locator('form[aria-busy]')).toBeVisible()
    await translatePage(page)
    release()
  },
}
type Moment = { page: Page; fill: () => Promise<void>; press: () => Promise<void> }

for (const flow of flows)
  test(`${flow.id} shows its answer, whenever its page is translated @all`, async ({
    page,
    product,
    visitor,
  }) => {
    for (const [when, translate] of Object.entries(moments)) {
      const own = { ...visitor, email: `${when.replaceAll(' ', '-')}-${visitor.email}` }
      // At the same address the page would be loaded again, which keeps the success.
      await page.goto('about:blank')
      await page.goto(product.origin + flow.path)
      await translate({
        page,
        fill: async () => {
          await email(page).focus()
          await fillForm(page, { ...own, ...flow.answers })
          if (when !== 'before the touch') await expect(liveForm(page)).toBeVisible()
        },
        press: () => sendButton(page).click(),
      })
      for (const text of flow.success.length > 0 ? flow.success : flow.screen)
        await expect(page.locator('main, [role=status]').getByText(text).first(), when).toBeVisible()
      expect(await rowsOf(product, own.email), when).toMatchObject({ submissions: 1, leads: 1 })
      await page.unrouteAll()
    }
  })

test('if the script of the form fails, the form is sent without it', async ({ page, product, visitor }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/island.*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(product.origin + '/sugar-free-blueprint')
  await fillIn(page, visitor)
  await page.evaluate(() => {
    const listen = addEventListener.bind(globalThis)
    globalThis.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type === 'storage') throw new Error('A fault of the script.')
      listen(type, listener)
    }
  })
  const failed = page.waitForEvent('pageerror')
  script.resolve()
  await failed
  await expect(email(page)).toHaveValue(visitor.email)
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/done\//)
  expect(await rowsOf(product, visitor.email)).toMatchObject({ submissions: 1, leads: 1 })
})
