import type { Product } from '../product.ts'
import { startFinding } from './findings.ts'
import type { Finding } from './findings.ts'
import type { FormField, OpenForm } from './forms.ts'
import { forEachOf } from './stranger.ts'
import type { Reply, Stranger } from './stranger.ts'

/** `tag` identifies the row. */
type Try = { tag: string; text: string; field: FormField; asForm: boolean }

const hands = 48

/** Each string in each text field, as JSON and as a form post: stored as documented, or refused. */
export const checkNaughty = async (
  product: Product,
  stranger: Stranger,
  form: OpenForm,
  at: number,
  strings: string[],
): Promise<Finding> => {
  const finding = startFinding('naughty-strings', form.id)
  const accepted: Try[] = []
  await forEachOf(triesOf(form, at, strings), hands, async (each) => {
    const reply = await sendTry(stranger, form, each)
    const isTaken = each.asForm ? reply.status === 303 : reply.status === 200
    if (isTaken) accepted.push(each)
    if (!isTaken && reply.status !== 422) finding.note(`returned ${reply.status} <- ${reported(each)}`)
    if (reply.status === 422)
      finding.note(mayBeRefused(each) ? null : `was refused without a reason: ${reported(each)}`)
  })
  const values = await storedValues(product, form, at)
  for (const each of accepted) finding.note(faultOfStored(each, values.get(each.tag)))
  if (accepted.length === 0) finding.note('none of them was stored')
  return finding.end()
}

function* triesOf(form: OpenForm, at: number, strings: string[]): Generator<Try> {
  let number = 0
  for (const field of form.fields)
    if (field.type === 'text' || field.type === 'textarea' || field.type === 'email')
      for (const text of strings)
        for (const asForm of [false, true])
          yield { tag: `naughty-${at}-${(number += 1)}`, text, field, asForm }
}

const sendTry = (stranger: Stranger, form: OpenForm, { tag, text, field, asForm }: Try): Promise<Reply> => {
  // An address gets one mail a day, and most tries here are about values. An event has one seat for each person.
  const number = Number(tag.split('-').at(-1))
  const person = form.campaign.event ? number : number % 400
  const values = { ...form.good(`naughty${person}@example.com`), [field.name]: text }
  return asForm
    ? stranger.sendForm(form.path, { ...values, 'attribution.utm_content': tag })
    : stranger.sendJson(form.path, { ...values, attribution: { utm_content: tag } })
}

const storedValues = async (product: Product, form: OpenForm, at: number) => {
  const rows = await product.query(
    `select attribution->>'utm_content' as tag, values from submissions
     where campaign = $1 and attribution->>'utm_content' like $2`,
    [form.id, `naughty-${at}-%`],
  )
  // Our own jsonb, in this shape.
  return new Map(rows.map(({ tag, values }) => [String(tag), values as Record<string, unknown>]))
}

const faultOfStored = (each: Try, stored: Record<string, unknown> | undefined): string | null => {
  if (!stored) return `was thanked for and is not stored: ${reported(each)}`
  const value = stored[each.field.name]
  const expected = each.field.type === 'email' ? each.text.trim().toLowerCase() : cleaned(each)
  if (expected === '' && value === undefined) return null
  return withoutJoiners(String(value)) === withoutJoiners(expected)
    ? null
    : `is stored as ${JSON.stringify(value)}: ${reported(each)}`
}

const mayBeRefused = (each: Try): boolean => {
  const { field, text } = each
  if (field.type === 'email') return true
  const clean = cleaned(each)
  const most = field.type === 'text' || field.type === 'textarea' ? field.maxLength : 0
  const isEmpty = clean === '' && 'required' in field && field.required
  return isEmpty || Array.from(clean).length > most || text.includes('\0') || /\p{M}{11}/u.test(text)
}

/** As documented: NFC, trimmed, no control or invisible characters; line breaks only in fields with several lines. */
const cleaned = ({ field, text }: Try): string => {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')
  const laid = field.type === 'textarea' ? lines : lines.replace(/\n+/g, ' ')
  return laid
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
}

/** Joiners stay where emoji and some scripts need them, which another test checks. */
const withoutJoiners = (text: string) => text.replace(/[\u200c\u200d]/g, '').trim()

const reported = ({ field, text, asForm }: Try) =>
  `${field.name}${asForm ? ' (form)' : ''} ${JSON.stringify(text).slice(0, 100)}`
