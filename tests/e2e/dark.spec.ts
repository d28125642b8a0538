import type { Page } from 'playwright/test'
import { pageViolations } from './axe-findings.ts'
import { email, refusal, screens, send, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'
import type { Lab } from './lab.ts'

test.use({ viewport: screens.phone, contextOptions: { reducedMotion: 'reduce' } })

type State = [string, (page: Page, lab: Lab) => Promise<void>]
const states: State[] = [
  ['as it comes', (_page, lab) => lab.open('/night')],
  [
    'with nothing filled in',
    async (page, lab) => {
      await lab.open('/night')
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('Missing Information')
    },
  ],
  [
    'that failed',
    async (page, lab) => {
      await send(page, lab, '/night', refusal('step_failed'))
      await expect(page.getByRole('alert').getByText('Registration failed')).toBeVisible()
    },
  ],
  [
    'that was sent',
    async (page, lab) => {
      await send(page, lab, '/night', stored)
      await expect(page.getByRole('heading', { name: 'You have a place' })).toBeInViewport()
    },
  ],
  [
    'of a full event',
    async (page, lab) => {
      const form = { values: {}, errors: {}, closed: 'full' } as const
      await lab.show({ page: 'campaign', data: { campaign: 'nora/night', form } })
      await expect(page.getByText('Every place is taken')).toBeVisible()
    },
  ],
  [
    'that was sent without scripts',
    async (page, lab) => {
      await lab.show({ page: 'done', data: { campaign: 'nora/night', answer: stored, email } })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have a place')
    },
  ],
  [
    'that is not there',
    async (page, lab) => {
      await lab.show({ page: 'not-found', data: { campaign: 'nora/night' } })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  ],
]

for (const [name, reach] of states)
  test(`axe finds nothing on a dark page ${name}, and nothing on it is white`, async ({ page, lab }) => {
    await reach(page, lab)
    expect(await pageViolations(page)).toEqual([])
    expect(await page.evaluate(whiteGrounds)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  })

test('a dark page tells the browser so, and is ink on white on paper', async ({ page, lab }) => {
  await lab.open('/night')
  const lightness = () =>
    page.evaluate(() =>
      ['color', 'background-color'].map((name) =>
        (
          getComputedStyle(document.body)
            .getPropertyValue(name)
            .match(/[\d.]+/g) ?? []
        ).map(Number),
      ),
    )
  const [text = [], ground = []] = await lightness()
  expect(Math.min(...text)).toBeGreaterThan(200)
  expect(Math.max(...ground)).toBeLessThan(60)
  const theme = await page.locator('meta[name=theme-color]').getAttribute('content')
  expect(theme).toBe(`#${ground.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
  await page.emulateMedia({ media: 'print' })
  const [ink = [], paper = []] = await lightness()
  expect(Math.max(...ink)).toBeLessThan(80)
  expect(paper).toEqual([0, 0, 0, 0])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

/** Runs in the page. */
const whiteGrounds = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).backgroundColor === 'rgb(255, 255, 255)')
    .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
