import { readFile, writeFile } from 'node:fs/promises'
import { atPath, expect, open, test, withButton } from './dev-server.ts'

test('an edit of the campaign file shows on the open page, and the typed text stays', async ({
  dev,
  page,
}) => {
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible({ timeout: 30_000 })
  const title = (await heading.textContent()) ?? ''
  await page.locator('input[name=name]').fill('Zoë')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await writeFile(dev.file, withButton(before, 'Changed while open'))
  const button = page.getByRole('button', { name: 'Changed while open' })
  await expect(button).toBeVisible()
  await expect(page.locator('input[name=name]')).toHaveValue('Zoë')
  await expect(heading).toHaveText(title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await writeFile(dev.file, before)
  await expect(button).toHaveCount(0)
})

test('a save while a page is being opened shows on it', { tag: '@all' }, async ({ dev, page, request }) => {
  const before = await readFile(dev.file, 'utf8')
  const hears = Promise.withResolvers<void>()
  await page.routeWebSocket(/./, async (socket) => {
    await hears.promise
    socket.connectToServer()
  })
  await page.goto('/sugar-free-blueprint')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await writeFile(
    dev.file,
    withButton(before, 'Saved meanwhile').replace(/^name:.*$/m, 'name: Saved meanwhile'),
  )
  const list = '/@id/__x00__~campaign-index'
  await expect.poll(async () => (await request.get(list)).text()).toContain('Saved meanwhile')
  hears.resolve()
  await expect(page.getByRole('button', { name: 'Saved meanwhile' })).toBeVisible()
  await writeFile(dev.file, before)
  await expect(page.getByRole('button', { name: 'Saved meanwhile' })).toHaveCount(0)
})

test('a save while the page is still loading shows on it', { tag: '@all' }, async ({ dev, page }) => {
  const before = await readFile(dev.file, 'utf8')
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/dev-campaign.tsx*', async (route) => {
    requested.resolve()
    await released.promise
    await route.continue()
  })
  const reported = page.waitForEvent('console', (message) => message.text().includes('hot updated: /@fs'))
  await open(page, '/')
  await page.getByRole('link', { name: '/sugar-free-blueprint', exact: true }).click({ timeout: 30_000 })
  // The old document has been sent, and waits for its scripts.
  await requested.promise
  const renamed = before.replace(/^name:.*$/m, 'name: Saved on the way')
  await writeFile(dev.file, withButton(renamed, 'Saved on the way'))
  await expect(page.getByRole('heading', { name: 'Saved on the way' })).toBeVisible()
  released.resolve()
  await expect(page.getByRole('button', { name: 'Saved on the way' })).toBeVisible()
  await reported
  await writeFile(dev.file, before)
  await expect(page.getByRole('button', { name: 'Saved on the way' })).toHaveCount(0)
})

test('a page whose path changes says where it is now, and the text typed into others stays', async ({
  dev,
  page,
  context,
}) => {
  const before = await readFile(dev.file, 'utf8')
  const other = await context.newPage()
  await Promise.all([open(page, '/sugar-free-blueprint'), open(other, '/moneywise-report')])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  const typed = other.locator('input[type=email]').first()
  await typed.fill('zoe@reader.example', { timeout: 30_000 })
  await writeFile(dev.file, atPath(before, '/moved-away'))
  await expect(page.getByRole('main')).toContainText('has moved to /moved-away')
  await page.getByRole('link', { name: '/moved-away' }).click()
  await expect(page.getByRole('button', { name: 'Hide the workbench' })).toBeVisible()
  await expect(typed).toHaveValue('zoe@reader.example')
  await writeFile(dev.file, before)
  await page.getByRole('link', { name: '/sugar-free-blueprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Break up' })).toBeVisible()
})
