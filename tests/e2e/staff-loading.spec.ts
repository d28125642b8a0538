import type { Page } from 'playwright/test'
import { isAll } from '../extent.ts'
import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { expect, test } from './product.ts'
import { addUnsentChange, event } from './unsent-change.ts'

const views = [
  { path: `/staff/events/${event}`, mark: '.toolbar, thead, .data' },
  { path: '/staff/events', mark: 'h2, .data' },
  { path: '/staff/queue', mark: '.trouble, .queues, .data' },
]

/** Where each of them begins. */
const topsOf = (page: Page, mark: string) =>
  page
    .locator('main')
    .locator(mark)
    .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().top)).slice(0, 3))

test('what waits has its place while it is read again: nothing moves when it comes', async ({
  page,
  context,
  visitor,
}) => {
  ensureRelease()
  const product = await launchProduct()
  try {
    await addUnsentChange(product, visitor)
    // An email that leaves would say that mail is back.
    await expect
      .poll(() =>
        product.query(
          `select from step_runs where provider = 'mail' and state in ('pending', 'running') and next_attempt_at <= now()`,
        ),
      )
      .toHaveLength(0)
    await product.query(`
      insert into step_runs (lead_id, coach, campaign, campaign_id, step, effect_key, config, email, provider, state, last_error,
        next_attempt_at)
      select id, coach, '${event}', campaign_id, 'email', 'waits', '{}', 'harbor/~event-moved', 'mail', 'pending',
        'The mail server refuses our password.', now() + interval '1 day' from leads`)
    await product.query(
      `insert into providers (name, state, trouble, failures, opened_at, open_until)
       values ('mail', 'open', 'credentials', 3, now(), now() + interval '1 hour')
       on conflict (name) do update set state = 'open', trouble = excluded.trouble, opened_at = now(), open_until = excluded.open_until`,
    )
    await page.goto(product.signInLink() ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('No email has left since')).toBeVisible()

    for (const width of isAll ? [390, 1440] : [390])
      for (const { path, mark } of views) {
        // What was in view in another tab is known in this one.
        const tab = await context.newPage()
        await tab.setViewportSize({ width, height: 900 })
        const isReady = Promise.withResolvers<void>()
        await tab.route('**/staff/api/**', async (route) => {
          await isReady.promise
          await route.continue()
        })
        await tab.goto(product.origin + path)
        await expect(tab.locator('main').locator(mark).nth(2)).toBeAttached()
        const before = await topsOf(tab, mark)
        isReady.resolve()
        await expect(tab.locator('.ghost')).toHaveCount(0)
        const after = await topsOf(tab, mark)
        for (const [at, top] of after.entries())
          expect(
            Math.abs(top - (before[at] ?? 0)),
            `${path}, ${width}: ${before.join()} and ${after.join()}`,
          ).toBeLessThan(4)
        await tab.close()
      }

    // The place is given up where nothing comes.
    await page.route('**/staff/api/queue/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${product.origin}/staff/queue/failing?provider=mail&state=failed`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('.ghost')).toHaveCount(0)
  } finally {
    await product.close()
  }
})
