import { zodResolver } from '@hookform/resolvers/zod'
import { expect, test } from 'vitest'
import { FormField } from '../../../blocks/kit/form-field.ts'
import { formWordsOf } from '../../words/form-words.ts'
import { browserSchema } from './browser-schema.ts'
import { validateSubmission } from './validate-submission.ts'

const { problems } = formWordsOf()
const options = [{ value: 'a', label: 'A' }]
const fields = [
  FormField.parse({ type: 'email', name: 'email', label: 'Email address' }),
  FormField.parse({ type: 'radio', name: 'day', label: 'Day', options }),
]
const elements = {
  email: { name: 'email', ref: { name: 'email' } },
  day: { name: 'day', ref: { name: 'day' } },
}
const resolve = (answers: Record<string, unknown>) =>
  zodResolver(browserSchema(fields, problems), undefined, { mode: 'sync' })(answers, undefined, {
    fields: elements,
    shouldUseNativeValidation: undefined,
  })

test('the form library gets a sentence and the element for the cursor with every wrong answer', async () => {
  const { errors } = await resolve({ email: 'ann' })
  expect(Object.keys(errors)).toEqual(['email', 'day'])
  expect(errors).toMatchObject({
    email: { type: 'invalid_format', message: problems.noAt, ref: { name: 'email' } },
    day: { type: 'invalid_type', message: problems.notChosen, ref: { name: 'day' } },
  })
})

test('valid answers come out trimmed', async () => {
  expect(await resolve({ email: ' Ann@Example.com ', day: 'a' })).toEqual({
    values: { email: 'Ann@Example.com', day: 'a' },
    errors: {},
  })
})

test.each([
  'ann@example.com',
  " Ann.O'Hara+x@mail.example.co.uk ",
  'joanna@büro.de',
  '1@2.c3',
  'a@b.xn--p1ai',
])('the address %j, which the server takes, is no mistake to the browser', (email) => {
  const answers = { email, day: 'a' }
  expect(validateSubmission(fields, answers).ok).toBe(true)
  expect(browserSchema(fields, problems).safeParse(answers).success).toBe(true)
})

test.each(['ann', 'ann@', 'ann@example', 'a b@example.com', 'a@b@example.com'])(
  'the address %j is a mistake to both, with the same words',
  (email) => {
    const verdict = validateSubmission(fields, { email, day: 'a' })
    const issues = browserSchema(fields, problems).safeParse({ email, day: 'a' }).error?.issues
    expect(issues).toMatchObject([{ message: verdict.ok ? '' : verdict.fields['email'] }])
  },
)
