import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Accepted, RefusalCode } from '../../engine/campaign/answer.ts'
import { expect, test } from './lab.ts'
import type { Lab } from './lab.ts'

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const email = 'ann.archer@example.com'

const stored: Accepted = { ok: true, outcome: 'full', title: 'All set!', message: 'Check your email.' }
const late: Accepted = {
  ok: true,
  outcome: 'partial',
  title: 'You are registered',
  message: 'The email may be delayed. Please book your slot.',
  action: { label: 'Book your slot', href: 'https://calendly.com/nora/slot' },
}
const refusal = (code: RefusalCode, message = 'What the server says.', fields?: Record<string, string>) => ({
  error: { code, message, ...(fields && { fields }) },
  requestId: 'r',
})

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const sendButton = (page: Page) => page.locator('form button[type=submit]')
const liveForm = (page: Page) => page.locator('form[novalidate]')

const fillAll = async (page: Page) => {
  await field(page, 'name').fill('Ann Archer')
  await field(page, 'email').fill(email)
  if ((await field(page, 'company').count()) === 0) return
  await field(page, 'company').fill('Northgate')
  await field(page, 'size').selectOption('large')
  await page.getByLabel('Tuesday, 6 pm').check()
  await field(page, 'wish').fill('Schools.\nAnd keys.')
  await field(page, 'rules').check()
}
const filled = {
  name: 'Ann Archer',
  email,
  company: 'Northgate',
  size: 'large',
  evening: 'tuesday',
  wish: 'Schools.\nAnd keys.',
  rules: true,
}

/** What stands in the fields now. */
const standing = async (page: Page) => ({
  name: await field(page, 'name').inputValue(),
  email: await field(page, 'email').inputValue(),
  company: await field(page, 'company').inputValue(),
  size: await field(page, 'size').inputValue(),
  evening: await page
    .locator('[name=evening]:checked')
    .evaluateAll((chosen) => chosen.map((one) => one.getAttribute('value')))
    .then(([value]) => value ?? ''),
  wish: await field(page, 'wish').inputValue(),
  rules: await field(page, 'rules').isChecked(),
})
const empty = { name: '', email: '', company: '', size: '', evening: '', wish: '', rules: false }

const send = async (page: Page, lab: Lab, path: string, answer: Parameters<Lab['answer']>[0]) => {
  lab.answer(answer)
  await lab.open(path)
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
}

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}

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
      await expect(page.getByText('Registration failed')).toBeVisible()
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
      await expect(page.getByRole('status').filter({ hasText: 'All set!' })).toBeVisible()
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
]

const again = {
  page: 'campaign',
  data: {
    campaign: 'nora/clears',
    form: {
      values: {
        name: 'Ann',
        company: 'Northgate',
        size: 'large',
        evening: 'tuesday',
        wish: 'Quiet.',
        rules: 'on',
      },
      errors: { email: 'Please fill this in.', evening: 'Please choose one.' },
      notice: { tone: 'error', title: 'Missing Information' },
    },
  },
} as const

for (const [screen, viewport] of Object.entries(screens))
  test.describe(`#196 on a ${screen}, axe finds nothing on a form`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    for (const [name, reach] of states)
      test(name, async ({ page, lab }) => {
        await reach(page, lab)
        expect(await findings(page)).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(viewport.width)
      })
  })

test('what was typed and chosen before the script of the form came is still there, and is sent', async ({
  page,
  lab,
}) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.fallback()
  })
  lab.answer(stored)
  await lab.open('/long')
  await fillAll(page)
  expect(await standing(page)).toEqual(filled)
  script.resolve()
  await expect(liveForm(page)).toBeVisible()
  expect(await standing(page)).toEqual(filled)
  await sendButton(page).click()
  await expect(page.getByText('You have a place').first()).toBeVisible()
  expect(lab.sent[0]).toMatchObject({ ...filled, room: 'blue' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that comes back begins where something is to be mended', async ({ page, lab }) => {
    await page.setViewportSize({ width: 390, height: 320 })
    await lab.show(again)
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toBeInViewport()
    const failed = { tone: 'error', title: 'Registration failed' } as const
    const form = { values: {}, errors: {}, notice: failed }
    await lab.show({ page: 'campaign', data: { campaign: 'nora/long', form } })
    await expect(page.getByText('Registration failed')).toBeInViewport()
  })

  test('a form that was sent too late begins with saying so, a page that is opened begins at its top', async ({
    page,
    lab,
  }) => {
    await page.setViewportSize({ width: 390, height: 320 })
    const full = page.getByText('Every place is taken')
    const show = (values: Record<string, string>) =>
      lab.show({
        page: 'campaign',
        data: { campaign: 'nora/long', form: { values, errors: {}, closed: 'full' } },
      })
    await show({ name: 'Ann' })
    await expect(full).toBeInViewport()
    await show({})
    await expect(full).not.toBeInViewport()
  })
})

