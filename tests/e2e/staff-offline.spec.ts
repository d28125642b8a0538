import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

test('without a network staff read on in what they had read, see of when it is, and get the rest once there is a network again', async ({
  page,
  context,
  visitor,
}) => {
  ensureRelease()
  const product = await launchProduct()
  try {
    await page.goto(product.signInLink() ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'Leads', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nobody has signed up yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Test dashboard' }).click()
    const send = page.getByRole('button', { name: 'Send Test Email' })
    await expect(send).toBeEnabled()
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()

    await context.setOffline(true)
    const strip = page.getByRole('status').filter({ hasText: 'No connection.' })
    await expect(strip).toContainText('As of today')
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
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
    const failed = page.getByRole('status').filter({ hasText: 'This could not be read again.' })
    await expect(failed).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/staff/api/**')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toHaveCount(0)
  } finally {
    await product.close()
  }
})
