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
import { axeFindings, axeScript } from './axe-findings.ts'

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

test('what is saved while a page is being opened shows on it, too', async ({ page, request }) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  const hears = Promise.withResolvers<void>()
  await page.routeWebSocket(/./, async (socket) => {
    await hears.promise
    socket.connectToServer()
  })
  await page.goto(dev.url('/sugar-free-blueprint'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await writeFile(
    dev.file,
    withButton(before, 'Saved meanwhile').replace(/^name:.*$/m, 'name: Saved meanwhile'),
  )
  const list = dev.url('/@id/__x00__~campaign-index')
  await expect.poll(async () => (await request.get(list)).text()).toContain('Saved meanwhile')
  hears.resolve()
  await expect(page.getByRole('button', { name: 'Saved meanwhile' })).toBeVisible()
  await writeFile(dev.file, before)
  await expect(page.getByRole('button', { name: 'Saved meanwhile' })).toHaveCount(0)
})

test('what is saved while the page itself is on its way shows on it, too', async ({ page }) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/dev-campaign.tsx*', async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  const told = page.waitForEvent('console', (message) => message.text().includes('hot updated: /@fs'))
  await open(page, '/')
  await page.getByRole('link', { name: '/sugar-free-blueprint', exact: true }).click({ timeout: 30_000 })
  // The old page has left the server, and waits for what it is drawn with.
  await asked.promise
  const renamed = before.replace(/^name:.*$/m, 'name: Saved on the way')
  await writeFile(dev.file, withButton(renamed, 'Saved on the way'))
  await expect(page.getByRole('heading', { name: 'Saved on the way' })).toBeVisible()
  answered.resolve()
  await expect(page.getByRole('button', { name: 'Saved on the way' })).toBeVisible()
  await told
  await writeFile(dev.file, before)
  await expect(page.getByRole('button', { name: 'Saved on the way' })).toHaveCount(0)
})

test('a page whose path moves says where it is now, and what is typed into others stays', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
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
  const sheet = problems(page)
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(sheet).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await expect(sheet).toContainText('misspelt')
  await writeFile(dev.file, before)
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('input[name=name]')).toHaveValue('Zoë')
})

/** What is wrong with the files of the open page. */
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' })

test('a page opened while its file is broken stands as it last was; one that never read well comes up once it does', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/sugar-free-blueprint')
  await expect(heading).toBeVisible({ timeout: 30_000 })
  const title = (await heading.textContent()) ?? ''
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(problems(page)).toContainText('misspelt')
  await listening(page, page.reload())
  await expect(problems(page)).toContainText(/sugar-free-blueprint\.yaml:\d+:\d+/)
  await expect(heading).toHaveText(title)
  await writeFile(dev.file, before)
  await expect(problems(page)).toHaveCount(0)

  const copy = join(dev.campaigns, 'vitality/second.yaml')
  await writeFile(copy, '')
  await open(page, '/vitality/second')
  await expect(heading).toHaveText('second.yaml cannot be shown yet')
  await expect(problems(page)).toContainText('second.yaml:1:1')
  await writeFile(copy, atPath(before, '/second'))
  await expect(heading).toHaveText(title)
  await expect(page).toHaveURL(dev.url('/second'))
  await rm(copy)
  await expect(page.getByText('No campaign claims this path.')).toBeVisible()
})

/** The campaign file as another one, which only claims this path. */
const atPath = (source: string, path: string) =>
  source.replace(/^path:.*$/m, `path: ${path}`).replace(/^(aliases|redirects):(.*\n)(?:[ -].*\n)*/gm, '')

test('a broken file shows nothing on the pages of others', async ({ page, context }) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  const other = await context.newPage()
  await Promise.all([open(page, '/sugar-free-blueprint'), open(other, '/moneywise-report')])
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await writeFile(dev.file, 'path: [')
  await expect(problems(page)).toContainText('sugar-free-blueprint.yaml:1:')
  const good = join(dev.campaigns, 'moneywise/report.yaml')
  const source = await readFile(good, 'utf8')
  await writeFile(good, withButton(source, 'Changed beside it'))
  await expect(other.getByRole('button', { name: 'Changed beside it' }).first()).toBeVisible()
  await expect(problems(other)).toHaveCount(0)
  await expect(other.locator('vite-error-overlay')).toHaveCount(0)
  await Promise.all([writeFile(good, source), writeFile(dev.file, before)])
  await expect(problems(page)).toHaveCount(0)
})

