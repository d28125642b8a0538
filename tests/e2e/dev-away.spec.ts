import { readFile, writeFile } from 'node:fs/promises'
import { expect, open, test, withButton } from './dev-server.ts'

test(
  'while the dev server is down a line says so; once it is back, open pages update again',
  { tag: '@all' },
  async ({ dev, page, context }) => {
    const before = await readFile(dev.file, 'utf8')
    const list = await context.newPage()
    await Promise.all([open(page, '/sugar-free-blueprint?state=success'), open(list, '/?q=sugar-free')])
    const row = list.locator('[data-campaign]')
    await expect(page.getByRole('heading', { name: "You're Registered!" })).toBeVisible({ timeout: 30_000 })
    await expect(row).toHaveCount(1, { timeout: 30_000 })
    const lines = [page, list].map((one) => one.getByText('The dev server has ended.'))
    for (const line of lines) await expect(line).toBeHidden()

    await dev.end()
    for (const line of lines) await expect(line).toBeVisible()
    await expect(page.getByRole('heading', { name: "You're Registered!" })).toBeVisible()
    const saved = withButton(before, 'Saved while away').replace(/^name:.*$/m, 'name: Saved while away')
    await writeFile(dev.file, saved)

    await dev.start()
    for (const line of lines) await expect(line).toBeHidden({ timeout: 60_000 })
    await expect(row.getByRole('heading', { name: 'Saved while away' })).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL('/sugar-free-blueprint?state=success')
    await page.getByRole('link', { name: 'Idle' }).click({ timeout: 30_000 })
    const button = page.getByRole('button', { name: 'Saved while away' })
    await expect(button).toBeVisible()
    await writeFile(dev.file, before)
    await expect(button).toHaveCount(0)
    await expect(row.getByRole('heading', { name: 'Saved while away' })).toHaveCount(0)
  },
)
