import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright/test'
import { isAll } from '../extent.ts'
import { launchProduct, type Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { documentViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

let product: Product
let cookies: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>

test.beforeAll(async ({ browser }) => {
  ensureRelease()
  product = await launchProduct({ environment: { SMTP_URL: '', TRUSTED_PROXIES: '127.0.0.1' } })
  await seed()
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(product.signInLink() ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${product.origin}/staff`)
  cookies = await context.cookies()
  await context.close()
})
test.afterAll(() => product?.close())

let visitors = 0
const send = (values: Record<string, string>) =>
  fetch(`${product.origin}/api/submit/vitality/sugar-free-blueprint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${++visitors}` },
    body: JSON.stringify(values),
  })

const payload = '<img src=x onerror=alert(1)>'

const seed = async () => {
  await send({ name: 'Ann Archer', email: 'ann@example.com' })
  await send({ name: payload, email: 'eve@example.com' })
  for (const name of ['Bob', 'Cleo', payload])
    await send({ name, email: `robot${visitors}@example.com`, website: 'http://spam.example' })
  await product.query(
    `update step_runs set state = 'failed', finished_at = created_at, last_error = 'The mail server refused the mail.',
       last_error_detail = '554 no <ann@example.com>' where email is not null`,
  )
  await product.query(
    `insert into step_runs (lead_id, coach, campaign, campaign_id, step, effect_key, config, email, state, last_error,
       finished_at, next_attempt_at)
     select id, coach, 'vitality/sugar-free-blueprint', campaign_id, 'email', state, '{}', 'vitality/' || state, state,
       'The mail may have been sent.', case when state = 'unknown' then created_at end, created_at + interval '1 day'
     from leads, (values ('unknown'), ('pending')) as kind (state) where email = 'ann@example.com'`,
  )
  await product.query(
    `insert into suppressions (coach, address_hash, reason, created_at)
     select coach, address_hash, 'refused', created_at from leads where email = 'eve@example.com'`,
  )
  await product.query(
    `insert into providers (name, state, trouble, failures, opened_at, open_until)
     values ('webhook:hooks.example.com', 'open', 'outage', 3, now(), now() + interval '1 hour')`,
  )
  const folder = join(product.dataDir, 'mailbox')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${'a'.repeat(32)}.eml`), hostileMail)
}

/** What the command prints. */
const providers = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/providers/providers.ts', ...words], {
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '' },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  )

const hostileMail = [
  'From: eve@example.com',
  'To: ann@example.com',
  'Subject: <b>hostile</b>',
  'Date: Sat, 21 Nov 2026 09:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  `<p>Look</p><script>alert(1)</script>${payload}<form action="/staff/sign-out" method="post"><button>Go</button></form>`,
  '<a href="javascript:alert(1)">Script</a> <a href="/u/unknown-token">Page</a>',
].join('\r\n')