test('what the server gives back stands in every field, with and without the script', async ({
  page,
  lab,
}) => {
  const given = {
    ...empty,
    name: 'Ann',
    company: 'Northgate',
    size: 'large',
    evening: 'tuesday',
    wish: 'Quiet.',
    rules: true,
  }
  await lab.show(again)
  expect(await standing(page)).toEqual(given)
  await field(page, 'email').focus()
  await expect(liveForm(page)).toBeVisible()
  expect(await standing(page)).toEqual(given)
})

test('a form that stays is emptied, whatever it came with, and its button keeps the focus', async ({
  page,
  lab,
}) => {
  await lab.show(again)
  lab.answer(stored)
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()
  await field(page, 'email').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'All set!' })).toBeVisible()
  expect(await standing(page)).toEqual(empty)
  await expect(sendButton(page)).toBeFocused()
  await field(page, 'email').pressSequentially('b')
  await expect(page.locator('.problem')).toHaveCount(0)
})

test('while the form is on its way nothing in it changes', async ({ page, lab }) => {
  await send(page, lab, '/long', () => new Promise(() => {}))
  await expect(sendButton(page)).toHaveText('Saving...')
  await field(page, 'size').focus()
  await page.keyboard.press('ArrowUp')
  await page.getByLabel('Tuesday, 6 pm').focus()
  await page.keyboard.press('ArrowUp')
  await field(page, 'rules').focus()
  await page.keyboard.press('Space')
  await field(page, 'rules').dispatchEvent('click')
  await page.getByText('Monday, 6 pm').click({ force: true })
  await field(page, 'name').focus()
  await page.keyboard.type('x')
  expect(await standing(page)).toEqual(filled)
})

test('a group of choices says what is wrong with it, and its first choice takes the focus', async ({
  page,
  lab,
}) => {
  await send(page, lab, '/long', refusal('bad_option', 'x', { evening: 'Please choose another evening.' }))
  const group = page.getByRole('radiogroup', { name: 'Which evening suits you?' })
  await expect(group).toHaveAttribute('aria-invalid', 'true')
  await expect(group).toHaveAccessibleDescription(/Please choose another evening.*You can change it later/)
  await expect(group.locator(':focus')).toHaveCount(1)
})

test('with the keyboard alone every field is reached in order, filled and sent', async ({ page, lab }) => {
  lab.answer(stored)
  await lab.open('/long')
  await field(page, 'name').focus()
  await expect(liveForm(page)).toBeVisible()
  for (const key of ['Ann', email, 'Northgate', '']) {
    if (key) await page.keyboard.type(key)
    await page.keyboard.press('Tab')
  }
  await expect(field(page, 'size')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Quiet.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('You have a place')
  expect(lab.sent[0]).toMatchObject({
    name: 'Ann',
    size: 'small',
    evening: 'tuesday',
    wish: 'Quiet.',
    rules: true,
  })
})

test('a late mail leaves the form as it was typed, with the way to book, in a new tab', async ({
  page,
  lab,
}) => {
  await send(page, lab, '/stays', late)
  const book = page.getByRole('link', { name: 'Book your slot' })
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(book).toHaveAttribute('rel', /noopener/)
  await expect(page.locator('.toast')).toContainText('The email may be delayed.')
  expect(await standing(page)).toEqual(filled)
})

test('somebody who has a place reads so, without alarm, and keeps the fields', async ({ page, lab }) => {
  await send(page, lab, '/long', refusal('already_registered'))
  const notice = page.locator('.notice')
  await expect(notice).toHaveText(/Already registered\s*You have a place/)
  await expect(notice).toHaveRole('status')
  expect(await standing(page)).toEqual(filled)
})

test('when the event is over the form makes room for that, and the page stays as it is', async ({
  page,
  lab,
}) => {
  await page.setViewportSize(screens.phone)
  lab.answer(refusal('event_over'))
  await lab.open('/long')
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  const height = await page.locator('.card').evaluate((card) => card.clientHeight)
  await sendButton(page).click()
  await expect(page.locator(':focus')).toContainText('The evening is over')
  await expect(page.locator('form')).toHaveCount(0)
  expect(await page.locator('.card').evaluate((card) => card.clientHeight)).toBe(height)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.press-bar')).toBeHidden()
})

test('no answer at all: the fields are kept and the campaign says so in its own words', async ({
  page,
  lab,
}) => {
  await page.clock.install()
  await send(page, lab, '/long', null)
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return page.locator('.notice').count()
    })
    .toBe(1)
  await expect(page.locator('.notice')).toContainText(
    'There was an issue creating your registration (No answer came back.). Please try again.',
  )
  expect(await standing(page)).toEqual(filled)
})

