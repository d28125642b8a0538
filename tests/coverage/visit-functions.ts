import { Client } from 'pg'
import { embeddedPostgresUrl } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { addMember, addToken } from '../../server/staff/members.ts'
import { tableOf } from '../data/table.ts'
import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { documentOf } from './document.ts'
import type { Document } from './document.ts'
import { screensOf } from './screens.ts'
import { nextVisitor, valuesOf } from './visit-forms.ts'

export const publishableKey = 'pk_of_a_coverage_run_1'
export const member = 'sam@staff.example'

type Target = { product: Product; token: string }
type Row = { name: string; who: string }

/** Calls every function as its row in the table of functions says. */
export const visitFunctions = async (product: Product): Promise<Document[]> => {
  const target = { product, token: await staffToken(product) }
  const documents: Document[] = []
  for (const { name = '', who = '' } of tableOf('functions.csv')) {
    const request = await requestOf(product, name)
    documents.push(await call(target, { name, who }, request))
    // A second registration is reported.
    if (name === 'register-event') documents.push(await call(target, { name, who }, request))
  }
  for (const action of ['campaign-details', 'retry-failed'])
    documents.push(
      await call(
        target,
        { name: 'email-debug-dashboard', who: 'staff' },
        { campaign: '', body: { action, campaignId: 'rampup/book' } },
      ),
    )
  return documents
}

/** The function that registers, once the event is full. */
export const visitFullEvent = async (product: Product): Promise<Document[]> => {
  const row = { name: 'register-event', who: 'key' }
  return [await call({ product, token: '' }, row, await requestOf(product, row.name))]
}

const staffToken = async ({ dataDir }: Product): Promise<string> => {
  const client = new Client({ connectionString: embeddedPostgresUrl(dataDir) ?? '' })
  await client.connect()
  try {
    await addMember(client, { email: member, role: 'owner', coach: null })
    return (await addToken(client, member, new Date())) ?? ''
  } finally {
    await client.end()
  }
}

/** The request counts too when it succeeded. */
const call = async (
  { product, token }: Target,
  { name, who }: Row,
  { campaign, body }: FunctionRequest,
): Promise<Document> => {
  const isStaff = who === 'staff'
  const answer = await fetch(`${product.origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${isStaff ? token : publishableKey}`,
      ...(!isStaff && { apikey: publishableKey }),
      'x-forwarded-for': nextVisitor().ip,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = `${await answer.text()} ${answer.ok ? JSON.stringify(body) : ''}`
  return documentOf(`function ${name}: ${answer.status}`, screensOf(campaign), text)
}

type FunctionRequest = { campaign: string; body: object | null }

const bodies: Record<string, object | null> = {
  'test-welcome-email': null,
  'process-email-sequence': null,
  'generate-image-openai': { prompt: ' A porch at dusk ', size: '1024x1024' },
  'send-harbor-email': { subject: 'Hello', htmlContent: '<p>Hello</p>', toEmail: 'free@person.example' },
  'email-debug-dashboard': { action: 'dashboard' },
}

/** The request of a new lead for the mail or the list of a campaign. */
const requestOf = async (product: Product, name: string): Promise<FunctionRequest> => {
  if (name in bodies)
    return { campaign: name.includes('image') ? 'rampup/image-generator' : '', body: bodies[name] ?? null }
  const campaign = campaignOf(name)
  const own = readSite().campaigns[campaign]
  const { email, ip } = nextVisitor()
  const values = own ? valuesOf(own, email) : {}
  if (name === 'create-lead') return { campaign, body: { ...values, campaign_id: campaign } }
  if (name === 'register-event') return { campaign, body: { ...values, campaignId: campaign } }
  await fetch(`${product.origin}/api/submit/${campaign}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.origin, 'x-forwarded-for': ip },
    body: JSON.stringify(values),
  })
  const isList = name.startsWith('mailchimp-')
  return { campaign, body: { email, name: 'Ann', ...(!isList && { campaignId: campaign }) } }
}

/** A campaign whose flow names the function. */
const campaignOf = (name: string): string => {
  if (name === 'create-lead') return 'compass/missing-to-mission-map'
  const list = /^mailchimp-subscribe-(.*)$/.exec(name)?.[1]
  const row = tableOf('flows.csv').find(({ campaign = '', function: called = '', list: tags }) =>
    list === undefined ? called.split(/[ ;,]/)[0] === name : tags !== '' && campaign.startsWith(`${list}/`),
  )
  return row?.['campaign'] ?? ''
}
