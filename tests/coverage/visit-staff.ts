import { Client } from 'pg'
import { embeddedPostgresUrl } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import type { Product } from '../product.ts'
import { documentOf } from './document.ts'
import type { Document } from './document.ts'

/** The mail server refuses mails to the second. */
export const testAddresses = ['test@example.com', 'refused@example.com']

export const visitStaff = async (product: Product): Promise<Document[]> => {
  const see = await signIn(product)
  const [email = '', refused = ''] = testAddresses
  const dashboard = (what: string, fields: Record<string, string>) =>
    see(what, 32, '/staff/test-dashboard', fields)
  const documents = [
    await see('dashboard', 32, '/'),
    await dashboard('no address', { action: 'send', email: '' }),
    await dashboard('test mail', { action: 'send', email }),
    await dashboard('due mails', { action: 'process' }),
    await see('diagnostics', 22, '/test-email'),
    await see('all diagnostics', 22, '/test-email', { action: 'full', email, name: 'Test User' }),
  ]
  const campaign = await testCampaign(product)
  for (const tab of ['campaigns', 'errors', `details&campaign=${campaign}`])
    documents.push(await see(`debug, ${tab.split('&')[0]}`, 27, `/email-debug?tab=${tab}`))
  documents.push(await see('debug, another try', 27, '/email-debug', { campaign }))
  await product.sink.setMode('550', refused)
  documents.push(await dashboard('mail refused', { action: 'send', email: refused }))
  await whileLocked(product, 'user_journeys', async () =>
    documents.push(await dashboard('no journeys', { action: 'process' })),
  )
  await whileLocked(product, 'delivery_log', async () =>
    documents.push(await see('debug, no rows', 27, '/email-debug')),
  )
  return documents
}

type See = (what: string, screen: number, path: string, fields?: Record<string, string>) => Promise<Document>

const signIn = async (product: Product): Promise<See> => {
  const { origin } = product
  const token = new URL(product.signInLink() ?? '').searchParams.get('token') ?? ''
  const signedIn = await fetch(`${origin}/staff/sign-in`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return async (what, screen, path, fields) => {
    const answer = await fetch(origin + path, {
      headers: { origin, cookie },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    return documentOf(`staff: ${what}: ${answer.status}`, [screen], await answer.text())
  }
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