test('a message at the lower edge leaves by itself, or when it is closed, but not while it is read', async ({
  page,
  lab,
}) => {
  await page.clock.install()
  await send(page, lab, '/clears', stored)
  const toast = page.locator('.toast')
  await expect(toast).toHaveCount(1)
  await toast.hover()
  await page.clock.runFor(13_000)
  await expect(toast).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(13_000)
  await expect(toast).toHaveCount(0)
  await sendButton(page).click()
  await expect(toast).toContainText('Missing Information')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(toast).toHaveCount(0)
})

test('on a phone a message never covers the field that has the focus', async ({ page, lab }) => {
  await page.setViewportSize(screens.phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await lab.open('/long')
  await sendButton(page).click()
  await expect(page.locator('.toast')).toBeVisible()
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect()
      const focused = document.activeElement
      const place = focused?.closest('form') ? focused.getBoundingClientRect() : undefined
      const isCovered = toast && place && place.bottom > toast.top && place.top < toast.bottom
      return isCovered ? focused?.getAttribute('name') : null
    })
  await expect(field(page, 'name')).toBeFocused()
  await expect.poll(covered).toBeNull()
  while (await page.evaluate(() => document.activeElement?.closest('form') !== null)) {
    await page.keyboard.press('Tab')
    expect(await covered()).toBeNull()
  }
})

test('the address that was typed is in the success view, and without one the words still hold', async ({
  page,
  lab,
}) => {
  await send(page, lab, '/short', stored)
  await expect(page.locator('.done')).toContainText(`We have written to ${email}.`)
  await lab.show({ page: 'done', data: { campaign: 'nora/short', answer: stored, email } })
  await expect(page.locator('.done')).toContainText(`We have written to ${email}.`)
  await lab.show({ page: 'done', data: { campaign: 'nora/short', answer: stored } })
  await expect(page.locator('.done')).toContainText('We have written to your inbox.')
})

test('a late mail without scripts: the same words and the same way to book', async ({ page, lab }) => {
  await lab.show({ page: 'done', data: { campaign: 'nora/stays', answer: late, email } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered')
  await expect(page.getByRole('link', { name: 'Book your slot' })).toHaveAttribute('target', '_blank')
  await expect(page.locator('.done')).not.toContainText('You have a place')
})

test('a closed form asks for no script', async ({ page, lab }) => {
  await lab.show({
    page: 'campaign',
    data: { campaign: 'nora/long', form: { values: {}, errors: {}, closed: 'over' } },
  })
  await page.getByText('The evening is over').click()
  expect(lab.requests.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('a calendar of another host is fetched when it comes into view, and not before', async ({
  page,
  lab,
}) => {
  await page.setViewportSize({ width: 390, height: 320 })
  await lab.open('/calendar')
  const outside = () => lab.requests.filter((url) => !url.startsWith('http://lab.test'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(outside()).toEqual([])
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect.poll(outside).toEqual(['https://calendly.com/nora/slot'])
  await expect(page.frameLocator('iframe').getByText('another host')).toBeVisible()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('iframe').scrollIntoViewIfNeeded()
  expect(outside()).toHaveLength(1)
})

test('the script of a form below the first screen is fetched when the form comes into view', async ({
  page,
  lab,
}) => {
  await page.setViewportSize({ width: 390, height: 320 })
  await lab.open('/long')
  const scripts = () => lab.requests.filter((url) => url.endsWith('.js'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(scripts()).toEqual([])
  await page.locator('form').scrollIntoViewIfNeeded()
  await expect.poll(() => scripts().length).toBe(1)
})
