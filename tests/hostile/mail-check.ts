import PostalMime from 'postal-mime'
import type { Product } from '../product.ts'
import { startFinding } from './findings.ts'
import type { Finding } from './findings.ts'
import { goodAddresses } from './good-addresses.ts'
import type { OpenForm } from './forms.ts'
import { said } from './refusals.ts'
import { settle } from './settle.ts'
import { forEachOf } from './stranger.ts'
import type { Stranger } from './stranger.ts'

const plainName = 'Quentin Quill'
/** Names that would turn the mail into a message of the sender. */
const hostileNames = [
  'Win $500 http://evil.example',
  'evil.example/9b939',
  'www.evil.example',
  't.me/x',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '{email}',
  '{unsubscribeUrl}',
  '%0d%0aX-Evil: y',
  'Ann\r\nBcc: victim@evil.example',
  'Ann\u2028Bcc: victim@evil.example',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '=HYPERLINK("evil.example")',
]
const names: [typed: string, stored: string][] = [
  ["O'Brien", "O'Brien"],
  ['Anne-Marie', 'Anne-Marie'],
  ['李小龙', '李小龙'],
  ['Nguyễn', 'Nguyễn'.normalize('NFC')],
  ['Nguyễn'.normalize('NFD'), 'Nguyễn'.normalize('NFC')],
  ['Zoë 😀', 'Zoë 😀'],
  ['An\r\nna', 'An na'],
  ['An\u2028na', 'An na'],
  ['An\u202ena', 'Anna'],
  ['An\u200bna', 'Anna'],
]

type Letter = { subject: string; html: string; text: string; headers: string[]; to: string[] }

/** Both check the same mails. */
export const mailChecks = ['mail-address-as-typed', 'mail-hostile-name', 'mail-name-as-typed']

export const checkMails = async (
  product: Product,
  stranger: Stranger,
  form: OpenForm,
  at: number,
): Promise<Finding[]> => {
  const people = [plainName, ...hostileNames, ...names.map(([typed]) => typed)].map((name, number) => ({
    name,
    email: `mail${at}-${number}@example.com`,
  }))
  const addresses = goodAddresses(at)
  const delivered = startFinding('mail-address-as-typed', form.id)
  await forEachOf(people, 8, async ({ name, email }) => {
    const texts = Object.fromEntries(form.texts.map((field) => [field.name, name]))
    const reply = await stranger.sendJson(form.path, { ...form.good(email), ...texts })
    if (!said(reply).ok) delivered.note(`${JSON.stringify(name)} is not taken: ${reply.text}`)
  })
  await forEachOf(addresses, 8, async ([typed]) => {
    const reply = await stranger.sendJson(form.path, form.good(typed))
    if (!said(reply).ok) delivered.note(`${typed} is not taken: ${reply.text}`)
  })
  await settle(product)
  for (const [typed, stored] of addresses) delivered.note(await faultOfDelivery(product, form, typed, stored))

  const hostile = startFinding('mail-hostile-name', form.id)
  const plain = await letterTo(product, people[0]?.email ?? '')
  const own = form.campaign.pipeline.find(({ step }) => step === 'email')?.['nameFallback']
  const fallback = typeof own === 'string' ? own : 'there'
  const expected = plain && asOne(plain, people[0]?.email ?? '').replaceAll(plainName, fallback)
  for (const { name, email } of people.slice(1, 1 + hostileNames.length))
    hostile.note(faultOfHostile({ name, email, expected }, await letterTo(product, email)))
  const stray = await product.sink.mailsTo('victim@evil.example')
  hostile.note(stray.length > 0 ? 'a name added a recipient' : null)

  const usual = startFinding('mail-name-as-typed', form.id)
  const isGreeted = plain !== null && `${plain.subject}${plain.text}`.includes(plainName)
  for (const [number, [typed, stored]] of names.entries()) {
    const email = `mail${at}-${1 + hostileNames.length + number}@example.com`
    usual.note(await faultOfName(product, { typed, stored, email, isGreeted }))
  }
  return [delivered.end(), hostile.end(), usual.end()]
}

const faultOfDelivery = async (product: Product, form: OpenForm, typed: string, stored: string) => {
  const leads = await product.query('select email from leads where email = $1 and campaign_id = $2', [
    stored,
    form.campaign.rowId,
  ])
  const mails = await product.sink.mailsTo(stored)
  if (leads.length !== 1) return `${typed} is not stored as ${stored}`
  if (mails.length !== 1) return `${mails.length} mails to ${stored}`
  return mails[0]?.to.join() === stored ? null : `the mail to ${stored} goes to ${mails[0]?.to.join()}`
}

const letterTo = async (product: Product, email: string): Promise<Letter | null> => {
  const [mail] = await product.sink.mailsTo(email)
  if (!mail) return null
  const { subject = '', html = '', text = '', headers } = await PostalMime.parse(mail.raw)
  return { subject, html, text, to: mail.to, headers: headers.map(({ key }) => key) }
}

/** A mail without what differs between recipients. */
const asOne = ({ subject, html, text, headers }: Letter, email: string) =>
  [subject, html, text, headers.join()]
    .join('\n')
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/\/(u|place|private\/[\w-]+\/[\w-]+)\/[\w-]+/g, '/$1/TOKEN')

type HostileCase = { name: string; email: string; expected: string | null }

const faultOfHostile = ({ name, email, expected }: HostileCase, mail: Letter | null): string | null => {
  if (!mail || expected === null) return `no mail came for ${JSON.stringify(name)}`
  if (mail.to.join() !== email) return `the mail for ${JSON.stringify(name)} goes to ${mail.to.join()}`
  return asOne(mail, email) === expected ? null : `the mail shows something of ${JSON.stringify(name)}`
}

type NameCase = { typed: string; stored: string; email: string; isGreeted: boolean }

const faultOfName = async (product: Product, { typed, stored, email, isGreeted }: NameCase) => {
  const [lead] = await product.query('select name from leads where email = $1', [email])
  if (lead?.['name'] !== stored)
    return `${JSON.stringify(typed)} is stored as ${JSON.stringify(lead?.['name'])}`
  const mail = await letterTo(product, email)
  if (!mail) return `no mail came for ${JSON.stringify(typed)}`
  const shows = `${mail.subject}${mail.text}`.includes(stored)
  return shows === isGreeted ? null : `the mail does not greet ${JSON.stringify(typed)}`
}
