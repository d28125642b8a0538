import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { expect, test } from './product.ts'

test('the printed link signs in once and shows the local mailbox and the rows of a submission', async ({
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
    const link = product.signInLink() ?? ''
    await page.goto(link)
    const confirm = page.getByRole('button', { name: /sign in/i })
    if (await confirm.isVisible()) await confirm.click()
    await expect(page).toHaveURL(`${product.origin}/staff`)
    await expect(page.getByText(visitor.email).first()).toBeVisible()
    await page.locator('a[href^="/staff/submissions/"]').first().click()
    for (const table of ['leads', 'consents', 'step_runs'])
      await expect(page.getByText(table).first()).toBeVisible()
    await page.goto(`${product.origin}/staff`)
    await page.locator('a[href^="/staff/mails/"]').first().click()
    await expect(page.getByText(visitor.email).first()).toBeVisible()

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
