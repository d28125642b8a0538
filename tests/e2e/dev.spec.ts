import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { parseDocument } from 'yaml'
import { readPdf } from '../pdf.ts'

const root = join(import.meta.dirname, '../..')

/** A dev server of its own over a copy of the campaigns that the test may break. */
const startDev = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-dev-'))
  const campaigns = join(folder, 'campaigns')
  await cp(join(root, 'campaigns'), campaigns, { recursive: true })
  const port = await freePort()
  const args = ['scripts/dev.ts', '--campaigns', campaigns, '--port', String(port)]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(output.join(''))))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk.toString())
        if (output.join('').includes(`http://127.0.0.1:${port}/`)) resolve()
      })
    }
  })
  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    file: join(campaigns, 'vitality/sugar-free-blueprint.yaml'),
    campaigns,
    stop: async () => {
      child.removeAllListeners('exit')
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // A listening TCP server's address is never a pipe's name.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

let dev: Awaited<ReturnType<typeof startDev>>
let stop: (() => Promise<void>) | undefined
test.beforeAll(async () => {
  test.setTimeout(90_000)
  dev = await startDev()
  stop = dev.stop
})
test.afterAll(() => stop?.())

test('an edit of the campaign file shows on the open page, and what was typed stays', async ({ page }) => {
  test.setTimeout(90_000)
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

/** Opens a page and waits until it hears of edits. */
const open = (page: Page, path: string) => listening(page, page.goto(dev.url(path)))
const listening = async (page: Page, opening: Promise<unknown>) => {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await Promise.all([connected, opening])
}

/** The campaign file with another label on its form's button. */
const withButton = (source: string, label: string) => {
  const document = parseDocument(source)
  const sections: { type: string }[] = document.toJS().sections
  document.setIn(['sections', sections.findIndex(({ type }) => type === 'form'), 'button', 'label'], label)
  return document.toString()
}

test('a broken file shows the place of the fault over the page, and mending it takes that away', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await page.locator('input[name=name]').fill('Zoë')
  const overlay = page.locator('vite-error-overlay')
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(overlay).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await expect(overlay).toContainText('misspelt')
  await writeFile(dev.file, before)
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('input[name=name]')).toHaveValue('Zoë')
})

test('a page opened while its file is broken comes up by itself once it is mended', async ({ page }) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await listening(page, page.reload())
  await expect(overlay).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await writeFile(dev.file, before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await expect(overlay).toHaveCount(0)
})

test('the list at "/" names every campaign with its paths and follows new and removed files', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await open(page, '/')
  await expect(page.getByRole('link', { name: '/sugar-free-blueprint', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  const copy = join(dev.campaigns, 'vitality/second.yaml')
  const source = await readFile(dev.file, 'utf8')
  const second = source
    .replace(/^path:.*$/m, 'path: /second')
    .replace(/^(aliases|redirects):(.*\n)(?:[ -].*\n)*/gm, '')
  await writeFile(copy, second)
  await page.getByRole('link', { name: '/second', exact: true }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/')
  await writeFile(copy, 'coach: [')
  await expect(page.locator('vite-error-overlay')).toContainText('second.yaml:1:')
  await listening(page, page.reload())
  await expect(page.getByLabel('Problems')).toContainText(/second\.yaml:1:\d+/)
  await page.getByRole('link', { name: '/sugar-free-blueprint', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/second')
  await expect(page.locator('vite-error-overlay')).toContainText('second.yaml:1:')
  await rm(copy)
  await expect(page.getByText('No campaign claims this path.')).toBeVisible()
})

test('a promised guide opens here too, follows its file, and says what is wrong with it', async ({
  request,
}) => {
  test.setTimeout(90_000)
  const url = dev.url('/assets/compass/missing-to-mission-map.pdf')
  const file = join(dev.campaigns, 'compass/guides/missing-to-mission-map.md')
  const titled = (title: string) => source.replace(/^title:.*$/m, `title: ${title}`)
  const source = await readFile(file, 'utf8')
  const titleNow = async () => readPdf(await (await request.get(url)).body()).title
  await expect.poll(titleNow, { timeout: 60_000 }).toBe('Missing to Mission Map')
  await writeFile(file, titled('Other words'))
  await expect.poll(titleNow).toBe('Other words')
  await writeFile(file, titled('Dear {name}'))
  await expect.poll(async () => (await request.get(url)).text()).toMatch(/map\.md:2:\d+ title: "\{name\}"/)
  await writeFile(file, source)
  await expect.poll(titleNow).toBe('Missing to Mission Map')
  const calendar = await request.get(dev.url('/assets/harbor/relocation-masterclass.ics'))
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
})
