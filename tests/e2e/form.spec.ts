import type { Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import { readSite } from '../site.ts'
import { expect, formPath, liveForm, oneOfEach, settled, successTitle, test } from './product.ts'

const fillForm = async (
  page: Page,
  product: { origin: string },
  { name, email }: { name: string; email: string },
) => {
  await page.goto(product.origin + formPath)
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=email]').fill(email)
}
const sendButton = (page: Page) => page.locator('form button[type=submit]')
const success = (page: Page) => page.getByText(successTitle).first()

test('a visitor sends the form, reads the success screen, is stored in full and gets the mail', async ({
  page,
  product,
  visitor,
}) => {
  await fillForm(page, product, visitor)
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  expect(await settled(product, visitor.email)).toEqual(oneOfEach)
  const [lead] = await product.query('select name, source from leads where email = $1', [visitor.email])
  expect(lead).toEqual({ name: visitor.name, source: 'vitality-sugar-free-blueprint' })
})

test('the mail comes from that coach, as text and as HTML, with both unsubscribe headers', async ({
  page,
  product,
  visitor,
}) => {
  await fillForm(page, product, visitor)
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  await settled(product, visitor.email)
  const [mail] = await product.sink.mailsTo(visitor.email)
  const message = await PostalMime.parse(mail?.raw ?? '')
  const sender = readSite().coaches.vitality?.sender
  const headers = Object.fromEntries(message.headers.map(({ key, value }) => [key, value]))
  expect(headers['content-type']).toContain('multipart/alternative')
  expect(message.from).toMatchObject({ name: sender?.name, address: sender?.address })
  expect(message.text).toContain('Ann')
  expect(message.html).toContain('<html')
  expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/127\.0\.0\.1:\d+\/u\/[\w-]+>/)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form stores the same rows and sends the same mail', async ({ page, product, visitor }) => {
    await fillForm(page, product, visitor)
    await sendButton(page).click()
    await expect(page).toHaveURL(/\/done\/[\w-]{22,}$/)
    await expect(success(page)).toBeVisible()
    expect(await settled(product, visitor.email)).toEqual(oneOfEach)
  })

  test('refreshing the success page and going back store no second lead', async ({
    page,
    product,
    visitor,
  }) => {
    await fillForm(page, product, visitor)
    await sendButton(page).click()
    await expect(success(page)).toBeVisible()
    await page.reload()
    await expect(success(page)).toBeVisible()
    await page.goBack()
    await page.goForward()
    expect(await settled(product, visitor.email)).toEqual(oneOfEach)
  })

  test('a wrong address returns the form with the typed values and the error', async ({
    page,
    product,
    visitor,
  }) => {
    const responded = await page.request.post(`${product.origin}/api/submit/vitality/sugar-free-blueprint`, {
      form: { name: visitor.name, email: 'not-an-address' },
    })
    expect(responded.status()).toBe(422)
    await page.setContent(await responded.text())
    await expect(page.locator('input[name=name]')).toHaveValue(visitor.name)
    await expect(page.locator('input[name=email]')).toHaveValue('not-an-address')
    await expect(page.locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true')
  })
})

// flows.spec.ts shows it in the quick run.
test(
  'while the mail server is down the visitor reads that the mail may be delayed; it arrives once the server is back',
  { tag: '@all' },
  async ({ page, product, visitor }) => {
    await product.sink.setMode('refuse')
    try {
      await fillForm(page, product, visitor)
      await sendButton(page).click()
      await expect(page.getByText('Email confirmation may be delayed').first()).toBeVisible()
      expect(await product.sink.mailsTo(visitor.email)).toEqual([])
    } finally {
      await product.sink.setMode('ok')
    }
    expect(await settled(product, visitor.email)).toEqual(oneOfEach)
  },
)