/** A signed-in page; `noise`: dialogs, refusals of the policy and errors. */
const open = async (browser: Browser, width: number) => {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const noise: string[] = []
  context.on('dialog', (dialog) => {
    noise.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text())
  })
  return { page, noise, close: () => context.close() }
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('an owner sees in one screen what came in and what waits, and gets to each by the keyboard', async ({
  browser,
}) => {
  const { page, noise, close } = await open(browser, 1440)
  await page.goto(`${product.origin}/staff`)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused()
  await expect(page.locator('dl')).toContainText('New leads today2In the last 7 days2')
  await expect(page.getByRole('list', { name: 'Newest leads' })).toContainText(payload)
  for (const [text, place] of [
    ['Webhook to hooks.example.com is suspended New leads wait', 'suspended'],
    ['3 deliveries have failed 1 from the last 30 days can be tried again.', 'failing'],
    ['3 quarantined forms wait', 'quarantined'],
    ['1 address bounced this week', 'bounces'],
  ] as const) {
    const link = page.getByRole('link', { name: text })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${product.origin}/staff/queue/${place}`)
    await page.goBack()
  }
  expect(noise).toEqual([])
  await close()
})

test('staff tick the forms of people and approve them together, discard the rest, and what a stranger typed stays text', async ({
  browser,
}) => {
  const { page, noise, close } = await open(browser, 1440)
  await page.goto(`${product.origin}/staff/queue/quarantined`)
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('main')).toContainText(payload)
  await expect(page.getByText('Hidden field filled in: usually a robot')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Approve \d/ })).toHaveCount(0)
  await page.getByLabel('Select all 3').focus()
  await page.keyboard.press('Space')
  await page.getByLabel(/robot3@/).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve / })).toHaveCount(1)
  await page.locator('summary', { hasText: 'What was sent by Bob' }).click()
  await expect(rows(page).filter({ hasText: 'Bob' }).getByRole('definition').first()).toHaveText('Bob')
  await page.getByRole('button', { name: 'Approve 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 approved.' })).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  const audit = await product.query("select actor from audit_log where action = 'submission_released'")
  expect(audit).toEqual([{ actor: 'operator' }, { actor: 'operator' }])
  await rows(page)
    .getByRole('button', { name: /^Discard / })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard for good' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 discarded.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No form is quarantined' })).toBeVisible()
  expect(await product.query("select count(*)::int as n from submissions where state = 'held'")).toEqual([
    { n: 0 },
  ])
  expect(noise).toEqual([])
  await close()
})

test('staff try failed steps again, one or all of a reason; what is in doubt has no button', async ({
  browser,
}) => {
  const { page, noise, close } = await open(browser, 390)
  await page.goto(`${product.origin}/staff/queue/failing`)
  const refused = rows(page).filter({ hasText: 'The mail server refused the mail' })
  await expect(refused).toContainText('2 emails did not get through')
  await expect(refused).toContainText('Ann Archer')
  await expect(refused).toContainText('1 cannot be tried again')
  const unknown = rows(page).filter({ hasText: '1 email may be lost' })
  await expect(unknown).toContainText('The server stopped while sending. It is not sent a second time')
  await expect(unknown).toContainText('Next tryNever')
  await expect(unknown.getByRole('button')).toHaveCount(0)
  await refused.getByRole('link', { name: 'See all 2' }).click()
  await expect(page.getByRole('heading', { name: 'The mail server refused the mail' })).toBeFocused()
  await expect(page.getByText('2 emails did not get through. The mail server has a rule')).toBeVisible()
  await page.getByText('What the server said').click()
  await expect(page.getByText('554 no <…>')).toBeVisible()
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Try again: Ann Archer' }).click()
  await expect(page.getByText('1 on its way again.')).toBeVisible()
  await expect
    .poll(() =>
      product.query(
        "select state from step_runs where effect_key not in ('unknown', 'pending') and lead_id = (select id from leads where email = 'ann@example.com') and email is not null",
      ),
    )
    .toEqual([{ state: 'sent' }])
  expect(noise).toEqual([])
  await close()
})

test('staff and operators try a suspended service at once, and its list says what came of it', async ({
  browser,
}) => {
  await product.query(
    `update step_runs set state = 'pending', finished_at = null, troubled = true, next_attempt_at = now() + interval '5 minutes'
     where id = (select id from step_runs where state = 'sent' and email is not null limit 1)`,
  )
  await product.query(
    `insert into providers (name, state, trouble, failures, opened_at, open_until)
     values ('mail', 'open', 'credentials', 1, now(), now() + interval '5 minutes')
     on conflict (name) do update set state = 'open', trouble = 'credentials', open_until = excluded.open_until`,
  )
  expect(await providers('list')).toMatch(/^mail +credentials /m)
  expect(await providers('try', 'webhook:hooks.example.com')).toContain('nothing is due for it')
  const { page, noise, close } = await open(browser, 390)
  await page.goto(`${product.origin}/staff/queue/suspended`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'No email has left since' })).toContainText(
    'The mail server refuses our password. Ask your admin to correct the password. 2 emails wait, and go out by themselves once it works.Copy for the adminNext tryIn 5 min',
    { ignoreCase: true },
  )
  await page.getByRole('button', { name: 'Try now: Mail server' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'one delivery is on its way' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Mail server' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Try now/ })).toHaveCount(0)
  expect(await product.query("select subject from audit_log where action = 'provider_probed'")).toEqual([
    { subject: 'mail' },
  ])
  expect(await providers('try', 'mail')).toContain('mail is not suspended')
  expect(noise).toEqual([])
  await close()
})

test('a bounce leads to the address that it is about, ready to be corrected', async ({ browser }) => {
  const { page, noise, close } = await open(browser, 390)
  await page.goto(`${product.origin}/staff/queue/bounces`)
  await expect(page.getByRole('link', { name: 'Bounces 1' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: `Fix the address of ${payload}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Fix the address' })
  await expect(dialog.getByLabel('New address')).toHaveValue('eve@example.com')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/staff\/people\/[0-9a-f-]+$/)
  expect(noise).toEqual([])
  await close()
})

