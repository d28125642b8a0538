import { badAddresses } from '../bad-addresses.ts'
import type { Finding, Wants } from './findings.ts'
import { startFinding } from './findings.ts'
import type { OpenForm, Values } from './forms.ts'
import { faultOfAny, faultOfRefusal, said } from './refusals.ts'
import { checkSizes } from './size-check.ts'
import { forEachOf } from './stranger.ts'
import type { Reply, Stranger } from './stranger.ts'

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
type Try = { body: unknown; fault: (reply: Reply) => string | null }
type Check = { id: string; tries: (form: OpenForm, address: () => string) => Try[] }

const refused = (code: string, fields?: string[]) => (reply: Reply) => faultOfRefusal(reply, code, fields)
const accepted = (reply: Reply) =>
  said(reply).ok ? null : `returned ${reply.status} ${reply.text.slice(0, 160)}`
const unreadable = (reply: Reply) =>
  reply.status === 400 && said(reply).code === 'bad_json' ? null : `returned ${reply.status} ${reply.text}`
const without = (values: Values, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field !== name))

const emailField = (form: OpenForm) => form.fields.find(({ type }) => type === 'email')?.name ?? 'email'
const required = (form: OpenForm) =>
  form.fields.flatMap((field) => (field.type !== 'hidden' && field.required ? [field] : []))
const inOrder = (names: string[]) => names.toSorted((one, other) => (one < other ? -1 : 1))

const checks: Check[] = [
  {
    id: 'empty-fields',
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
    id: 'invalid-email',
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
    id: 'text-length',
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
    id: 'unlisted-option',
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
    id: 'listed-option',
    tries: (form, address) =>
      form.choices.flatMap(({ name, options }) =>
        options.map(({ value }) => ({ body: { ...form.good(address()), [name]: value }, fault: accepted })),
      ),
  },
  {
    id: 'missing-field',
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
    id: 'optional-fields',
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
    id: 'email-of-wrong-type',
    tries: (form) =>
      oddAddresses.map((address) => ({
        body: { ...form.good('x@example.com'), [emailField(form)]: address },
        fault: refused(address === null ? 'missing_fields' : 'invalid_email', [emailField(form)]),
      })),
  },
  {
    id: 'text-of-wrong-type',
    tries: (form) =>
      form.texts.flatMap(({ name }) =>
        [['Jane'], { $gt: '' }, 1, true, { a: { b: { c: 1 } } }].map((text) => ({
          body: { ...form.good('x@example.com'), [name]: text },
          fault: refused('bad_option', [name]),
        })),
      ),
  },
  {
    id: 'ambiguous-json',
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
    id: 'unknown-field',
    tries: (form) =>
      foreignFields.map((field) => ({
        body: { ...form.good('foreign@example.com'), [field]: 'x' },
        fault: refused('unknown_field', [field]),
      })),
  },
]

export const checkFields = async (
  stranger: Stranger,
  form: OpenForm,
  at: number,
  wants: Wants,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  let people = 0
  const address = () => `field${at}-${(people += 1)}@example.com`
  for (const check of checks.filter(({ id }) => wants(id))) {
    const tries = check.tries(form, address)
    if (tries.length === 0) continue
    const finding = startFinding(check.id, form.id)
    await forEachOf(tries, 8, async ({ body, fault }) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const reply = await stranger.send({ path: form.path, body: text })
      const wrong = faultOfAny(reply) ?? fault(reply)
      finding.note(wrong && `${wrong} <- ${text.slice(0, 200)}`)
    })
    findings.push(finding.end())
  }
  return wants('huge-values') ? [...findings, await checkSizes(stranger, form)] : findings
}