test('a form sent before its script has loaded stores exactly one lead', async ({
  page,
  product,
  visitor,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 3000))
    await route.continue().catch(() => undefined)
  })
  await fillForm(page, product, visitor)
  await sendButton(page).click()
  await expect(success(page)).toBeVisible({ timeout: 20_000 })
  expect(await settled(product, visitor.email)).toEqual(oneOfEach)
})

test('a form sent faster than a person can type gets the usual response, and is quarantined for staff to approve', async ({
  page,
  product,
  visitor,
}) => {
  await fillForm(page, product, visitor)
  await expect(liveForm(page)).toBeVisible()
  await page.evaluate(() => Object.defineProperty(performance, 'now', { value: () => 200 }))
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  const quarantined = await product.query('select state, held_reason from submissions where email = $1', [
    visitor.email,
  ])
  expect(quarantined).toEqual([{ state: 'held', held_reason: 'too_fast' }])
  expect(await product.sink.mailsTo(visitor.email)).toEqual([])
})

test('a lost response is requested again under the same key: one lead, also after going back', async ({
  page,
  product,
  visitor,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/submit/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillForm(page, product, visitor)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.locator('form, .done').first()).toBeVisible()
  expect(await settled(product, visitor.email)).toEqual(oneOfEach)
})

const presses: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => sendButton(page).dblclick(),
  'Enter and a click': async (page) => {
    await page.locator('input[name=email]').press('Enter', { noWaitAfter: true })
    await sendButton(page)
      .click({ force: true, noWaitAfter: true, timeout: 2000 })
      .catch(() => undefined)
  },
  'ten clicks': async (page) => {
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click()
    })
  },
}
for (const [what, press] of Object.entries(presses)) {
  // Ten clicks are a longer double click.
  const tag = what === 'ten clicks' ? ['@all'] : []
  test(`${what} stores one lead and sends one mail`, { tag }, async ({ page, product, visitor }) => {
    await fillForm(page, product, visitor)
    await press(page)
    await expect(success(page)).toBeVisible()
    expect(await settled(product, visitor.email)).toEqual(oneOfEach)
  })
}

test('a press between the answer and its view sends nothing', async ({ page, product, visitor }) => {
  await page.addInitScript(() => {
    const { json } = Object.getOwnPropertyDescriptors(Response.prototype)
    Object.defineProperty(Response.prototype, 'json', {
      async value(this: Response) {
        const answer: unknown = await json.value?.call(this)
        // The task that comes before the one in which React would draw.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => document.forms[0]?.requestSubmit())
        port1.start()
        port2.postMessage(null)
        return answer
      },
    })
  })
  await fillForm(page, product, visitor)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await settled(product, visitor.email)).toEqual(oneOfEach)
})

test('while the form is being sent, the button is disabled and says so', async ({
  page,
  product,
  visitor,
}) => {
  const responded = Promise.withResolvers<void>()
  await page.route('**/api/submit/**', async (route) => {
    await responded.promise
    await route.continue()
  })
  const busy = readSite().campaigns['vitality/sugar-free-blueprint']?.form?.button.busy ?? ''
  await fillForm(page, product, visitor)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveText(busy)
  responded.resolve()
  await expect(success(page)).toBeVisible()
})

test('an injected script does not run, neither as an element nor as a handler', async ({ page, product }) => {
  await page.goto(product.origin + formPath)
  const blocked = await page.evaluate(async () => {
    const directives: string[] = []
    const areBoth = new Promise<void>((done) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (directives.push(effectiveDirective) === 2) done()
      })
    })
    const script = document.createElement('script')
    script.textContent = 'document.title = "injected"'
    document.body.append(script)
    const button = `<button id="injected" onclick="document.title = 'injected'">x</button>`
    document.body.insertAdjacentHTML('beforeend', button)
    document.querySelector<HTMLElement>('#injected')?.click()
    await areBoth
    return directives.toSorted()
  })
  expect(blocked).toEqual(['script-src-attr', 'script-src-elem'])
  expect(await page.title()).not.toBe('injected')
})
