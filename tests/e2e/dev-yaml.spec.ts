import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axeFindings, axeScript } from './axe-findings.ts'
import { changedLines, editor, framed, openPart } from './dev-panel.ts'
import { expect, open, test } from './dev-server.ts'

const code = (page: Page) => editor(page).getByRole('textbox', { name: 'YAML' })
const view = (page: Page, name: 'Fields' | 'YAML') => editor(page).getByRole('link', { name, exact: true })
const line = (page: Page, words: string) => editor(page).locator('.cm-line').filter({ hasText: words })
const openYaml = async (page: Page) => {
  await open(page, '/sugar-free-blueprint?edit=page&as=yaml')
  await expect(code(page)).toBeVisible({ timeout: 60_000 })
}
const endOf = async (page: Page, words: string) => {
  await line(page, words).first().click()
  await page.keyboard.press('End')
}
const heading = (page: Page) => framed(page).getByRole('heading', { level: 1 })

test('what is typed into the YAML is in the file, on the page and in the fields, and Undo is the same', async ({
  dev,
  page,
}) => {
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint?edit=page')
  await openPart(page, /^Hero/)
  const eyebrow = editor(page).getByLabel('Eyebrow', { exact: true })
  await eyebrow.fill('Free masterclass')
  await view(page, 'YAML').click()
  await expect(line(page, 'eyebrow: Free masterclass')).toBeVisible({ timeout: 60_000 })
  await endOf(page, 'title: Break up with sugar.')
  await page.keyboard.type(' # nine words')
  await page.keyboard.press('Enter')
  await page.keyboard.type('note: Bring a pen.')
  await expect(framed(page).getByText('Bring a pen.')).toBeVisible()
  expect(changedLines(before, await readFile(dev.file, 'utf8'))).toEqual({
    gone: ['    eyebrow: Free live masterclass', '    title: Break up with sugar. *Stay sweet.*'],
    come: [
      '    eyebrow: Free masterclass',
      '    title: Break up with sugar. *Stay sweet.* # nine words',
      '    note: Bring a pen.',
    ],
  })
  await view(page, 'Fields').click()
  await expect(editor(page).getByLabel('Note', { exact: true })).toHaveValue('Bring a pen.')
  await view(page, 'YAML').click()
  await expect(code(page)).toBeFocused()
  while ((await readFile(dev.file, 'utf8')) !== before) {
    const written = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Control+z')
    await written
  }
  await expect(line(page, 'eyebrow: Free live masterclass')).toBeVisible()
  await expect(code(page)).not.toContainText('Bring a pen.')
  await expect(framed(page).getByText('Bring a pen.')).toHaveCount(0)
})

test('the YAML is completed, explained and marked as in an editor', async ({ dev, page }) => {
  const before = await readFile(dev.file, 'utf8')
  await openYaml(page)
  await endOf(page, 'type: hero')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Space')
  const offers = editor(page).getByRole('listbox', { name: 'Completions' })
  await expect(offers.getByRole('option')).toContainText([
    'action',
    'anchor',
    'book',
    'note',
    'photo',
    'tone',
  ])
  await page.keyboard.type('no')
  await expect(offers.getByRole('option')).toHaveText(['note'])
  await expect(editor(page).getByText('One line of reassurance')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bring a pen.')
  await expect(framed(page).getByText('Bring a pen.')).toBeVisible()
  await line(page, 'path: /sugar-free-blueprint').getByText('path').hover()
  await expect(editor(page).getByText('Main path of the page.')).toBeVisible()

  await endOf(page, 'note: Bring a pen.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('titel: Now')
  const faults = editor(page).getByRole('region', { name: 'Diagnostics' })
  await expect(faults).toContainText('sections[0].titel: this key is not known.')
  const mark = editor(page).locator('.cm-lintRange-error')
  await expect(mark).toHaveText('titel: Now')
  await mark.hover()
  await expect(editor(page).getByRole('tooltip').or(editor(page).locator('.cm-tooltip'))).toContainText(
    'this key is not known. Allowed here: type, variant,',
  )
  await endOf(page, 'path: /sugar-free-blueprint')
  await faults.getByRole('button').click()
  await expect(code(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' or never')
  await expect(line(page, 'titel: Now or never')).toBeVisible()
  await expect.poll(() => readFile(dev.file, 'utf8')).toContain('titel: Now or never')
  await writeFile(dev.file, before)
  await expect(code(page)).not.toContainText('Now or never')
  await expect(faults).toHaveCount(0)
})

test('between fields and YAML the cursor stays at its letter', async ({ dev, page }) => {
  const before = await readFile(dev.file, 'utf8')
  await open(page, '/sugar-free-blueprint?edit=page')
  await openPart(page, /^Questions/)
  const title = editor(page).getByLabel('Title', { exact: true })
  await title.focus()
  await title.press('Control+Home')
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await view(page, 'YAML').press('Enter')
  await expect(code(page)).toBeFocused({ timeout: 60_000 })
  await page.keyboard.type('!')
  await expect(line(page, 'title: Be!fore you say yes')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowRight')
  await view(page, 'Fields').press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.type('-')
  await expect(title).toHaveValue('Bef-ore you say yes')
  await page.keyboard.press('Backspace')
  await expect.poll(() => readFile(dev.file, 'utf8')).toBe(before)
})

test('broken YAML is kept as it is typed, and a file saved elsewhere is not overwritten', async ({
  dev,
  page,
}) => {
  const before = await readFile(dev.file, 'utf8')
  await openYaml(page)
  await endOf(page, 'name: Sugar Free')
  await page.keyboard.press('Enter')
  await page.keyboard.type('links: [')
  await page.keyboard.press('Delete')
  await expect.poll(() => readFile(dev.file, 'utf8')).toContain('\nlinks: [\n')
  await expect(editor(page).getByRole('region', { name: 'Diagnostics' })).toBeVisible()
  await expect(heading(page)).toHaveText('Break up with sugar. Stay sweet.')
  await view(page, 'Fields').click()
  await editor(page).getByRole('link', { name: 'in the YAML' }).click()
  await writeFile(dev.file, before)
  await expect(code(page)).not.toContainText('links: [')

  const elsewhere = before.replace('name: Sugar Free', 'name: Saved elsewhere')
  await page.route('**/__editor/**', async (route) => {
    if (route.request().method() === 'POST') await writeFile(dev.file, elsewhere)
    await route.continue()
  })
  await endOf(page, 'path: /sugar-free-blueprint')
  await page.keyboard.type(' # ours')
  const alert = editor(page).getByRole('alert')
  await expect(alert).toContainText('The file has changed on disk.')
  await expect(code(page)).toContainText('# ours')
  expect(await readFile(dev.file, 'utf8')).toBe(elsewhere)
  await alert.getByRole('button').click()
  await expect(code(page)).toContainText('name: Saved elsewhere')
  await expect(code(page)).not.toContainText('# ours')
  await page.unroute('**/__editor/**')
  await writeFile(dev.file, before)
})

test('axe finds nothing in the YAML, dark and light, on a phone, and Tab leaves it', async ({ page }) => {
  const found: string[] = []
  await page.setViewportSize({ width: 1440, height: 844 })
  await openYaml(page)
  await page.evaluate(axeScript)
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await endOf(page, 'type: hero')
    await page.keyboard.press('Tab')
    await expect(code(page)).not.toBeFocused()
    const overflow = await editor(page).evaluate((pane) => pane.scrollWidth - pane.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const { violations } = await axeFindings(page, true)
    found.push(...violations.map((violation) => `${width} ${violation}`))
  }
  expect(found).toEqual([])
})
