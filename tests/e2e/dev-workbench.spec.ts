import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { axeFindings, axeScript } from './axe-findings.ts'
import { expect, open, diagnostics, test } from './dev-server.ts'

test('each state of a form has an address, and nothing is sent', async ({ dev, page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()))
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint?state=error')
  await expect(page.getByRole('alert')).toContainText('Missing Information', { timeout: 30_000 })
  const bar = page.getByRole('complementary', { name: 'Workbench' })
  await bar.getByRole('link', { name: 'Sending' }).click()
  await expect(page.locator('form.form')).toHaveAttribute('aria-busy', 'true')
  await bar.getByRole('link', { name: 'Success' }).click()
  await expect(page).toHaveURL('/sugar-free-blueprint?state=success')
  const thanks = page.getByRole('heading', { name: "You're Registered!" })
  await expect(thanks).toBeVisible()
  await writeFile(
    dev.file,
    before.replace(/^( *- type: success\n(?:.*\n)*? *title: ).*$/m, '$1Welcome aboard'),
  )
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await writeFile(dev.file, before)
  await expect(thanks).toBeVisible()

  await bar.getByRole('link', { name: '390' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: "You're Registered!" })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
  await expect(frame.getByRole('complementary', { name: 'Workbench' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Hide the workbench' }).click()
  await expect(bar).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a mail is shown as it will be sent, alone and beside its page, and follows its file', async ({
  dev,
  page,
}) => {
  const file = join(dev.campaigns, 'vitality/emails/sugar-free-blueprint.md')
  const before = await readFile(file, 'utf8')
  await open(page, '/__mails/vitality/sugar-free-blueprint')
  const mail = page.frameLocator('iframe[title$="640 pixels wide"]')
  await expect(mail.getByRole('heading', { name: 'You’re in, Sofia' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('List-Unsubscribe', { exact: true })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('{name}')
  await writeFile(file, before.replace(/^subject:.*$/m, 'subject: Other words'))
  await expect(page.getByRole('heading', { level: 1, name: 'Other words' })).toBeVisible()
  await writeFile(file, before)
  await page.getByRole('link', { name: 'Beside its page' }).click()
  await expect(mail.getByRole('heading', { name: 'You’re in, Sofia' })).toBeVisible()
  await expect(page.frameLocator('.wb-stage-page iframe').getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'axe finds nothing on the list, a page, a narrow page and a mail, dark and light',
  { tag: '@all' },
  async ({ dev, page }) => {
    const before = await readFile(dev.file, 'utf8')
    await writeFile(dev.file, `${before}\nmisspelt: true\n`)
    const mail = 'vitality/sugar-free-blueprint'
    const views = [
      ['/?q=sugar-free', diagnostics(page), 'light', 1440],
      ['/sugar-free-blueprint?state=error', diagnostics(page), 'dark', 390],
      ['/sugar-free-blueprint?width=390', page.locator('.wb-stage-page iframe'), 'light', 1440],
      [`/__mails/${mail}`, page.locator('.wb-mail-frame').last(), 'dark', 390],
    ] as const
    const found: string[] = []
    for (const [path, shown, colorScheme, width] of views) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await expect(shown).toBeVisible({ timeout: 30_000 })
      // The page's own modules come after its bar.
      await expect(page.locator('h1')).toHaveCount(1)
      await page.evaluate(axeScript)
      const { violations } = await axeFindings(page, true)
      found.push(...violations.map((violation) => `${path} ${violation}`))
    }
    await writeFile(dev.file, before)
    expect(found).toEqual([])
  },
)

test(
  'at 320 px the form state is readable in full, beside the counts of mails and diagnostics',
  { tag: '@all' },
  async ({ dev, page }) => {
    const before = await readFile(dev.file, 'utf8')
    await writeFile(dev.file, `${before}nonsense: 1\n`)
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, '/sugar-free-blueprint?state=error')
    const bar = page.getByRole('complementary', { name: 'Workbench' })
    await expect(bar.getByRole('button', { name: '1 diagnostic' })).toBeVisible()
    const state = bar.getByRole('combobox')
    const widths = await state.evaluate((field: HTMLElement) => {
      const { right, width } = field.getBoundingClientRect()
      field.style.cssText = 'flex: none; width: max-content'
      return { right, width, whole: field.getBoundingClientRect().width }
    })
    await writeFile(dev.file, before)
    expect(widths.right).toBeLessThanOrEqual(320)
    expect(widths.width).toBeGreaterThanOrEqual(widths.whole)
  },
)
