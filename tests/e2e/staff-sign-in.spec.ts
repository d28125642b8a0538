import PostalMime from 'postal-mime'
import { launchProduct, type Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { pageViolations } from './axe-findings.ts'
import { expect, test } from './product.ts'

let product: Product
let origin: string
test.beforeAll(async () => {
  ensureRelease()
  // Browsers bind passkeys to a name, never to an IP address.
  product = await launchProduct({ environment: { HOST: 'localhost' } })
  origin = product.origin.replace('127.0.0.1', 'localhost')
  await product.query("insert into staff_members (email, role) values ('olga@staff.example', 'viewer')")
})
test.afterAll(() => product.close())

test('somebody signs in by mail, adds a passkey, and signs in with it alone until it is removed', async ({
  page,
}) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${origin}/staff/sign-in`)
  expect(await pageViolations(page)).toEqual([])
  await page.getByLabel('Your email address').fill('olga@staff.example')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  const link = async () => {
    const [mail] = await product.sink.mailsTo('olga@staff.example')
    const { text = '' } = await PostalMime.parse(mail?.raw ?? '')
    return /http\S+token=[\w-]+/.exec(text)?.[0]
  }
  await expect.poll(link).toBeDefined()
  await page.goto((await link()) ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/staff`)

  await page.goto(`${origin}/staff/you`)
  await page.getByLabel('Name of this device').fill('Work laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'This device' })
  await expect(row).toContainText('Chrome on Linux')
  // Of one device, its own button says it all.
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0)
  expect(await pageViolations(page)).toEqual([])
  await row.getByRole('button', { name: 'Sign out' }).click()

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${origin}/staff`)
  await page.goto(`${origin}/staff/you`)
  await expect(page.getByText('last used')).toBeVisible()
  await product.query(
    `insert into staff_sessions (token_hash, staff, browser, last_seen_at, expires_at)
     values ('lost', 'olga@staff.example', 'Safari on iPhone', now(), now() + interval '1 hour')`,
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled()
  const lost = page.getByRole('button', { name: 'Sign out Safari on iPhone' })
  await lost.click()
  await expect(lost).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toHaveCount(0)
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length])
  expect(await stored()).not.toEqual([0, 0])
  await product.query('delete from staff_sessions')
  await page.getByRole('link', { name: 'Leads' }).first().click()
  await expect(page).toHaveURL(`${origin}/staff/sign-in`)
  expect(await stored()).toEqual([0, 0])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey is not known here')).toBeVisible()
  const audit = await product.query('select action from audit_log where actor = $1 order by created_at', [
    'olga@staff.example',
  ])
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['passkey_added', 'passkey_removed']),
  )
})

test('the lamp at the door stands in line with the words below it, and stays there when the card grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/staff/sign-in`)
  const lamp = () =>
    page.getByRole('banner').evaluate((header) => {
      const { left, top } = header.getBoundingClientRect()
      return { left: left + parseFloat(getComputedStyle(header).paddingLeft), top }
    })
  const before = await lamp()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(before.left).toBeCloseTo(title?.x ?? 0, 1)
  await page.getByLabel('Your email address').fill('nobody@staff.example')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  expect(await lamp()).toEqual(before)
  expect(await pageViolations(page)).toEqual([])
})
