import type { Finding } from './findings.ts'
import { startFinding } from './findings.ts'
import type { OpenForm, Values } from './forms.ts'
import { faultOfAny, faultOfRefusal, said } from './refusals.ts'
import { forEachOf, quickestTry } from './stranger.ts'
import type { Heard, Stranger } from './stranger.ts'

const badAddresses = [
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a..b@c.co',
  '.a@c.co',
  'a.@c.co',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  'a b@c.co',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  '<a@b.co>',
  'Joe <a@b.co>',
  'a@b.co(x)evil.com',
  '"a@evil.com x"@b.co',
  '"a>ORCPT=x"@b.co',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@localhost',
  'a@127.0.0.1',
  'a@b.co@evil.com',
  'mailto:a@b.co',
  'a@b.co?bcc=v@d.co',
  'a@b.co\r\nBcc: v@d.co',
  'a@b.co%0aBcc:v@d.co',
  'a@b.co\u202e',
  'a\u200b@b.co',
  'ａ＠ｂ.co',
  '\u212A@x.co',
  'üser@b.co',
  `${'l'.repeat(65)}@b.co`,
  `a@${'l'.repeat(64)}.co`,
  `a@${'d.'.repeat(126)}co`,
  `${'l'.repeat(60)}@${`${'d'.repeat(48)}.`.repeat(3)}${'e'.repeat(44)}.co`,
]
const oddAddresses: unknown[] = [
  ['a@b.co'],
  { $gt: '' },
  1,
  true,
  null,
  { a: { b: { c: { d: 1 } } } },
  {},
  [],
]
const foreignFields = [
  'id',
  'source',
  'campaign_id',
  'status',
  'created_at',
  'role',
  'toEmail',
  'htmlContent',
  'subject',
  'tags',
  'eventId',
]
const blown = [
  `a@${'a.'.repeat(15_000)}`,
  `${'a'.repeat(30_000)}@`,
  `${' '.repeat(30_000)}a@b.co`,
  '<'.repeat(30_000),
  '('.repeat(30_000),
  `a${'\u0301'.repeat(15_000)}`,
]
const manyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, at]))
const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`

/** A check that sends bodies and judges each answer. */
type Try = { body: unknown; fault: (heard: Heard) => string | null }
type Check = { name: string; tries: (form: OpenForm, address: () => string) => Try[] }

const refused = (code: string, fields?: string[]) => (heard: Heard) => faultOfRefusal(heard, code, fields)
const accepted = (heard: Heard) =>
  said(heard).ok ? null : `answered ${heard.status} ${heard.text.slice(0, 160)}`
const unreadable = (heard: Heard) =>
  heard.status === 400 && said(heard).code === 'bad_json' ? null : `answered ${heard.status} ${heard.text}`
const without = (values: Values, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field !== name))

const emailField = (form: OpenForm) => form.fields.find(({ type }) => type === 'email')?.name ?? 'email'
const required = (form: OpenForm) =>
  form.fields.flatMap((field) => (field.type !== 'hidden' && field.required ? [field] : []))
const inOrder = (names: string[]) => names.toSorted((one, other) => (one < other ? -1 : 1))

const checks: Check[] = [
  {
    name: '#1 #2 nothing, or only blanks',
    tries: (form) => {
      const fault = refused('missing_fields', inOrder(required(form).map(({ name }) => name)))
      const typed = form.fields.filter(
        ({ type }) => type === 'email' || type === 'text' || type === 'textarea',
      )
      return ['', ' ', ' \t\u00a0'].map((blank) => ({
        body: blank === '' ? {} : Object.fromEntries(typed.map(({ name }) => [name, blank])),
        fault,
      }))
    },
  },
  {
    name: '#3 #5 addresses that are none',
    tries: (form) => [
      ...badAddresses.map((address) => ({
        body: { ...form.good('x@example.com'), [emailField(form)]: address },
        fault: refused('invalid_email', [emailField(form)]),
      })),
      {
        body: { ...form.good('x@example.com'), [emailField(form)]: 'a@b.co\u0000' },
        fault: refused('invalid_email'),
      },
    ],
  },
  {
    name: '#10 length of each text',
    tries: (form, address) =>
      form.texts.flatMap(({ name, maxLength }) =>
        [
          { text: 'n'.repeat(maxLength), fault: accepted },
          { text: 'n'.repeat(maxLength + 1), fault: refused('too_long', [name]) },
          { text: '😀'.repeat(maxLength), fault: accepted },
          { text: '😀'.repeat(maxLength + 1), fault: refused('too_long', [name]) },
          { text: `a${'\u0301'.repeat(500)}`, fault: refused('too_long', [name]) },
        ].map(({ text, fault }) => ({ body: { ...form.good(address()), [name]: text }, fault })),
      ),
  },
  {
    name: '#11 options that are none',
    tries: (form, address) =>
      form.choices.flatMap(({ name, options }) => {
        const value = options[0]?.value ?? ''
        return ['huge', `${value} `, ` ${value}`, [value], { value }, 0, true, `${value}\u200b`].map(
          (option) => ({
            body: { ...form.good(address()), [name]: option },
            fault: refused('bad_option', [name]),
          }),
        )
      }),
  },
  {
    name: '#11 each option that is one',
    tries: (form, address) =>
      form.choices.flatMap(({ name, options }) =>
        options.map(({ value }) => ({ body: { ...form.good(address()), [name]: value }, fault: accepted })),
      ),
  },
  {
    name: '#12 each required field alone',
    tries: (form) =>
      required(form).flatMap(({ name }) => {
        const fault = refused('missing_fields', [name])
        const good = form.good('missing@example.com')
        return [without(good, name), { ...good, [name]: '' }, { ...good, [name]: null }].map((body) => ({
          body,
          fault,
        }))
      }),
  },
  {
    name: 'optional fields may be left out',
    tries: (form, address) => [
      {
        body: required(form).reduce<Values>(
          (body, { name }) => ({ ...body, [name]: form.good('')[name] ?? '', [emailField(form)]: address() }),
          {},
        ),
        fault: accepted,
      },
    ],
  },
  {
    name: '#13 addresses that are no text',
    tries: (form) =>
      oddAddresses.map((address) => ({
        body: { ...form.good('x@example.com'), [emailField(form)]: address },
        fault: refused(address === null ? 'missing_fields' : 'invalid_email', [emailField(form)]),
      })),
  },
  {
    name: '#13 texts that are no text',
    tries: (form) =>
      form.texts.flatMap(({ name }) =>
        [['Jane'], { $gt: '' }, 1, true, { a: { b: { c: 1 } } }].map((text) => ({
          body: { ...form.good('x@example.com'), [name]: text },
          fault: refused('bad_option', [name]),
        })),
      ),
  },
  {
    name: '#14 #15 #20 bodies read two ways',
    tries: (form) => {
      const good = JSON.stringify(form.good('twice@example.com'))
      const field = JSON.stringify(emailField(form))
      return [
        `${good.slice(0, -1)},${field}:"v@d.co"}`,
        `${good.slice(0, -1)},"__proto__":{"isAdmin":true}}`,
        `${good.slice(0, -1)},"constructor":{"prototype":{"x":1}}}`,
        `${good.slice(0, -1)},"attribution":{"__proto__":{"x":1}}}`,
        good.replace('Ann', String.raw`\ud800`),
        good.slice(0, -5),
        '',
      ].map((body) => ({ body, fault: unreadable }))
    },
  },
  {
    name: '#16 fields of other forms',
    tries: (form) =>
      foreignFields.map((field) => ({
        body: { ...form.good('foreign@example.com'), [field]: 'x' },
        fault: refused('unknown_field', [field]),
      })),
  },
]

/** Bad and good values in each field of one form, each with the one answer that is right. */
export const checkFields = async (stranger: Stranger, form: OpenForm, at: number): Promise<Finding[]> => {
  const findings: Finding[] = []
  let people = 0
  const address = () => `field${at}-${(people += 1)}@example.com`
  for (const check of checks) {
    const tries = check.tries(form, address)
    if (tries.length === 0) continue
    const finding = startFinding(check.name, form.id)
    await forEachOf(tries, 8, async ({ body, fault }) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const heard = await stranger.send({ path: form.path, body: text })
      const wrong = faultOfAny(heard) ?? fault(heard)
      finding.note(wrong && `${wrong} <- ${text.slice(0, 200)}`)
    })
    findings.push(finding.end())
  }
  return [...findings, await checkSizes(stranger, form)]
}

const quick = 50

/**
 * #17 and #26: texts of 30 KiB, a thousand keys, a body nested 100,000 deep, each answered at once. Each has
 * a field too many as well, for a form that is taken may wait for its mail.
 */
const checkSizes = async (stranger: Stranger, form: OpenForm): Promise<Finding> => {
  const finding = startFinding('#17 #26 huge values', form.id)
  const bodies = form.fields
    .filter(({ type }) => type !== 'hidden')
    .flatMap(({ name }) =>
      [...blown, manyKeys].map((value) =>
        JSON.stringify({ ...form.good('huge@example.com'), notOurs: 'x', [name]: value }),
      ),
    )
  for (const body of [...bodies, deep]) {
    const heard = await quickestTry(quick, () => stranger.send({ path: form.path, body }))
    finding.took(heard.ms)
    const isRefused = heard.status >= 400 && heard.status < 500
    const late = heard.ms > quick ? `took ${Math.round(heard.ms)} ms, three times` : null
    const wrong = faultOfAny(heard) ?? (isRefused ? late : `answered ${heard.status}`)
    finding.note(wrong && `${wrong} <- ${body.slice(0, 120)}`)
  }
  return finding.end()
}

/** #4: addresses as people type them, with what is stored and written to. */
export const goodAddresses = (at: number): [typed: string, stored: string][] => [
  [`a${at}@b.co`, `a${at}@b.co`],
  [` Ab${at}@B.CO `, `ab${at}@b.co`],
  [`a${at}+tag@b.co`, `a${at}+tag@b.co`],
  [`o'brien${at}@b.co`, `o'brien${at}@b.co`],
  [`user${at}@bücher.de`, `user${at}@xn--bcher-kva.de`],
  [`${String(at).padEnd(64, 'l')}@b.co`, `${String(at).padEnd(64, 'l')}@b.co`],
  [`a${at}@${'l'.repeat(63)}.co`, `a${at}@${'l'.repeat(63)}.co`],
  [longest(at), longest(at)],
]
/** 254 octets. */
const longest = (at: number) =>
  `${String(at).padEnd(60, 'l')}@${`${'d'.repeat(48)}.`.repeat(3)}${'e'.repeat(43)}.co`
