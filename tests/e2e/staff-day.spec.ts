import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { launchProduct, type Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { expect, test } from './product.ts'

const guide = 'harbor/relocation-guide'
const masterclass = 'harbor/relocation-masterclass'
const seats = 50
const sources = ['instagram/reels', 'newsletter', 'podcast', 'linkedin', 'direct'] as const
type Source = (typeof sources)[number]

const utm: Record<Source, Record<string, string>> = {
  'instagram/reels': { utm_source: 'instagram', utm_medium: 'link', utm_campaign: 'reels' },
  newsletter: { utm_source: 'newsletter' },
  podcast: { utm_source: 'podcast' },
  linkedin: { utm_source: 'linkedin' },
  direct: {},
}

const wrong = 'ann@exampel.com'
const right = 'ann@example.com'

let product: Product
test.beforeAll(async () => {
  ensureRelease()
  product = await launchProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  for (let person = 0; person < 60; person += 1) await visit(person)
})
test.afterAll(() => product?.close())

/** Opens a page, begins the form and sends it; one in three looks first and comes back. */
const visit = async (person: number) => {
  const source = sources[person % sources.length] ?? 'direct'
  const isGuest = person < seats
  const campaign = isGuest ? masterclass : guide
  const page = `${product.origin}/harbor-${isGuest ? 'relocation-masterclass' : 'relocation-guide'}`
  const address = { 'x-forwarded-for': `10.7.0.${person + 1}` }
  const seen = (query: string) =>
    fetch(`${product.origin}/api/seen/${campaign}${query}`, {
      method: 'POST',
      headers: {
        ...address,
        origin: product.origin,
        referer: `${page}?${new URLSearchParams(utm[source]).toString()}`,
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      },
    })
  const answers = isGuest
    ? { company: 'Northwind', jobTitle: 'People', companySize: '51-200', relocationInterest: 'high-costs' }
    : {}
  if (person % 3 === 0) await seen('')
  await seen('')
  await seen('?start')
  const answer = await fetch(`${product.origin}/api/submit/${campaign}`, {
    method: 'POST',
    headers: { ...address, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: person === 59 ? 'Ann Archer' : `Guest ${person}`,
      email: person === 59 ? wrong : `guest${person}@example.com`,
      attribution: utm[source],
      ...answers,
    }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

/** One figure of the database. */
const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number(Object.values((await product.query(sql, values))[0] ?? {})[0])

const open = (page: Page, path: string) => page.goto(product.origin + path)
const csvRows = async (page: Page) => {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  return (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n').slice(1)
}

test('a day of an owner: sixty forms from five sources, Ann found and helped, a seat given on, and every figure is that of the database @all', async ({
  page,
}) => {
  await page.goto(product.signInLink() ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await test.step('today says how many came', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    const today = await count('select count(*) from leads')
    expect(today).toBe(60)
    await expect(page.locator('dl')).toContainText(`New leads today${today}In the last 7 days${today}`)
    const taken = await count('select taken from events where id = $1', [masterclass])
    await expect(page.getByRole('listitem').filter({ hasText: 'Relocation Masterclass' })).toContainText(
      `${taken} of ${seats} seatsfull`,
    )
  })

  await test.step('each campaign shows its funnel, and each source its part', async () => {
    const sent = 'select count(*) from submissions where campaign = $1'
    const views = 'select coalesce(sum(views), 0) from view_counts where campaign = $1'
    const starts = 'select coalesce(sum(starts), 0) from view_counts where campaign = $1'
    const mails = `select count(*) from step_runs where campaign = $1 and state = 'sent' and email is not null`
    await expect.poll(() => count(mails, [masterclass])).toBe(seats)
    await expect.poll(() => count(views, [guide])).toBe(13)
    for (const campaign of [masterclass, guide]) {
      await open(page, `/staff/campaigns/${campaign}`)
      const step = (name: string) => page.locator('.funnel-step', { hasText: name }).locator('span').nth(1)
      await expect(step('Views')).toHaveText(String(await count(views, [campaign])))
      await expect(step('Form starts')).toHaveText(String(await count(starts, [campaign])))
      await expect(step('Sign-ups')).toHaveText(String(await count(sent, [campaign])))
      await expect(step('Emails accepted')).toHaveText(String(await count(mails, [campaign])))
      const table = page.getByRole('table', { name: 'By source' })
      await expect(table.locator('tbody tr')).toHaveCount(sources.length)
      for (const source of sources) {
        const of = (sql: string) => count(`${sql} and source = $2`, [campaign, source])
        const cells = table.getByRole('row', { name: source }).getByRole('cell')
        const figures = [await of(views), await of(starts), await of(sent)]
        expect((await cells.allTextContents()).slice(0, 3), source).toEqual(figures.map(String))
      }
    }
  })

  await test.step('Ann is found, her address fixed, her guide sent again', async () => {
    await open(page, '/staff/leads')
    await page.getByLabel('Name or address').fill('ann ar')
    await page.getByLabel('Name or address').press('Enter')
    await expect(page.getByRole('table', { name: 'Leads' }).locator('tbody tr')).toHaveCount(1)
    await page.getByRole('link', { name: 'Ann Archer' }).click()
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('button', { name: /^Fix the address/ }).click()
    await page.getByLabel('New address').fill(right)
    await page.getByLabel('New address').press('Enter')
    await expect(page.getByText(`The address is ${right} now`)).toBeVisible()
    expect(await count('select count(*) from leads where email = $1', [wrong])).toBe(0)
    await product.query(`update step_runs set sent_at = sent_at - interval '2 minutes' where state = 'sent'`)
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByRole('button', { name: /^Open/ }).first().click()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText('is on its way.')).toBeInViewport()
    await expect.poll(async () => (await product.sink.mailsTo(right)).length).toBe(1)
  })

  await test.step('a guest who cannot come gives a seat, and Ann gets it', async () => {
    await open(page, `/staff/events/${masterclass}`)
    await page.getByRole('button', { name: 'Free the seat of Guest 7', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click()
    await expect(page.getByText('The seat of Guest 7 is free.')).toBeVisible()
    await page.getByRole('button', { name: 'Give a seat' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Ann')
    await dialog.getByRole('button', { name: /Ann Archer/ }).click()
    await dialog.getByRole('button', { name: 'Give the seat' }).click()
    await expect(page.getByText('Ann Archer has a seat.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: right })).toBeVisible()
    expect(await count('select taken from events where id = $1', [masterclass])).toBe(seats)
    await expect.poll(async () => (await product.sink.mailsTo(right)).length).toBe(2)
  })

  await test.step('the lists that are taken away have whom the database has', async () => {
    const guests = await csvRows(page)
    expect(guests).toHaveLength(
      await count('select count(*) from registrations where event = $1', [masterclass]),
    )
    expect(guests.filter((row) => row.includes(right))).toHaveLength(1)
    expect(guests.filter((row) => row.includes('guest7@'))).toHaveLength(0)
    await open(page, `/staff/leads?campaign=${encodeURIComponent(masterclass)}&via=podcast`)
    const leads = await csvRows(page)
    expect(leads).toHaveLength(
      await count('select count(distinct lead_id) from submissions where campaign = $1 and source = $2', [
        masterclass,
        'podcast',
      ]),
    )
    await open(page, '/staff/leads')
    expect(await csvRows(page)).toHaveLength(await count('select count(*) from leads'))
  })
})
