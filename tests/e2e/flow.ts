import type { Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import type { Product } from '../product.ts'
import { tableOf } from '../data/table.ts'
import type { Row } from '../data/table.ts'
import { expect } from './product.ts'

export type Visitor = { name: string; email: string }
export type MailFails = 'error' | 'partial' | 'logged'

/** One form with what its visitors are promised, to the letter; the rest stands in the table of flows. */
export type Flow = {
  id: string
  path: string
  alias?: string
  /** Answers beside name and address; the first option of a list is named by its value. */
  answers: Record<string, string>
  labels: string[]
  busy: string
  missing: string[]
  success: string[]
  /** What the success view holds. */
  screen: (string | RegExp)[]
  /** Where its one button leads, if there is one. */
  action?: RegExp
  /** Texts when the mail is refused for good, or late. */
  refused: (string | RegExp)[]
  late: (string | RegExp)[]
  duplicate?: string
  full?: string
  /** What the mail links to, beside the way out. */
  links: RegExp[]
}

export const flows: Flow[] = [
  {
    id: 'compass/missing-to-mission-map',
    path: '/map',
    answers: {},
    labels: ['Name', 'Email Address'],
    busy: 'Sending Your Guide...',
    missing: ['Please fill in all fields', 'Both name and email are required to access your free guide.'],
    success: ['Success! 🎉', 'Check your email for your Missing to Mission Map!'],
    screen: [/email/i, 'Isolde Pryor'],
    action: /^\/assets\/compass\/.+\.pdf$/,
    refused: [
      'Oops! Something went wrong',
      'There was an issue sending your email. Please check your email address and try again.',
    ],
    late: [/take a little longer|delayed/],
    links: [/\/assets\/compass\/.+\.pdf$/],
  },
  {
    id: 'harbor/relocation-masterclass',
    path: '/harbor-relocation-masterclass',
    alias: '/harborRelocationMasterclass',
    answers: {
      company: 'Archer & Sons',
      jobTitle: 'Head of People',
      companySize: '201-1000',
      relocationInterest: 'vendor-management',
    },
    labels: ['name', 'email', 'company', 'title', 'size'],
    busy: 'Registering...',
    missing: [],
    success: ['Registration successful!', 'Check your email for event details.'],
    screen: [/confirmation email/i, /pre-event resources/i, /live access/i, /tip/i],
    action: /\.pdf$|\.ics$/,
    refused: ['Registration successful!', 'Check your email for event details.'],
    late: ['Registration successful!', 'Check your email for event details.'],
    duplicate: "You're already registered for this event. Check your email for details.",
    full: 'This event has reached maximum capacity. Please check back for future events.',
    links: [/\.ics$/, /\.pdf$/],
  },
  {
    id: 'caring/workshop',
    path: '/compassionate-communication',
    alias: '/caring-workshop',
    answers: {
      organizationName: 'Halden Infirmary',
      organizationSize: 'medium',
      challenges: 'Bad news at night.\nAnger at the desk.',
    },
    labels: ['name', 'email', 'organization', 'size'],
    busy: 'Registering...',
    missing: ['Please fill in your name, email, and organization name.'],
    success: ['Registration successful!'],
    screen: [/book/i],
    action: /^https:\/\//,
    refused: [/registration succeeded/i, /email may be delayed/i, /book a slot/i],
    late: [/registration succeeded/i, /email may be delayed/i, /book a slot/i],
    links: [/^https:\/\//],
  },
  {
    id: 'harbor/relocation-guide',
    path: '/harbor-relocation-guide',
    alias: '/harborRelocationGuide',
    answers: {},
    labels: ['Name', 'Email Address'],
    busy: 'Sending Your Guide...',
    missing: ['Please fill in all fields', 'Both name and email are required to access your free guide.'],
    success: [
      'Success! 🎉',
      'Check your email for your 10 Best Places in San Diego for Relocating Executives!',
    ],
    screen: [/email/i, /Adrienne Holt/],
    action: /^\/assets\/harbor\/relocation-guide\.pdf$/,
    refused: [
      'Oops! Something went wrong',
      'There was an issue sending your email. Please check your email address and try again.',
    ],
    late: [/take a little longer|delayed/],
    links: [/\/assets\/harbor\/relocation-guide\.pdf$/],
  },
  {
    id: 'ember/burned-out-to-on-fire',
    path: '/from-burned-out-to-on-fire',
    answers: {},
    labels: ['Your Name *', 'Email Address *'],
    busy: 'Reserving Your Spot...',
    missing: ['Please fill in all fields'],
    success: ["You're IN! 🔥", 'Check your email for webinar access details!'],
    screen: ["You're IN", 'What Happens Next'],
    refused: ['Registration Failed', /issue sending your confirmation email/],
    late: [/take a little longer|delayed/],
    links: [/^https:\/\//],
  },
]

const table = tableOf('flows.csv')

/** The row of a form in the table of flows. */
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

/** Facts that the lead keeps, by their names in the table. */
export const factsOf = (flow: Flow): string[] =>
  (rowOf(flow)['metadata'] ?? '')
    .split(/,\s*/)
    .filter(Boolean)
    .map((fact) => fact.replace(/ \(.*\)$/, ''))

export const submitPath = ({ id }: Flow) => `/api/submit/${id}`

export const sendButton = (page: Page) => page.locator('form button[type=submit]')

export const openAndFill = async (page: Page, product: Product, flow: Flow, { name, email }: Visitor) => {
  await page.goto(product.origin + flow.path)
  await fillIn(page, { name, email, ...flow.answers })
}

export const fillIn = async (page: Page, answers: Record<string, string>) => {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.locator(`form [name="${name}"]`)
    const kind = await field.evaluate((element) => element.localName)
    if (kind === 'select') await field.selectOption(answer)
    else await field.fill(answer)
  }
}

export const expectTexts = async (page: Page, texts: (string | RegExp)[]) => {
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

/** What a person has in the database, and in their inbox. */
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

const openRuns = async (product: Product, email: string) => {
  const [row] = await product.query(
    `select count(*)::int as open from step_runs r join leads l on l.id = r.lead_id
     where l.email = $1 and r.state in ('pending', 'running')`,
    [email],
  )
  return row?.['open']
}

/** One person who sent the form once. */
export const onceIn = (flow: Flow) => ({
  leads: 1,
  submissions: 1,
  journeys: rowOf(flow)['journey'] ? 1 : 0,
  seats: flow.full === undefined ? 0 : 1,
  mails: 1,
})

/** Addresses that a mail links to, as a reader's program finds them. */
export const linksIn = async (product: Product, { email }: Visitor): Promise<string[]> => {
  const [mail] = await product.sink.mailsTo(email)
  const { html = '' } = await PostalMime.parse(mail?.raw ?? '')
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
