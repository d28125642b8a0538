import type { Request } from 'playwright/test'
import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { documentViolations, pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'
import { addUnsentChange, event } from './unsent-change.ts'

test('without a network staff read on in what they had read, see of when it is, and get the rest once there is a network again', async ({
  page,
  context,
  visitor,
}) => {
  ensureRelease()
  const product = await launchProduct()
  try {
    await page.clock.install()
    await page.goto(product.signInLink() ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'Leads', exact: true }).click()
    // Today says the same.
    await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nobody has signed up yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Test dashboard' }).click()
    const send = page.getByRole('button', { name: 'Send Test Email' })
    await expect(send).toBeEnabled()
    // An answer that the network takes away half way would keep its list from being read again.
    const unanswered = new Set<Request>()
    page.on('request', (asked) => unanswered.add(asked))
    page.on('requestfinished', (asked) => unanswered.delete(asked))
    page.on('requestfailed', (asked) => unanswered.delete(asked))
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nobody has a seat yet' })).toBeVisible()
    await expect.poll(() => unanswered.size).toBe(0)

    await context.setOffline(true)
    const strip = page.getByRole('status').filter({ hasText: 'No connection.' })
    await expect(strip).toContainText(/As of \d+:\d\d/)
    await page.getByRole('link', { name: 'Test dashboard' }).click()
    await expect(send).toBeDisabled()
    await page.getByRole('link', { name: 'Leads', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nobody has signed up yet' })).toBeVisible()
    await expect(strip).toBeVisible()
    expect(await pageViolations(page)).toEqual([])

    await fetch(`${product.origin}/api/submit/vitality/sugar-free-blueprint`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(visitor),
    })
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
    await expect(strip).toHaveCount(0)

    await page.route('**/staff/api/**', (route) => route.fulfill({ status: 500, json: {} }))
    // What was read in the last seconds is not read again.
    await page.clock.fastForward(10_000)
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
    const failed = page.getByRole('status').filter({ hasText: 'This could not be read again.' })
    await expect(failed).toBeVisible({ timeout: 15_000 })
    // What the list said of it stays in view.
    await page.getByRole('link', { name: 'Relocation Masterclass for HR' }).first().click()
    await expect(page.getByRole('heading', { name: 'The guests could not be loaded' })).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByRole('link', { name: 'meet.harborandkey.example' })).toBeVisible()
    expect(await pageViolations(page)).toEqual([])
    await page.goBack()
    // While all fails, the notice stays, and its button with it.
    const again = page.waitForRequest('**/staff/api/**')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await again
    await page.unroute('**/staff/api/**')
    await expect(failed).toHaveCount(0)

    await page.route('**/staff/api/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${product.origin}/staff/you`)
    await expect(
      page.getByRole('heading', { name: 'The devices and passkeys could not be loaded' }),
    ).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
    for (const name of ['Sign out this device', 'Sign out everywhere'])
      await expect(page.getByRole('button', { name })).toBeEnabled()
    expect(await pageViolations(page)).toEqual([])
  } finally {
    await product.close()
  }
})

test('without a network nothing looks as if it could be pressed, and says why; with one it acts again', async ({
  page,
  context,
  visitor,
}) => {
  ensureRelease()
  const product = await launchProduct()
  try {
    await addUnsentChange(product, visitor)
    await page.goto(product.signInLink() ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const row = page.getByRole('link', { name: /not been told of a change/ })
    await expect(row).toContainText('Tell them')
    await context.setOffline(true)
    await expect(row).toContainText('See it')
    await expect(row).not.toContainText('Tell them')
    await context.setOffline(false)
    await expect(row).toContainText('Tell them')
    await row.click()

    const send = page.getByRole('button', { name: 'Send to 1 guest', exact: true })
    await expect(send).toBeEnabled()
    await send.click()
    const dialog = page.getByRole('dialog')
    const now = dialog.getByRole('button', { name: 'Send to 1 guest now' })
    await expect(now).toBeEnabled()
    await context.setOffline(true)
    await expect(dialog).toContainText('No connection. Until there is one, nothing can be sent or changed.')
    await expect(now).toBeDisabled()
    expect(await documentViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(send).toBeDisabled()
    await expect(send).toHaveAttribute('title', 'There is no connection')
    await send.click({ force: true })
    await expect(dialog).toHaveCount(0)
    expect(await documentViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'Attendance' }).click()
    const tick = page.getByRole('checkbox', { name: visitor.name })
    await tick.check()
    const guest = page.getByRole('listitem').filter({ hasText: visitor.name })
    await expect(guest).toContainText('Not sent yet')
    await expect(page.getByText('1 of 1 here')).toBeVisible()
    await expect(page.getByText('Ticks are kept on this device, and sent once there is one.')).toBeVisible()
    await expect(page.getByText('nothing can be sent or changed')).toHaveCount(0)
    // Why stays in view, however far the list is scrolled.
    await page.setViewportSize({ width: 390, height: 320 })
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toBeInViewport({
      ratio: 0.9,
    })
    expect(await documentViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })

    // Its code was never fetched.
    await page.getByRole('link', { name: 'Email diagnostics' }).click()
    await expect(page.getByRole('heading', { name: 'This page was not open before' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Run full diagnostics' })).toBeEnabled()

    await expect
      .poll(() => product.query('select from registrations where attended_at is not null'))
      .toHaveLength(1)
    await page.goto(`${product.origin}/staff/events/${event}?view=door`)
    await page.getByRole('button', { name: 'Here 1' }).click()
    await expect(tick).toBeChecked()

    // A tick that the server did not get outlives the page.
    const attendance = '**/staff/api/**/attendance'
    await page.route(attendance, (route) => route.abort())
    await tick.uncheck()
    await expect(guest).toContainText('Not sent yet')
    await page.reload()
    await expect(tick).not.toBeChecked()
    await expect(guest).toContainText('Not sent yet')
    await page.unroute(attendance)
    await expect(guest).not.toContainText('Not sent yet', { timeout: 10_000 })
    expect(await product.query('select from registrations where attended_at is not null')).toHaveLength(0)

    // Where the server fails, the list that was read stays at the door.
    await page.route('**/staff/api/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('link', { name: 'Events', exact: true }).first().click()
    await page.goBack()
    await expect(
      page.getByRole('status').filter({ hasText: 'The server answered with an error.' }),
    ).toBeVisible({
      timeout: 15_000,
    })
    await expect(tick).toBeVisible()
  } finally {
    await product.close()
  }
})
