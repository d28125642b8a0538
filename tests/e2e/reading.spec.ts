import type { CDPSession, Page } from 'playwright/test'
import { accessibleNodes } from './accessible-nodes.ts'
import { fillEach } from './fill-each.ts'
import { expect, liveForm, test } from './product.ts'

const path = '/harbor-relocation-masterclass'
const button = (page: Page) => page.locator('form button[type=submit]')

/** What a screen reader says by itself: what becomes new in live regions. */
const heard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=alert],[role=status]')].flatMap((region) => {
      const said = region instanceof HTMLElement && region.innerText.replaceAll(/\s+/g, ' ').trim()
      return said ? [`${region.getAttribute('role')}: "${said}"`] : []
    }),
  )

const focused = async (chromium: CDPSession) => {
  const at = (await accessibleNodes(chromium)).filter(({ isFocused }) => isFocused)
  return at.at(-1)?.words ?? ''
}

const landmarks = ['banner', 'main', 'contentinfo', 'navigation', 'form', 'region']

/** The names of the page's parts and headings. */
const outline = async (chromium: CDPSession) =>
  (await accessibleNodes(chromium))
    .filter(({ role }) => role === 'heading' || landmarks.includes(role))
    .map(({ words }) => words)

/** What the part with the focus contains, text by text. */
const readOn = async (chromium: CDPSession) => {
  const nodes = await accessibleNodes(chromium)
  const at = nodes.findIndex(({ role, isFocused }) => role === 'region' && isFocused)
  const end = nodes.findIndex(({ depth }, index) => index > at && depth <= (nodes[at]?.depth ?? 0))
  return nodes.slice(at + 1, end).flatMap(({ role, words }, index, all) => {
    const text = words.replace(/^StaticText "(.*)"$/, '$1').trim()
    const isName = all[index - 1]?.words.endsWith(`"${text}"`) === true
    return ['list', 'listitem', 'paragraph', 'strong', 'emphasis'].includes(role) || text === '' || isName
      ? []
      : [text]
  })
}

const about = `# What a screen reader says in the longest form

From Chromium's accessibility tree. \`npm run test:e2e -- reading --update-snapshots\` writes it anew;
without the option the test fails where the page says something else. A line with a role is what a live region says by itself.
`

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

test('the path of a screen reader through the longest form is as written down', async ({
  page,
  product,
  visitor,
}) => {
  const chromium = await page.context().newCDPSession(page)
  const parts: string[] = []
  const write = (title: string, lines: readonly string[]) => parts.push(`## ${title}\n\n${list(lines)}\n`)
  const plain = (words: string) => words.replaceAll(visitor.email, 'ann@example.com')
  const now = async (title: string) =>
    write(title, [
      `title: ${await page.title()}`,
      ...(await heard(page)),
      `focus: ${plain(await focused(chromium))}`,
    ])

  await page.goto(product.origin + path)
  write('The page: landmarks and headings', [`title: ${await page.title()}`, ...(await outline(chromium))])

  await page.locator('form [name]').first().focus()
  await expect(liveForm(page)).toBeVisible()
  const stops: string[] = []
  while (await page.evaluate(() => document.activeElement?.closest('form') !== null)) {
    stops.push(await focused(chromium))
    await page.keyboard.press('Tab')
  }
  write('The form, from field to field', stops)

  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await now('Sent empty')

  await fillEach(page, 'ann@')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=email]')).toBeFocused()
  await now('Sent with a wrong address')

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/submit/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.locator('[name=email]').fill(visitor.email)
  await page.locator('[name=email]').press('Enter')
  await expect(button(page)).toBeDisabled()
  await button(page).focus()
  await now('While it is being sent')

  answer.resolve()
  await expect(page.locator('.done')).toBeVisible()
  await now('Sent')
  write('What it reads from there', (await readOn(chromium)).map(plain))
  expect([about, ...parts].join('\n')).toMatchSnapshot('screen-reader.md')
})