test('the local mailbox shows a mail as its reader sees it, and its links work outside of it', async ({
  browser,
}) => {
  const { page, noise, close } = await open(browser, 1440)
  await page.goto(`${product.origin}/staff`)
  await page.getByRole('link', { name: 'Mailbox' }).click()
  await page.getByRole('searchbox').fill('ann@example')
  await expect(page.getByRole('row').filter({ hasText: 'eve@example.com' })).toHaveCount(0)
  await page
    .getByRole('row')
    .filter({ hasText: 'ann@example.com' })
    .filter({ hasText: 'seat' })
    .getByRole('link')
    .click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Ann Archer').or(frame.getByText('You’re in, Ann')).first()).toBeVisible()
  const hidden = () =>
    page.locator('iframe').evaluate((shown: HTMLIFrameElement) => {
      const mail = shown.contentDocument?.documentElement
      return mail ? mail.scrollHeight - shown.clientHeight : null
    })
  await expect.poll(hidden).toBe(0)
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Unsubscribe' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(popup.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  const about = page.getByRole('region', { name: 'What happened to it' })
  await expect(about).toContainText('In the mailbox of this server')
  await about.getByRole('button', { name: 'Send it again' }).click()
  await expect(about.getByRole('status')).toContainText('The person has unsubscribed')
  await page.getByRole('tab', { name: 'Email', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Plain text' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Ann')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel')).toContainText('List-Unsubscribe', { ignoreCase: true })
  expect(noise).toEqual([])
  await close()
})

test('a hostile mail runs nothing, sends nothing and stays in its frame', async ({ browser }) => {
  const { page, close } = await open(browser, 1440)
  const dialogs: string[] = []
  page.context().on('dialog', (dialog) => dialogs.push(dialog.message()))
  const posts: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto(`${product.origin}/staff/mails/${'a'.repeat(32)}`)
  await expect(page.getByRole('heading', { level: 1, name: '<b>hostile</b>' })).toBeVisible()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Look')).toBeVisible()
  await frame.getByRole('button', { name: 'Go' }).click()
  await frame.getByRole('link', { name: 'Script' }).click()
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Page' }).click()
  expect((await opened).url()).toContain('/u/unknown-token')
  expect([dialogs, posts]).toEqual([[], []])
  const answer = await page.request.get(`${product.origin}/staff/mails/${'a'.repeat(32)}/body`)
  expect(answer.headers()['content-security-policy']).toContain('sandbox')
  await close()
})

const screens = [
  '/staff',
  '/staff/queue',
  '/staff/queue/failing',
  '/staff/queue/failing?provider=mail&state=failed&reason=The+mail+server+refused+the+mail.',
  '/staff/queue/suspended',
  '/staff/queue/quarantined',
  '/staff/queue/bounces',
  '/staff/leads',
  '/staff/campaigns',
  '/staff/events',
  '/staff/you',
  '/staff/nowhere',
  '/',
  '/test-email',
  '/email-debug',
  '/staff/mails',
  `/staff/mails/${'a'.repeat(32)}`,
]

const looks = [
  [390, 'light'],
  [1440, 'dark'],
] as const

test('the screens have no findings on a phone or, in the dark, on a desk, none scrolls sideways, and all can sign out', async ({
  browser,
}) => {
  const { page, close } = await open(browser, 390)
  for (const [at, path] of screens.entries()) {
    await page.goto(product.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading')).toHaveCount(0)
    expect(await page.locator('header form[action="/staff/sign-out"] button').count(), path).toBe(1)
    // In the quick run one has the one look, the next one the other.
    for (const [width, colorScheme] of looks.filter((_, look) => isAll || look === at % 2)) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      expect(await documentViolations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  }
  await close()
})
