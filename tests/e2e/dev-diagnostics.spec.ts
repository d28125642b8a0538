import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atPath, expect, listening, open, diagnostics, test, withButton } from './dev-server.ts'

test('a broken file shows its mistake over the page, and fixing it removes that', async ({ dev, page }) => {
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await page.locator('input[name=name]').fill('Zoë')
  const sheet = diagnostics(page)
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(sheet).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await expect(sheet).toContainText('misspelt')
  await writeFile(dev.file, before)
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('input[name=name]')).toHaveValue('Zoë')
})

test('a page of a broken file shows its last valid state, or appears once the file is valid', async ({
  dev,
  page,
}) => {
  const before = await readFile(dev.file, 'utf8')
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/sugar-free-blueprint')
  await expect(heading).toBeVisible({ timeout: 30_000 })
  const title = (await heading.textContent()) ?? ''
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(diagnostics(page)).toContainText('misspelt')
  await listening(page, page.reload())
  await expect(diagnostics(page)).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await expect(heading).toHaveText(title)
  await writeFile(dev.file, before)
  await expect(diagnostics(page)).toHaveCount(0)

  const copy = join(dev.campaigns, 'vitality/second.yaml')
  await writeFile(copy, '')
  await open(page, '/vitality/second')
  await expect(heading).toHaveText('second.yaml cannot be shown yet')
  await expect(diagnostics(page)).toContainText('second.yaml:1:1')
  await writeFile(copy, atPath(before, '/second'))
  await expect(heading).toHaveText(title)
  await expect(page).toHaveURL('/second')
  await rm(copy)
  await expect(page.getByText('No campaign claims this path.')).toBeVisible()
})

test('a broken file shows nothing on other pages', async ({ dev, page, context }) => {
  const before = await readFile(dev.file, 'utf8')
  const other = await context.newPage()
  await Promise.all([open(page, '/sugar-free-blueprint'), open(other, '/moneywise-report')])
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await writeFile(dev.file, 'path: [')
  await expect(diagnostics(page)).toContainText('sugar-free-blueprint.yaml:1:')
  const good = join(dev.campaigns, 'moneywise/report.yaml')
  const source = await readFile(good, 'utf8')
  await writeFile(good, withButton(source, 'Changed beside it'))
  await expect(other.getByRole('button', { name: 'Changed beside it' }).first()).toBeVisible()
  await expect(diagnostics(other)).toHaveCount(0)
  await expect(other.locator('vite-error-overlay')).toHaveCount(0)
  await Promise.all([writeFile(good, source), writeFile(dev.file, before)])
  await expect(diagnostics(page)).toHaveCount(0)
})
