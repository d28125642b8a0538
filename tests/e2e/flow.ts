import type { Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import type { Product } from '../product.ts'
import { tableOf } from '../data/table.ts'
import type { Row } from '../data/table.ts'
import { readSite } from '../site.ts'
import type { Flow } from './flow-words.ts'
import { expect } from './product.ts'

export type Visitor = { name: string; email: string }
export type MailFails = 'error' | 'partial' | 'logged'

export { flows } from './flow-words.ts'
export type { Flow } from './flow-words.ts'

const table = tableOf('flows.csv')

export const rowOf = ({ id }: Flow): Row => {
  const row = table.find(({ campaign }) => campaign === id)
  if (!row) throw new Error(`${id} has no row in flows.csv`)
  return row
}

export const mailFails = (flow: Flow): MailFails => {
  const [word] = /^(error|partial|logged)/.exec(rowOf(flow)['mail_fails'] ?? '') ?? []
  if (word !== 'error' && word !== 'partial' && word !== 'logged') throw new Error(`${flow.id}: mail_fails`)
  return word
}

export const factsOf = (flow: Flow): string[] =>
  (rowOf(flow)['metadata'] ?? '')
    .split(/,\s*/)
    .filter(Boolean)
    .map((fact) => fact.replace(/ \(.*\)$/, ''))

export const formOf = ({ id }: Flow) => {
  const form = readSite().campaigns[id]?.form
  if (!form) throw new Error(`${id} has no form`)
  return form
}

/** Whether the form stays, cleared, after it was sent. */
export const clears = (flow: Flow) => rowOf(flow)['after']?.startsWith('clear') === true

export const submitPath = ({ id }: Flow) => `/api/submit/${id}`

export const sendButton = (page: Page) => page.locator('form button[type=submit]')

export const openAndFill = async (page: Page, product: Product, flow: Flow, { name, email }: Visitor) => {
  await page.goto(product.origin + flow.path)
  await fillIn(page, { name, email, ...flow.answers })
}

export const fillIn = async (page: Page, answers: Record<string, string>) => {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.locator(`form [name="${name}"]`)
    if ((await field.count()) === 0 && name === 'name') continue
    const kind = await field.evaluate((element) => element.localName)
    if (kind === 'select') await field.selectOption(answer)
    else await field.fill(answer)
  }
}

export const expectTexts = async (page: Page, texts: (string | RegExp)[]) => {
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

export const inMode = async (product: Product, mode: string, work: () => Promise<void>) => {
  await product.sink.setMode(mode)
  try {
    await work()
  } finally {
    await product.sink.setMode('ok')
  }
}

export const outcomeOf = async (product: Product, flow: Flow, { email }: Visitor) => {
  await expect.poll(() => openRuns(product, email), { timeout: 45_000, message: 'outbox is empty' }).toBe(0)
  const [rows] = await product.query(
    `select count(*)::int as leads,
            (select count(*)::int from submissions where email = $1) as submissions,
            (select count(*)::int from user_journeys j join leads l on l.id = j.lead_id where l.email = $1) as journeys,
            (select count(*)::int from registrations where email = $1 and event = $2) as seats
     from leads where email = $1`,
    [email, flow.id],
  )
  return { ...rows, mails: (await product.sink.mailsTo(email)).length }
}

export const mailsRefused = async (product: Product, email: string): Promise<number> => {
  const [row] = await product.query(
    `select count(*)::int as refused from step_runs r join leads l on l.id = r.lead_id
     where l.email = $1 and r.state = 'failed' and r.provider = 'mail'`,
    [email],
  )
  return Number(row?.['refused'])
}

const openRuns = async (product: Product, email: string) => {
  const [row] = await product.query(
    `select count(*)::int as open from step_runs r join leads l on l.id = r.lead_id
     where l.email = $1 and r.state in ('pending', 'running') and r.provider = 'mail'`,
    [email],
  )
  return row?.['open']
}

export const onceIn = (flow: Flow) => ({
  leads: 1,
  submissions: 1,
  journeys: rowOf(flow)['journey'] ? 1 : 0,
  seats: flow.full === undefined ? 0 : 1,
  mails: 1,
})

export const linksIn = async (product: Product, { email }: Visitor): Promise<string[]> => {
  const [mail] = await product.sink.mailsTo(email)
  const { html = '' } = await PostalMime.parse(mail?.raw ?? '')
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