test('each state of a form has an address, and nothing is sent', async ({ page }) => {
  test.setTimeout(90_000)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()))
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint?state=error')
  await expect(page.getByRole('alert')).toContainText('Missing Information', { timeout: 30_000 })
  const bar = page.getByRole('complementary', { name: 'Workbench' })
  await bar.getByRole('link', { name: 'Sending' }).click()
  await expect(page.locator('form.form')).toHaveAttribute('aria-busy', 'true')
  await bar.getByRole('link', { name: 'Success' }).click()
  await expect(page).toHaveURL(dev.url('/sugar-free-blueprint?state=success'))
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

test('a mail stands as it leaves, alone and beside its page, and follows its file', async ({ page }) => {
  test.setTimeout(90_000)
  const file = join(dev.campaigns, 'vitality/emails/sugar-free-blueprint.md')
  const before = await readFile(file, 'utf8')
  await open(page, '/__mails/vitality/sugar-free-blueprint')
  const mail = page.frameLocator('iframe[title$="640 pixels wide"]')
  await expect(mail.getByRole('heading', { name: "You're in, Sofia" })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('List-Unsubscribe', { exact: true })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('{name}')
  await writeFile(file, before.replace(/^subject:.*$/m, 'subject: Other words'))
  await expect(page.getByRole('heading', { level: 1, name: 'Other words' })).toBeVisible()
  await writeFile(file, before)
  await page.getByRole('link', { name: 'Beside its page' }).click()
  await expect(mail.getByRole('heading', { name: "You're in, Sofia" })).toBeVisible()
  await expect(page.frameLocator('.wb-stage-page iframe').getByRole('heading', { level: 1 })).toBeVisible()
})

test('axe finds nothing on the list, over a page, around a narrow one, and on a mail, dark and light', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const before = await readFile(dev.file, 'utf8')
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  const mail = 'vitality/sugar-free-blueprint'
  const views = [
    ['/?q=sugar-free', problems(page), 'light', 1440],
    ['/sugar-free-blueprint?state=error', problems(page), 'dark', 390],
    ['/sugar-free-blueprint?width=390', page.locator('.wb-stage-page iframe'), 'light', 1440],
    [`/__mails/${mail}`, page.locator('.wb-mail-frame').last(), 'dark', 390],
  ] as const
  const found: string[] = []
  for (const [path, shown, colorScheme, width] of views) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await open(page, path)
    await expect(shown).toBeVisible({ timeout: 30_000 })
    await page.evaluate(axeScript)
    const { violations } = await axeFindings(page, true)
    found.push(...violations.map((violation) => `${path} ${violation}`))
  }
  await writeFile(dev.file, before)
  expect(found).toEqual([])
})

test('the list can be searched, and follows a save with the search as it is', async ({ page }) => {
  test.setTimeout(90_000)
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
  await expect(rows.getByRole('list', { name: /^Mails of/ })).toContainText('at once')
  await writeFile(dev.file, before.replace(/^name:.*$/m, 'name: Renamed while open'))
  await expect(rows.getByRole('heading', { name: 'Renamed while open' })).toBeVisible()
  await writeFile(dev.file, `${before}\nmisspelt: true\n`)
  await expect(rows).toContainText('1 problem')
  await expect(problems(page)).toContainText('misspelt')
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')
  await page.getByText('Only with problems').click()
  await expect(rows).toHaveCount(1)
  await writeFile(dev.file, before)
  await expect(page.getByRole('heading', { name: 'Nothing is wrong' })).toBeVisible()
})

