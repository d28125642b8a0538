import type { Page } from 'playwright/test'
import { pageViolations } from './axe-findings.ts'
import { isAll } from '../extent.ts'
import { again, email, late, refusal, screens, send, sendButton, stored } from './lab-form.ts'
import { expect, test } from './lab.ts'
import type { Lab } from './lab.ts'

type State = [string, (page: Page, lab: Lab) => Promise<void>]
const states: State[] = [
  ['as it comes', (_page, lab) => lab.open('/long')],
  [
    'with nothing filled in',
    async (page, lab) => {
      await lab.open('/long')
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('Missing Information')
    },
  ],
  [
    'nearly full',
    async (page, lab) => {
      const form = { values: {}, errors: {}, seats: { left: 12, capacity: 100 } }
      await lab.show({ page: 'campaign', data: { campaign: 'nora/sticky', form } })
      await expect(page.getByText('12 of 100 places left.')).toBeVisible()
    },
  ],
  [
    'on its way',
    async (page, lab) => {
      await send(page, lab, '/long', () => new Promise(() => {}))
      await expect(sendButton(page)).toHaveText('Saving...')
    },
  ],
  [
    'with a field that the server refuses',
    async (page, lab) => {
      await send(
        page,
        lab,
        '/long',
        refusal('bad_option', 'x', { evening: 'Please choose another evening.' }),
      )
      await expect(page.getByText('Please choose another evening.')).toBeVisible()
    },
  ],
  [
    'that failed',
    async (page, lab) => {
      await send(page, lab, '/long', refusal('step_failed'))
      await expect(page.getByRole('alert').getByText('Registration failed')).toBeVisible()
    },
  ],
  [
    'sent, long',
    async (page, lab) => {
      await send(page, lab, '/long', stored)
      await expect(page.getByRole('heading', { name: 'You have a place' })).toBeInViewport()
    },
  ],
  [
    'sent, short',
    async (page, lab) => {
      await send(page, lab, '/short', stored)
      await expect(page.getByRole('heading', { name: 'You have a place' })).toBeInViewport()
    },
  ],
  [
    'sent and emptied',
    async (page, lab) => {
      await send(page, lab, '/clears', stored)
      await expect(page.getByRole('status').filter({ hasText: 'All set!' }).first()).toBeVisible()
    },
  ],
  [
    'stored, with the mail late, and still there',
    async (page, lab) => {
      await send(page, lab, '/stays', late)
      await expect(page.getByRole('link', { name: 'Book your slot' })).toBeVisible()
    },
  ],
  [
    'of somebody who has a place',
    async (page, lab) => {
      await send(page, lab, '/long', refusal('already_registered'))
      await expect(page.getByText('Already registered')).toBeVisible()
    },
  ],
  [
    'of an event that filled up meanwhile',
    async (page, lab) => {
      await send(page, lab, '/short', refusal('event_full'))
      await expect(page.getByRole('heading', { name: 'Every place is taken' })).toBeInViewport()
    },
  ],
  [
    'of a full event, as the page comes',
    async (page, lab) => {
      await lab.show({
        page: 'campaign',
        data: { campaign: 'nora/long', form: { values: {}, errors: {}, closed: 'full' } },
      })
      await expect(page.getByText('Every place is taken')).toBeVisible()
    },
  ],
  [
    'shown again by the server',
    async (page, lab) => {
      await lab.show(again)
      await expect(page.getByText('Please choose one.')).toBeVisible()
    },
  ],
  [
    'sent without scripts',
    async (page, lab) => {
      await lab.show({ page: 'done', data: { campaign: 'nora/long', answer: stored, email } })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have a place')
    },
  ],
  [
    'sent, in a card that turns dark',
    async (page, lab) => {
      await send(page, lab, '/sticky', stored)
      await expect(page.getByRole('heading', { name: 'You have a place' })).toBeInViewport()
    },
  ],
  [
    'sent without scripts, as a first screen with its steps below',
    async (page, lab) => {
      await lab.show({ page: 'done', data: { campaign: 'nora/sticky', answer: stored, email } })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have a place')
      await expect(page.getByRole('heading', { level: 2, name: 'What is next' })).toBeVisible()
    },
  ],
]

/** In the quick run the stories show these states. */
for (const [screen, viewport] of isAll ? Object.entries(screens) : [])
  test.describe(`on a ${screen}, axe finds nothing on a form`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    for (const [name, reach] of states)
      test(name, async ({ page, lab }) => {
        await reach(page, lab)
        expect(await pageViolations(page)).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(viewport.width)
      })
  })
