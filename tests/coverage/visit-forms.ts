import { randomUUID } from 'node:crypto'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Product } from '../product.ts'
import { documentOf } from './document.ts'
import type { Document } from './document.ts'

type Visit = { product: Product; campaign: SiteCampaign; screens: number[] }

let visitors = 0

/** A new person with an IP address of their own. */
export const nextVisitor = () => {
  visitors += 1
  return { email: `visitor-${visitors}@visitors.example`, ip: `10.9.${visitors >> 8}.${visitors & 255}` }
}

/** Every response that a visitor of the form can get. */
export const visitForm = async (visit: Visit): Promise<Document[]> => {
  const { product, campaign } = visit
  if (!campaign.form) return []
  const good = await answerTo(visit, 'sent', nextVisitor())
  const again = nextVisitor()
  await answerTo(visit, 'sent', again)
  const cases = [
    good,
    await answerTo(visit, 'sent again', again),
    await answerTo(visit, 'empty', nextVisitor(), {}),
    await answerToRequired(visit),
    await inMode(product, '550', () => answerTo(visit, 'mail refused', nextVisitor())),
  ]
  if (failsWhenLate(campaign)) cases.push(await answerToSlowMail(visit))
  if (!campaign.event) return cases
  await product.query('update events set capacity = taken where id = $1', [campaign.event.id])
  return [...cases, await answerTo(visit, 'full', nextVisitor())]
}

/** The response while nothing can be stored. */
export const visitWithoutStorage = async (visit: Visit): Promise<Document[]> =>
  visit.campaign.form ? [await answerTo(visit, 'storage down', nextVisitor())] : []

/** Required fields only. */
const answerToRequired = async (visit: Visit): Promise<Document> => {
  const visitor = nextVisitor()
  const required = (visit.campaign.form?.fields ?? []).filter(
    (field) => !('required' in field) || field.required,
  )
  const all = valuesOf(visit.campaign, visitor.email)
  const values = Object.fromEntries(required.map(({ name }) => [name, all[name] ?? '']))
  return answerTo(visit, 'sent with what is required', visitor, values)
}

const failsWhenLate = ({ pipeline }: SiteCampaign) => pipeline.some(({ late }) => late === 'error')

/** The mail takes longer than the response may wait. */
const answerToSlowMail = async (visit: Visit): Promise<Document> => {
  const visitor = nextVisitor()
  await visit.product.sink.setMode('slow=40', visitor.email)
  return answerTo(visit, 'mail late', visitor)
}

const inMode = async <Result>(product: Product, mode: string, work: () => Promise<Result>) => {
  await product.sink.setMode(mode)
  try {
    return await work()
  } finally {
    await product.sink.setMode('ok')
  }
}

type Visitor = ReturnType<typeof nextVisitor>

const answerTo = async (
  { product, campaign, screens }: Visit,
  what: string,
  { email, ip }: Visitor,
  values: Record<string, string> = valuesOf(campaign, email),
): Promise<Document> => {
  const answer = await fetch(`${product.origin}/api/submit/${campaign.id}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: product.origin,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': ip,
    },
    body: JSON.stringify(values),
  })
  return documentOf(`answer of ${campaign.id}, ${what}: ${answer.status}`, screens, await answer.text())
}

export const valuesOf = ({ form }: SiteCampaign, email: string): Record<string, string> =>
  Object.fromEntries(
    (form?.fields ?? []).map((field) => {
      if (field.type === 'email') return [field.name, email]
      if (field.type === 'select' || field.type === 'radio')
        return [field.name, field.options[0]?.value ?? '']
      if (field.type === 'hidden') return [field.name, field.value]
      return [field.name, field.type === 'checkbox' ? 'on' : 'Ann Archer']
    }),
  )
