import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

test('the printed link signs in once and shows the newest leads and the local mailbox', async ({
  page,
  browser,
  visitor,
}) => {
  ensureRelease()
  const product = await launchProduct({ environment: { SMTP_URL: '' } })
  try {
    await fetch(`${product.origin}/api/submit/vitality/sugar-free-blueprint`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(visitor),
    })
    // One that is near waits for a guest.
    await product.query(
      "update events set starts_at = now() + interval '60 days', ends_at = now() + interval '61 days'",
    )
    const link = product.signInLink() ?? ''
    await page.goto(link)
    const confirm = page.getByRole('button', { name: /sign in/i })
    if (await confirm.isVisible()) await confirm.click()
    await expect(page).toHaveURL(`${product.origin}/staff`)
    await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
    await expect(page.getByText('Nothing waits for you.')).toBeVisible()
    const [row] = await product.query('select id, lead_id as lead from submissions')
    await page.goto(`${product.origin}/staff/submissions/${String(row?.['id'])}`)
    await expect(page).toHaveURL(`${product.origin}/staff/people/${String(row?.['lead'])}`)
    await page.goto(`${product.origin}/staff/you`)
    await expect(page.getByRole('heading', { name: 'A passkey belongs to a person' })).toBeVisible()
    await page.getByRole('link', { name: 'Mailbox' }).click()
    await page.getByRole('row').filter({ hasText: visitor.email }).getByRole('link').click()
    await expect(page.getByText(`To ${visitor.name}`)).toBeVisible()

    const stranger = await browser.newPage()
    await stranger.goto(`${product.origin}/staff`)
    await expect(stranger).toHaveURL(/\/staff\/sign-in$/)
    await stranger.goto(link)
    if (await stranger.getByRole('button', { name: /sign in/i }).isVisible()) {
      await stranger.getByRole('button', { name: /sign in/i }).click()
    }
    await stranger.goto(`${product.origin}/staff`)
    await expect(stranger).toHaveURL(/\/staff\/sign-in$/)
    await stranger.close()
  } finally {
    await product.close()
  }
})

const secrets = {
  SECRET: 'the-secret-of-the-staff-spec-0123456789',
  MAILCHIMP_API_KEY: '0123456789abcdef0123456789abcdef-us12',
  OPENAI_API_KEY: 'sk-of-the-staff-spec-0123456789',
  METRICS_TOKEN: 'metrics-of-the-staff-spec-0123456789',
}

test('staff send a test mail and see each attempt and its result, but no secret of the server', async ({
  page,
}) => {
  ensureRelease()
  const product = await launchProduct({ environment: { SMTP_URL: '', ...secrets } })
  const said = (text: string) => expect(page.locator('.notice')).toContainText(text)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(product.signInLink() ?? '')
    await press('Sign in')
    await expect(page).toHaveURL(`${product.origin}/staff`)
    await page.goto(product.origin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await pageViolations(page)).toEqual([])
    for (const path of ['/lead-magnet', '/caring-health-guide'])
      await expect(page.getByRole('link', { name: path })).toHaveAttribute('href', path)
    await expect(page.getByText('No campaign email in 24 hours')).toBeVisible()
    await press('Send Test Email')
    await said('Please enter an email address')
    await page.getByLabel('Email address').fill('ann@person.example')
    await press('Send Test Email')
    await said('Test email sent successfully')
    const atWork = Promise.withResolvers<void>()
    await page.route('**/staff/api/process-sequences', async (route) => {
      await atWork.promise
      await route.continue()
    })
    await press('Process Email Sequences')
    for (const name of ['Send Test Email', 'Process Email Sequences'])
      await expect(page.getByRole('button', { name })).toBeDisabled()
    atWork.resolve()
    await said('Processed 0 journeys, sent 0 emails')
    await page.route('**/staff/api/me', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${product.origin}/test-email`)
    // What they may do is known of the last visit.
    await expect(page.getByLabel('Test name')).toHaveValue('Test User')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your sign-in could not be loaded' })).toBeVisible()
    await page.unroute('**/staff/api/me')
    await press('Try again')
    await expect(page.getByLabel('Test name')).toHaveValue('Test User')
    expect(await pageViolations(page)).toEqual([])
    await press('Run full diagnostics')
    await said('Every test passed')
    await expect(page.locator('pre')).toHaveCount(4)
    const diagnosed = await page.content()
    for (const secret of Object.values(secrets)) expect(diagnosed).not.toContain(secret)
    expect(diagnosed).not.toMatch(/postgres:\/\/|node_modules|\bat \S+ \(/)
    await page.goto(`${product.origin}/email-debug`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading')).toHaveCount(0)
    expect(await pageViolations(page)).toEqual([])
    // As many as the list of campaigns has: a test, and a date of an event, is none of them.
    const { total } = (await (
      await page.request.get(`${product.origin}/staff/api/campaigns?zone=UTC`)
    ).json()) as { total: number }
    await page.getByRole('button', { name: `Show all ${total}`, exact: true }).click()
    await expect(page.getByRole('link', { name: /^Open Books Breakfast, \w+ \d+, \d{4}$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Test Campaign' }).click()
    await expect(page.getByRole('heading', { name: 'Test Campaign' })).toBeVisible()
    await expect(page.getByRole('button', { name: /failed emails? again/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Recent Errors' }).click()
    await expect(page).toHaveURL(/tab=errors$/)
    const leads = await product.query(
      "select email, source from leads where source = 'test-dashboard' order by email",
    )
    expect(leads.map(({ email }) => email)).toEqual(['ann@person.example', 'test@example.com'])
  } finally {
    await product.close()
  }
})
