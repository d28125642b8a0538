import {
  again,
  email,
  empty,
  field,
  fillAll,
  filled,
  late,
  liveForm,
  refusal,
  screens,
  send,
  sendButton,
  standing,
  stored,
} from './lab-form.ts'
import { expect, test } from './lab.ts'

test('values entered before the script of the form loads are preserved and sent', async ({ page, lab }) => {
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

  test('a returned form opens at the first field to correct', async ({ page, lab }) => {
    await page.setViewportSize({ width: 390, height: 320 })
    await lab.show(again)
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toBeInViewport()
    await expect(page).toHaveTitle(/^Error: [^:]+$/)
    const failed = { tone: 'error', title: 'Registration failed' } as const
    const form = { values: {}, errors: {}, notice: failed }
    await lab.show({ page: 'campaign', data: { campaign: 'nora/long', form } })
    await expect(page.getByText('Registration failed')).toBeInViewport()
  })

  test('the box above its button leads to each field to correct, and repeats none of them', async ({
    page,
    lab,
  }) => {
    await lab.show(again)
    const box = page.locator('form .notice')
    await expect(box.getByRole('link')).toHaveText(['Email address', 'Which evening suits you?'])
    await box.getByRole('link', { name: 'Which evening suits you?' }).click()
    await expect(page.locator('[name=evening]').first()).toBeFocused()
    await expect(page.getByText('Please choose one.')).toHaveCount(1)
  })

  test('a form sent too late opens at its message, and a new page at its top', async ({ page, lab }) => {
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

test('every field shows what the server returns, with and without the script', async ({ page, lab }) => {
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
  await expect(page).toHaveTitle(/^Error: [^:]+$/)
})

test('a form that stays on the page is cleared, and its button keeps the focus', async ({ page, lab }) => {
  await lab.show(again)
  lab.answer(stored)
  await field(page, 'email').fill(email)
  await expect(liveForm(page)).toBeVisible()
  await field(page, 'email').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'All set!' }).first()).toBeVisible()
  expect(await standing(page)).toEqual(empty)
  await expect(sendButton(page)).toBeFocused()
  await expect(page.locator('form .notice')).toContainText('All set!')
  await expect(page).toHaveTitle('All set!')
  await field(page, 'email').pressSequentially('b')
  await expect(page.locator('.problem, form .notice')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/All set|Error/)
})

test('while the form is being sent nothing in it changes', async ({ page, lab }) => {
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

test('a group of choices shows its error, and its first choice gets the focus', async ({ page, lab }) => {
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

test('a late mail keeps the form as typed and offers the booking link in a new tab', async ({
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

test('a guest who is already registered reads that calmly, and the fields keep their values', async ({
  page,
  lab,
}) => {
  await send(page, lab, '/long', refusal('already_registered'))
  const notice = page.locator('.notice')
  await expect(notice).toHaveText(/Already registered\s*You have a place/)
  await expect(notice).toHaveRole('status')
  expect(await standing(page)).toEqual(filled)
})

test('when the event is over a message replaces the form, and the rest of the page stays', async ({
  page,
  lab,
}) => {
  await page.setViewportSize(screens.phone)
  lab.answer(refusal('event_over'))
  await lab.open('/long')
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  const height = await page.locator('.form-place').evaluate((place) => place.clientHeight)
  await sendButton(page).click()
  await expect(page.locator(':focus')).toContainText('The evening is over')
  await expect(page.locator('form')).toHaveCount(0)
  expect(await page.locator('.form-place').evaluate((place) => place.clientHeight)).toBe(height)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.press-bar')).toBeHidden()
})

test('without a response the fields keep their values, and the text of the campaign says so', async ({
  page,
  lab,
}) => {
  await page.clock.install()
  await send(page, lab, '/long', null)
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return page.getByRole('button', { name: 'Try again now' }).count()
    })
    .toBe(1)
  await expect(page.locator('.notice')).toContainText(
    'There was an issue creating your registration (No answer came back.). Please try again.',
  )
  expect(await standing(page)).toEqual(filled)
})

test('a message at the lower edge goes after a while or when closed, but not while it has the focus', async ({
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

test('the success view contains the typed address, and reads well without one', async ({ page, lab }) => {
  await send(page, lab, '/short', stored)
  await expect(page.locator('.done')).toContainText(`We have written to ${email}.`)
  await lab.show({ page: 'done', data: { campaign: 'nora/short', answer: stored, email } })
  await expect(page.locator('.done')).toContainText(`We have written to ${email}.`)
  await lab.show({ page: 'done', data: { campaign: 'nora/short', answer: stored } })
  await expect(page.locator('.done')).toContainText('We have written to your inbox.')
})

test('the success view stays over a reload, and going back leads to a form that can be sent', async ({
  page,
  lab,
}) => {
  await send(page, lab, '/short', stored)
  await expect(page.locator('.done')).toBeVisible()
  await page.reload()
  await expect(page.locator('.done')).toContainText(`We have written to ${email}.`)
  await expect(page.getByRole('heading', { name: 'You have a place' })).toBeInViewport()
  await page.goBack()
  await fillAll(page)
  await sendButton(page).click()
  await expect(page.locator('.done')).toBeVisible()
  expect(lab.sent).toHaveLength(2)
})

test('whoever leaves after an error and comes back can send the form', async ({ page, lab }) => {
  await send(page, lab, '/short', refusal('step_failed'))
  await expect(page.locator('form .notice')).toBeVisible()
  await page.goto('about:blank')
  await page.goBack()
  lab.answer(stored)
  await fillAll(page)
  await expect(liveForm(page)).toBeVisible()
  await sendButton(page).click()
  await expect(page.locator('.done')).toBeVisible()
})

test('a late mail without scripts shows the same text and the same booking link', async ({ page, lab }) => {
  await lab.show({ page: 'done', data: { campaign: 'nora/stays', answer: late, email } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered')
  await expect(page.getByRole('link', { name: 'Book your slot' })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('main')).not.toContainText('You have a place')
})