test('keys lead to the search, through the list and into a page', async ({ page }) => {
  test.setTimeout(90_000)
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
  await expect(page).toHaveURL(dev.url('/sugar-free-blueprint'))
  await page.goBack()
  await expect(field).toHaveValue('sugar-free')
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
  const second = atPath(source, '/second')
  await writeFile(copy, second)
  await page.getByRole('link', { name: '/second', exact: true }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/')
  await writeFile(copy, 'coach: [')
  await expect(problems(page)).toContainText(/second\.yaml:1:\d+/)
  await page.getByRole('link', { name: '/sugar-free-blueprint', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/second')
  await expect(problems(page)).toContainText('second.yaml:1:')
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

test('a portrait that is replaced under its name shows at once, and still after a reload', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const face = join(dev.campaigns, 'vitality/assets/portrait.svg')
  const before = await readFile(face, 'utf8')
  const picture = page.locator('img[src*="portrait.svg"]').first()
  /** How wide the browser draws it by itself: what was loaded, not what was named. */
  const width = () => picture.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth)
  await open(page, '/sugar-free-blueprint')
  await picture.scrollIntoViewIfNeeded({ timeout: 30_000 })
  await expect.poll(width).toBeGreaterThan(77)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await writeFile(
    face,
    '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"><path d="M0 0h77v77z"/></svg>',
  )
  await expect.poll(width).toBe(77)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await listening(page, page.reload())
  await picture.scrollIntoViewIfNeeded({ timeout: 30_000 })
  await expect.poll(width).toBe(77)
  await writeFile(face, before)
  await expect.poll(width).toBeGreaterThan(77)
})

test('an open guide, a finished PDF and the picture of shared links follow their files', async ({ page }) => {
  test.setTimeout(90_000)
  const guide = join(dev.campaigns, 'compass/guides/missing-to-mission-map.md')
  const campaign = join(dev.campaigns, 'compass/missing-to-mission-map.yaml')
  const [source, before] = await Promise.all([readFile(guide, 'utf8'), readFile(campaign, 'utf8')])
  const frame = page.locator('main iframe')
  const bytes = (selector: string) =>
    page.locator(selector).evaluate(async (shown: HTMLIFrameElement | HTMLImageElement) => {
      const content = await (await fetch(shown.src)).arrayBuffer()
      return [...new Uint8Array(content)]
    })
  const titleNow = async () => readPdf(Buffer.from(await bytes('main iframe'))).title
  await open(page, '/__files/assets/compass/missing-to-mission-map.pdf')
  await expect.poll(titleNow, { timeout: 60_000 }).toBe('Missing to Mission Map')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const shown = await frame.getAttribute('src')
  await writeFile(guide, source.replace(/^title:.*$/m, 'title: Other words'))
  await expect.poll(titleNow).toBe('Other words')
  expect(await frame.getAttribute('src')).not.toBe(shown)
  await writeFile(guide, source.replace(/^title:.*$/m, 'title: Dear {name}'))
  await expect(page.getByRole('heading', { name: 'This file cannot be shown' })).toBeVisible()
  await writeFile(guide, source)
  await expect.poll(titleNow).toBe('Missing to Mission Map')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  const finished = join(dev.campaigns, 'compass/assets/finished.pdf')
  await writeFile(finished, '%PDF-1.7 first')
  await writeFile(campaign, before.replace(/^deliverable:.*$/m, 'deliverable: finished.pdf'))
  await open(page, '/__files/assets/compass/finished.pdf')
  const text = async () => Buffer.from(await bytes('main iframe')).toString()
  await expect.poll(text).toBe('%PDF-1.7 first')
  await writeFile(finished, '%PDF-1.7 other')
  await expect.poll(text).toBe('%PDF-1.7 other')
  await Promise.all([writeFile(campaign, before), rm(finished)])

  await open(page, '/__files/__share/compass/missing-to-mission-map')
  const picture = page.getByRole('img', { name: /Shared link/ })
  await expect(picture).toBeVisible({ timeout: 30_000 })
  const drawn = await picture.getAttribute('src')
  await writeFile(campaign, before.replace(/You are not lost.*/, 'Other words'))
  await expect.poll(() => picture.getAttribute('src')).not.toBe(drawn)
  await writeFile(campaign, before)
})
