import { expect, test } from 'vitest'
import { FormProps } from '../../../blocks/form/form.schema.ts'
import type { FormValues } from '../../../engine/campaign/form/form-values.ts'
import { consentOf } from './plan.ts'

const form = (more: object = {}) =>
  FormProps.parse({
    type: 'form',
    fields: [
      { type: 'email', name: 'email', label: 'E-mail', help: 'For the guide alone.' },
      { type: 'checkbox', name: 'rules', label: 'I keep the rules' },
      { type: 'checkbox', name: 'letters', label: 'Letters, too', required: false },
      { type: 'hidden', name: 'place', value: 'fair' },
    ],
    button: { label: 'Send it', busy: 'Sending...' },
    messages: { missing: { title: 'a' }, success: { title: 'b' }, error: { title: 'c' } },
    ...more,
  })
const read = (more?: object, values: FormValues = { email: 'ann@example.com', rules: true }) =>
  consentOf({ form: form(more) }, values).text.split('\n')

test('the consent keeps the words that were read, in the order of the page, with the boxes as they were left', () => {
  const words = {
    title: 'The guide',
    text: 'In two minutes.',
    privacy: 'Then two mails. One click ends them.',
  }
  expect(read(words)).toEqual([
    'The guide',
    'In two minutes.',
    'For the guide alone.',
    '[x] I keep the rules',
    '[ ] Letters, too',
    '[Send it]',
    'Then two mails. One click ends them.',
  ])
})

test('the consent contains no words that the visitor did not see', () => {
  expect(read()).toEqual(['For the guide alone.', '[x] I keep the rules', '[ ] Letters, too', '[Send it]'])
})

const choice = {
  type: 'radio',
  name: 'letters',
  label: 'May we write?',
  options: [
    { value: 'yes', label: 'Yes, now and then' },
    { value: 'no', label: 'No, thanks' },
  ],
}

test.each([
  ['no', ['May we write?: No, thanks', '[Send it]']],
  ['', ['[Send it]']],
])('the consent keeps a choice as it was read: %j', (letters, lines) => {
  const fields = [{ type: 'email', name: 'email', label: 'E-mail' }, choice]
  expect(read({ fields }, { email: 'ann@example.com', letters })).toEqual(lines)
})

const versionOf = (values: Record<string, boolean>) => consentOf({ form: form() }, values).version

test('the consent version is the same for the same words, and another one for a box left otherwise', () => {
  expect(versionOf({ rules: true })).toBe(versionOf({ rules: true, letters: false }))
  expect(versionOf({ rules: true })).not.toBe(versionOf({ rules: true, letters: true }))
})
