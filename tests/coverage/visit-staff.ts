import { Client } from 'pg'
import { chromium, type Page } from 'playwright'
import { embeddedPostgresUrl } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import type { Product } from '../product.ts'
import { documentOf } from './document.ts'
import type { Document } from './document.ts'

/** The mail server refuses mails to the second. */
export const testAddresses = ['test@example.com', 'refused@example.com']

/** What staff read on the screens of the tools, in a browser. */
export const visitStaff = async (product: Product): Promise<Document[]> => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    await page.goto(product.signInLink() ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${product.origin}/staff`)
    return await visitTools(product, page)
  } finally {
    await browser.close()
  }
}

const visitTools = async (product: Product, page: Page): Promise<Document[]> => {
  const documents: Document[] = []
  const see = async (what: string, screen: number) => {
    await page.waitForLoadState('networkidle')
    await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
    const values = await page
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    documents.push(documentOf(`staff: ${what}`, [screen], `${await page.content()} ${values.join(' ')}`))
  }
  const open = (path: string) => page.goto(product.origin + path)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const [email = '', refused = ''] = testAddresses

  await open('/')
  await see('dashboard', 32)
  await press('Send Test Email')
  await see('no address', 32)
  await page.getByLabel('Email address').fill(email)
  await press('Send Test Email')
  await see('test mail', 32)
  await press('Process Email Sequences')
  await see('due mails', 32)
  await open('/test-email')
  await see('diagnostics', 22)
  await press('Run full diagnostics')
  await see('all diagnostics', 22)
  const campaign = await testCampaign(product)
  for (const tab of ['campaigns', 'errors', `details&campaign=${campaign}`]) {
    await open(`/email-debug?tab=${tab}`)
    await see(`debug, ${tab.split('&')[0]}`, 27)
  }
  await product.sink.setMode('552', refused)
  await open('/')
  await page.getByLabel('Email address').fill(refused)
  await press('Send Test Email')
  await see('mail refused', 32)
  await open(`/email-debug?tab=details&campaign=${campaign}`)
  await press('Try the failed email again')
  await see('debug, another try', 27)
  await open('/')
  await whileLocked(product, 'user_journeys', async () => {
    await press('Process Email Sequences')
    await see('no journeys', 32)
  })
  await whileLocked(product, 'delivery_log', async () => {
    await open('/email-debug')
    await page.getByRole('alert').waitFor()
    await see('debug, no rows', 27)
  })
  return documents
}

const testCampaign = async (product: Product): Promise<string> => {
  const [row] = await product.query("select id from email_campaigns where name = 'Test Campaign'")
  return String(row?.['id'])
}

const whileLocked = async ({ dataDir }: Product, table: string, work: () => Promise<unknown>) => {
  const client = new Client({ connectionString: embeddedPostgresUrl(dataDir) ?? '' })
  await client.connect()
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    await work()
  } finally {
    await client.end()
  }
}
