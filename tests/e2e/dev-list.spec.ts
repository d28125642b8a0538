import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atPath, expect, open, diagnostics, test } from './dev-server.ts'

test('the list can be searched, and a save updates it without clearing the search', async ({ dev, page }) => {
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/')
  const rows = page.locator('[data-campaign]')
  await expect(rows.first()).toBeVisible({ timeout: 30_000 })
  const all = await rows.count()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('sugar-free')
  await expect(rows).toHaveCount(1)
  expect(all).toBeGreaterThan(1)
  await expect(rows.getByRole('link', { name: 'Success' })).toHaveAttribute(
    'href',
    '/sugar-free-blueprint?state=success',
  )
  await expect(rows.getByRole('list', { name: /^Mails of/ })).toContainText('immediately')
  await writeFile(dev.file, before.replace(/^name:.*$/m, 'name: Renamed while open'))
  await expect(rows.getByRole('heading', { name: 'Renamed while open' })).toBeVisible()
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(rows).toContainText('1 diagnostic')
  await expect(diagnostics(page)).toContainText('misspelt')
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')
  await page.getByText('Only with diagnostics').click()
  await expect(rows).toHaveCount(1)
  await writeFile(dev.file, before)
  await expect(page.getByRole('heading', { name: 'Nothing is wrong' })).toBeVisible()
})

test('the keyboard reaches the search, the list and a page', async ({ page }) => {
  await open(page, '/')
  const links = page.locator('[data-campaign] h3 a')
  await expect(links.first()).toBeVisible({ timeout: 30_000 })
  const field = page.getByRole('searchbox', { name: 'Filter' })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('vitality/')
  await expect(page.getByText(/^\d+ of \d+ campaigns$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await field.fill('sugar-free')
  await expect(links).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sugar-free-blueprint')
  await page.goBack()
  await expect(field).toHaveValue('sugar-free')
})

test('Enter right after typing opens the page that was searched for', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('searchbox', { name: 'Filter' })
  await field.fill('sugar-free', { timeout: 30_000 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sugar-free-blueprint')
  await expect(page.getByRole('heading', { level: 1, name: 'Break up' })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/sugar-free-blueprint')
  await page.goBack()
  await expect(field).toHaveValue('sugar-free')
})

test('the list at "/" names every campaign with its paths and follows new and removed files', async ({
  dev,
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: '/sugar-free-blueprint', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  const copy = join(dev.campaigns, 'vitality/second.yaml')
  const source = await readFile(dev.file, 'utf8')
  const second = atPath(source, '/private-second')
  await writeFile(copy, second)
  await page.getByRole('link', { name: '/private-second', exact: true }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/')
  await writeFile(copy, 'coach: [')
  await expect(diagnostics(page)).toContainText(/second\.yaml:1:\d+/)
  await page.getByRole('link', { name: '/sugar-free-blueprint', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/private-second')
  await expect(diagnostics(page)).toContainText('second.yaml:1:')
  await rm(copy)
  await expect(page.getByText('No campaign claims this path.')).toBeVisible()
})
