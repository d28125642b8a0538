import { expect, test } from 'vitest'
import { FormField } from '../schema/words.ts'
import { validateSubmission } from './validate-submission.ts'

const answerTo = (field: Record<string, unknown>, typed: unknown) => {
  const fields = [FormField.parse({ name: 'own', label: 'Own', ...field })]
  const verdict = validateSubmission(fields, { own: typed })
  return verdict.ok ? verdict.values['own'] : `${verdict.code}: ${verdict.fields['own']}`
}

test.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['(020) 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+1 202 555 0143', '+12025550143'],
  ['  020 7946 0018 ', '+442079460018'],
  ['020 7946', 'invalid_answer: Please check this phone number.'],
  ['call me', 'invalid_answer: Please check this phone number.'],
  ['+44 20 7946 0018 (evenings)', 'invalid_answer: Please check this phone number.'],
  ['', 'missing_fields: Please fill this in.'],
])('a phone number in Britain: %j', (typed, stored) => {
  expect(answerTo({ type: 'tel', country: 'GB' }, typed)).toBe(stored)
})

test('without a country a phone number begins with its code', () => {
  expect(answerTo({ type: 'tel' }, '+49 30 901820')).toBe('+4930901820')
  expect(answerTo({ type: 'tel' }, '030 901820')).toBe(
    'invalid_answer: Please begin with the code of your country, such as +44.',
  )
})

test.each([
  ['example.com', 'https://example.com/'],
  ['http://Example.com/a?b=1', 'http://example.com/a?b=1'],
  ['müller.de', 'https://xn--mller-kva.de/'],
  ['javascript:alert(1)', 'invalid_answer: Please check this address. It should look like example.com.'],
  [
    'https://ann:secret@example.com',
    'invalid_answer: Please check this address. It should look like example.com.',
  ],
  ['my website', 'invalid_answer: Please check this address. It should look like example.com.'],
])('the address of a website: %j', (typed, stored) => {
  expect(answerTo({ type: 'url' }, typed)).toBe(stored)
})

test.each([
  ['2027-03-04', '2027-03-04'],
  ['2027-02-30', 'invalid_answer: Please choose a day.'],
  ['4 March', 'invalid_answer: Please choose a day.'],
  ['2027-02-28', 'invalid_answer: Please choose a day from March 1, 2027 to December 31, 2027.'],
  ['2028-01-01', 'invalid_answer: Please choose a day from March 1, 2027 to December 31, 2027.'],
])('a day between two: %j', (typed, stored) => {
  expect(answerTo({ type: 'date', min: '2027-03-01', max: '2027-12-31' }, typed)).toBe(stored)
})

test.each([
  ['2', '2'],
  ['2,5', '2.5'],
  ['+6', '6'],
  ['0', 'invalid_answer: Please write a number from 1 to 6.'],
  ['1e3', 'invalid_answer: Please write a number.'],
  ['two', 'invalid_answer: Please write a number.'],
  ['9'.repeat(400), 'too_long: Please shorten this to 300 characters.'],
])('a number between two: %j', (typed, stored) => {
  expect(answerTo({ type: 'number', min: 1, max: 6 }, typed)).toBe(stored)
})

test('one border alone is said alone, and what need not be answered may stay empty', () => {
  expect(answerTo({ type: 'number', max: 6 }, '7')).toBe('invalid_answer: Please write a number up to 6.')
  expect(answerTo({ type: 'date', min: '2027-03-01' }, '2027-01-01')).toBe(
    'invalid_answer: Please choose a day from March 1, 2027 on.',
  )
  for (const type of ['tel', 'url', 'date', 'number'])
    expect(answerTo({ type, required: false }, '')).toBeUndefined()
})
