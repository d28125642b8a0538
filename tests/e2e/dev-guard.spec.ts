import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, open, test } from './dev-server.ts'

const fallingBlock = `export const Cta = ({ title }) => {
  if (title === 'Falls over') throw new Error('This block fell over.')
  return title
}`

const withFallingBlock = (page: Page) =>
  page.route('**/blocks/cta/cta.tsx*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fallingBlock }),
  )

const withTitle = (source: string, title: string) =>
  source.replace(/^( *- type: cta\n(?:.*\n)*? *title: ).*$/m, `$1${title}`)

test('a page that cannot be rendered says so, the list stays usable, and a save that fixes it brings it back', async ({
  dev,
  page,
}) => {
  const before = await readFile(dev.file, 'utf8')
  const heading = page.getByRole('heading', { level: 1 })
  const bar = page.getByRole('complementary', { name: 'Workbench' })
  await withFallingBlock(page)
  await open(page, '/sugar-free-blueprint')
  await expect(heading).toBeVisible({ timeout: 30_000 })
  const title = (await heading.textContent()) ?? ''
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await writeFile(dev.file, withTitle(before, 'Falls over'))
  await expect(heading).toHaveText('This page cannot be drawn')
  await expect(page.getByRole('main')).toContainText('This block fell over.')
  await bar.getByRole('link', { name: 'Success' }).click()
  await expect(page).toHaveURL('/sugar-free-blueprint?state=success')
  await expect(heading).toHaveText('This page cannot be drawn')
  await bar.getByText('1 mail').click()
  await bar.getByRole('list', { name: 'Mails' }).getByRole('link').first().click()
  const mail = page.frameLocator('iframe[title$="640 pixels wide"]')
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible()
  await bar.getByRole('link', { name: 'All campaigns' }).click()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('moneywise/report')
  await expect(page.locator('[data-campaign]')).toHaveCount(1)
  await page.locator('[data-campaign] h3 a').click()
  await expect(page).toHaveURL('/moneywise-report')
  await expect(heading).not.toHaveText('This page cannot be drawn')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(heading).toHaveText('This page cannot be drawn')

  await writeFile(dev.file, withTitle(before, 'Still here'))
  await expect(page.getByText('Still here')).toBeVisible()
  await expect(page.getByRole('heading', { name: "You're Registered!" })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await writeFile(dev.file, before)
  await expect(page.getByText('Still here')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Idle' }).click()
  await expect(heading).toHaveText(title)
})

test('a page that could not be loaded appears with the next save', { tag: '@all' }, async ({ dev, page }) => {
  const before = await readFile(dev.file, 'utf8')
  const heading = page.getByRole('heading', { level: 1 })
  const module = '**/sugar-free-blueprint.yaml*'
  await page.route(module, (route) => route.abort())
  await open(page, '/')
  await page.getByRole('link', { name: '/sugar-free-blueprint', exact: true }).click({ timeout: 30_000 })
  await expect(heading).toHaveText('This page cannot be drawn')
  await page.unroute(module)
  await writeFile(dev.file, withTitle(before, 'Fetched after all'))
  await expect(page.getByText('Fetched after all')).toBeVisible()
  await writeFile(dev.file, before)
  await expect(page.getByText('Fetched after all')).toHaveCount(0)
})
