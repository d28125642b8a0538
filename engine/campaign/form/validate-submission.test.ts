import { describe, expect, it, test } from 'vitest'
import { FormField } from '../../../blocks/kit/form-field.ts'
import { submissionSchema, validateSubmission } from './validate-submission.ts'
import { quickestOfThree } from '../../../tests/quickest.ts'
import { formWordsOf } from '../../words/form-words.ts'

const nameField = FormField.parse({ type: 'text', name: 'name', label: 'Your name', maxLength: 100 })
const emailField = FormField.parse({ type: 'email', name: 'email', label: 'Email address' })
const guide = [nameField, emailField]
const choice = (name: string, values: string[]) =>
  FormField.parse({
    type: 'select',
    name,
    label: name,
    options: values.map((value) => ({ value, label: value })),
  })
const event = [
  nameField,
  emailField,
  FormField.parse({ type: 'text', name: 'company', label: 'Company' }),
  FormField.parse({ type: 'text', name: 'jobTitle', label: 'Job title' }),
  choice('companySize', ['1-50', '51-200', '201-1000', '1000+']),
  choice('relocationInterest', ['high-costs', 'other']),
]
const context = [
  nameField,
  emailField,
  FormField.parse({
    type: 'select',
    name: 'organizationSize',
    label: 'Size',
    required: false,
    options: [{ value: 'small', label: 'Small' }],
  }),
  FormField.parse({ type: 'textarea', name: 'challenges', label: 'Challenges', required: false }),
]
const good = { name: 'Ana', email: 'a@b.co' }
const goodEvent = {
  ...good,
  company: 'Holt',
  jobTitle: 'Head of People',
  companySize: '1-50',
  relocationInterest: 'other',
}

const validate = (raw: unknown) => validateSubmission(guide, raw)
const codeOf = (raw: unknown, fields = guide) => {
  const verdict = validateSubmission(fields, raw)
  return verdict.ok ? 'ok' : verdict.code
}
const nameOf = (name: unknown) => {
  const verdict = validate({ ...good, name })
  return verdict.ok ? verdict.values['name'] : verdict.code
}

/** Refusal of the form with this one answer. */
const expectBadOption = (fields: FormField[], raw: object, field: string) =>
  expect(validateSubmission(fields, raw)).toMatchObject({
    code: 'bad_option',
    fields: { [field]: expect.any(String) },
  })

