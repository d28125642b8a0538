import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { startFakeImages } from '../fakes/fake-images.ts'
import type { FakeImages } from '../fakes/fake-images.ts'
import { allOrFirst } from '../extent.ts'
import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { dataSaver, setConnection } from './connection.ts'
import { expect, test as base } from './product.ts'

type Studio = { origin: string; images: FakeImages }

/** The product with an image service; `unset`: one without. */
const test = base.extend<object, { studio: Studio; unset: { origin: string } }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      ensureRelease()
      const images = await startFakeImages({ revise: (prompt) => `${prompt}, in soft light` })
      const product = await launchProduct({
        environment: {
          TRUSTED_PROXIES: '127.0.0.1',
          OPENAI_API_KEY: images.apiKey,
          OPENAI_BASE_URL: `${images.url}/v1`,
          IMAGES_PER_VISITOR: '3',
        },
      })
      await use({ origin: product.origin, images })
      await product.close()
      await images.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  unset: [async ({ product }, use) => use({ origin: product.origin }), { scope: 'worker' }],
})

const path = '/image-generator'
const prompt = 'One oak chair'
const revised = `${prompt}, in soft light`

const field = (page: Page) => page.getByLabel('Describe the picture')
const button = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const toast = (page: Page, words: string) => page.locator('.toast').getByText(words, { exact: true })

const type = async (page: Page, words = prompt) => {
  await field(page).click()
  await expect(button(page)).toHaveAttribute('disabled')
  await field(page).fill(words)
}
const generate = async (page: Page) => {
  await type(page)
  await button(page).click()
  await expect(page.locator('.sheet-paper > img')).toBeVisible()
}

test.beforeEach(({ studio }) => {
  studio.images.setMode('ok')
  studio.images.clear()
})