describe('a form that is sent', () => {
  it('names both fields when nothing was filled in', () => {
    const verdict = validate({})
    expect(verdict).toMatchObject({ ok: false, code: 'missing_fields' })
    expect(Object.keys(verdict.ok ? {} : verdict.fields).toSorted()).toEqual(['email', 'name'])
  })

  it('treats white space as empty', () => {
    expect(validate({ name: ' \t\u00a0', email: '\u00a0 \t' })).toEqual(validate({}))
  })

  it('refuses a Kelvin sign or an umlaut before the @ of an address', () => {
    expect(codeOf({ ...good, email: '\u212A@x.co' })).toBe('invalid_email')
    expect(codeOf({ ...good, email: 'üser@b.co' })).toBe('invalid_email')
  })

  it('keeps names in every script, in composed form', () => {
    for (const name of ["O'Brien", 'Anne-Marie', '李小龙', 'Nguyễn', 'Zoë 😀', 'کوروش‌زاده', '👩‍👩‍👧'])
      expect(nameOf(name.normalize('NFD'))).toBe(name.normalize('NFC'))
  })

  it('drops line breaks, direction marks and zero-width characters, and refuses NUL', () => {
    expect(nameOf('An\u200bna\u202e\r\nBcc: x\u2028y\u0007\ufeff')).toBe('Anna Bcc: x y')
    expect(nameOf('An\u0000na')).toBe('bad_option')
    expect(nameOf('An\ud800na')).toBe('bad_option')
  })

  it('keeps markup and template words as plain text', () => {
    for (const name of [
      '<img src=x onerror=alert(1)>',
      '{{7*7}}',
      '${7*7}',
      '<%= 7*7 %>',
      '{email}',
      '%0d%0aX: y',
    ])
      expect(nameOf(name)).toBe(name)
  })

  it('counts characters as people do, and refuses a pile of accents', () => {
    expect(nameOf('x'.repeat(100))).toHaveLength(100)
    expect(nameOf('x'.repeat(101))).toBe('too_long')
    expect(nameOf('😀'.repeat(100))).toBe('😀'.repeat(100))
    expect(nameOf(`a${'\u0301'.repeat(500)}`)).toBe('too_long')
  })

  it('takes only the listed options, letter for letter', () => {
    expectBadOption(context, { ...good, organizationSize: 'huge' }, 'organizationSize')
    expectBadOption(event, { ...goodEvent, companySize: '1-50 ' }, 'companySize')
    expectBadOption(event, { ...goodEvent, relocationInterest: ['other'] }, 'relocationInterest')
    expect(codeOf(goodEvent, event)).toBe('ok')
  })

  it('names exactly the field that is missing', () => {
    for (const field of event) {
      const rest = Object.fromEntries(Object.entries(goodEvent).filter(([name]) => name !== field.name))
      const verdict = validateSubmission(event, rest)
      expect(verdict).toMatchObject({ ok: false, code: 'missing_fields' })
      expect(Object.keys(verdict.ok ? {} : verdict.fields)).toEqual([field.name])
    }
  })

  it('refuses an address that is not text', () => {
    for (const email of [['a@b.co'], { $gt: '' }, 1, true, null, { a: { b: { c: {} } } }])
      expect(codeOf({ ...good, email })).toMatch(/^(invalid_email|missing_fields)$/)
  })

  it('refuses "__proto__" and "constructor" as unknown fields', () => {
    const polluted: unknown = JSON.parse('{"name":"J","email":"a@b.co","__proto__":{"isAdmin":true}}')
    expect(codeOf(polluted)).toBe('unknown_field')
    expect(codeOf({ ...good, constructor: { prototype: { x: 1 } } })).toBe('unknown_field')
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    expect(codeOf(good)).toBe('ok')
  })

  it('refuses every field that the form does not have', () => {
    for (const extra of ['id', 'source', 'campaign_id', 'status', 'created_at', 'role', 'toEmail', 'tags'])
      expect(validate({ ...good, [extra]: 'x' })).toMatchObject({
        code: 'unknown_field',
        fields: { [extra]: expect.any(String) },
      })
  })

  it('validates 30 KiB of anything in time that grows only with its length', () => {
    const size = 30 * 1024
    const long = [
      `a@${'a.'.repeat(size / 2)}`,
      `${'a'.repeat(size)}@`,
      `${' '.repeat(size)}a@b.co`,
      '<'.repeat(size),
      '('.repeat(size),
      '\u0301\u0323'.repeat(size / 4),
      'a\u0301\u0323'.repeat(size / 6),
      '\u200d'.repeat(size),
      `a${'\n'.repeat(size)}b`,
    ]
    for (const text of long) {
      const validateBoth = () => {
        validate({ name: text, email: text })
        validateSubmission(context, { ...good, challenges: text })
      }
      expect(quickestOfThree(validateBoth)).toBeLessThan(50)
    }
  })

  it('ignores the fields of the form itself', () => {
    expect(
      validate({ ...good, website: '', elapsed: 12, attribution: {}, 'attribution.utm_source': 'x' }),
    ).toEqual({
      ok: true,
      values: good,
    })
  })

  it('keeps paragraphs in a text of several lines, and leaves out what was left empty', () => {
    expect(
      validateSubmission(context, { ...good, challenges: ' a\r\n\r\nb ', organizationSize: '' }),
    ).toEqual({
      ok: true,
      values: { ...good, challenges: 'a\n\nb' },
    })
  })

  it('keeps a required box required', () => {
    const consent = [FormField.parse({ type: 'checkbox', name: 'consent', label: 'I agree' })]
    expect(codeOf({}, consent)).toBe('missing_fields')
    expect(codeOf({ consent: false }, consent)).toBe('missing_fields')
    expect(validateSubmission(consent, { consent: 'on' })).toEqual({ ok: true, values: { consent: true } })
  })

  it('refuses input that is no form', () => {
    for (const raw of [null, 1, 'x', []]) expect(codeOf(raw)).toBe('missing_fields')
  })
})

const { problems } = formWordsOf()
const field = FormField.parse({ type: 'email', name: 'email', label: 'Email address' })

test.each([
  ['joanna', problems.noAt],
  ['joanna@northgate', problems.noEnding],
  ['joanna@büro', problems.noEnding],
  ['joanna@', problems.badEmail],
  ['joanna@northgate.', problems.badEmail],
  ['jo@anna@northgate', problems.badEmail],
  [['joanna'], problems.badEmail],
])('for the address %j the visitor reads what to correct', (address, message) => {
  expect(submissionSchema([field]).safeParse({ [field.name]: address }).error?.issues).toMatchObject([
    { code: 'invalid_format', message },
  ])
})