test.describe('with scripts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a picture is generated, shown with its prompt, saved as a file and copied', async ({
    page,
    studio,
  }) => {
    await page.goto(studio.origin + path)
    await generate(page)
    await expect(toast(page, 'Image generated successfully!')).toBeVisible()
    await expect(page.getByRole('img', { name: revised })).toHaveJSProperty('complete', true)
    await expect(page.locator('.sheet figcaption')).toContainText(revised)
    expect(studio.images.pictures()).toMatchObject([{ prompt, size: '1024x1024', n: 1 }])
    expect(studio.images.problems()).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('generated-image.png')
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG')

    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(toast(page, 'Image copied to clipboard!')).toBeVisible()
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
    expect(types).toEqual(['image/png'])
  })

  test('while the picture is generated the button is disabled and says so, and the result area has the focus', async ({
    page,
    studio,
  }) => {
    studio.images.setMode('slow=2')
    await page.goto(studio.origin + path)
    await type(page)
    await button(page).click()
    const busy = page.getByRole('button', { name: 'Generating…' })
    await expect(busy).toBeDisabled()
    await expect(page.locator('.sheet')).toBeFocused()
    await expect(page.locator('.sheet output')).toHaveText(/is being made/)
    await expect(page.locator('.sheet-paper > img')).toBeVisible()
    await expect(button(page)).toBeEnabled()
    await expect(page.locator('.sheet output')).toHaveText('')
  })

  test('a blank prompt has no button to press, and is refused when it is sent by the keyboard', async ({
    page,
    studio,
  }) => {
    await page.goto(studio.origin + path)
    await expect(button(page)).toBeDisabled()
    await type(page, '   ')
    await expect(button(page)).toBeDisabled()
    await field(page).press('Control+Enter')
    await expect(toast(page, 'Please enter a prompt for image generation')).toBeVisible()
    await expect(field(page)).toBeFocused()
    expect(studio.images.requests()).toEqual([])
  })

  test('a press before the script has loaded counts, on the button and on an example', async ({
    page,
    studio,
  }) => {
    // The page may still be scrolling at a forced click.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const pressed = Promise.withResolvers<void>()
    await page.route(/images\.[\w-]+\.js$/, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto(studio.origin + path)
    await button(page).click({ force: true })
    pressed.resolve()
    await expect(toast(page, 'Please enter a prompt for image generation')).toBeVisible()
    await page.reload()
    const example = page.locator('[data-example]').first()
    const words = await example.innerText()
    await example.click()
    await expect(field(page)).toHaveValue(words.trim())
    await expect(field(page)).toBeFocused()
    await expect(button(page)).toBeEnabled()
    expect(studio.images.requests()).toEqual([])
  })

  test('a failure is shown, the prompt stays, and the next press works', async ({ page, studio }) => {
    studio.images.setMode('500')
    await page.goto(studio.origin + path)
    await type(page)
    await button(page).click()
    await expect(toast(page, 'Failed to generate image')).toBeVisible()
    await expect(page.locator('.sheet')).toContainText('Failed to generate image')
    await expect(field(page)).toHaveValue(prompt)
    studio.images.setMode('400-policy')
    await button(page).click()
    const refusal = 'Failed to generate image: Your request was rejected by the safety system.'
    await expect(toast(page, refusal)).toBeVisible()
    await page.getByRole('link', { name: 'Change the words' }).click()
    await expect(field(page)).toBeFocused()
    studio.images.setMode('ok')
    await button(page).click()
    await expect(page.getByRole('img', { name: revised })).toBeVisible()
  })

  test('a visitor who has used up their pictures reads when to come back', async ({ page, studio }) => {
    await page.goto(studio.origin + path)
    await type(page)
    for (let made = 1; made <= 3; made += 1) {
      await button(page).click()
      await expect.poll(() => studio.images.pictures().length).toBe(made)
      await expect(page.locator('.sheet-paper > img')).toBeVisible()
    }
    await button(page).click()
    await expect(page.locator('.sheet')).toContainText('as many pictures as one visitor may in an hour')
    expect(studio.images.pictures()).toHaveLength(3)
  })

  test('a browser that blocks the clipboard gets an explanation', async ({ page, studio }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { write: () => Promise.reject(new Error('no')) },
      })
    })
    await page.goto(studio.origin + path)
    await generate(page)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(toast(page, 'Failed to copy image to clipboard')).toBeVisible()
  })

  test('for a browser that saves data the generator fetches nothing before it is touched', async ({
    page,
    studio,
  }) => {
    await setConnection(page, dataSaver)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(studio.origin + path)
    expect(requested.filter((one) => one.endsWith('.js'))).toEqual([])
    await field(page).click()
    await expect.poll(() => requested.filter((one) => /images\.[\w-]+\.js$/.test(one)).length).toBe(1)
  })

  for (const width of allOrFirst([390, 1440]))
    test(`axe finds nothing in any state at ${width} px`, async ({ page, studio }) => {
      await page.setViewportSize({ width, height: 900 })
      const validate = async (state: string) => {
        expect(await pageViolations(page), state).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      await page.goto(studio.origin + path)
      await validate('idle')
      await generate(page)
      await validate('shown')
      studio.images.setMode('400-policy')
      await button(page).click()
      await expect(page.locator('.sheet-problem')).toBeVisible()
      await validate('refused')
      studio.images.setMode('slow=3')
      await button(page).click()
      await expect(page.getByRole('button', { name: 'Generating…' })).toBeVisible()
      await validate('generating')
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, and the next page shows the picture', async ({ page, studio }) => {
    await page.goto(studio.origin + path)
    await field(page).fill(prompt)
    await button(page).click()
    await expect(page.getByRole('img', { name: revised })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'generated-image.png',
    )
    await expect(field(page)).toHaveValue(prompt)
  })

  test('an error is shown on the page, and the prompt stays', async ({ page, studio }) => {
    studio.images.setMode('500')
    await page.goto(studio.origin + path)
    await field(page).fill(prompt)
    await button(page).click()
    await expect(page.locator('.sheet')).toContainText('Failed to generate image')
    await expect(field(page)).toHaveValue(prompt)
  })
})

test('without an API key the page says so before anybody types, and a press gets a message', async ({
  page,
  unset,
}) => {
  await page.goto(unset.origin + path)
  await expect(page.getByText('Not set up yet')).toBeVisible()
  await type(page)
  await button(page).click()
  await expect(page.locator('.sheet')).toContainText('The image generator is not set up yet')
})
