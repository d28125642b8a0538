import { zodResolver } from '@hookform/resolvers/zod'
import { expect, test } from 'vitest'
import { FormField } from '../../../blocks/kit/form-field.ts'
import { formWords } from '../../words/en.ts'
import { submissionSchema } from './validate-submission.ts'

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
  zodResolver(submissionSchema(fields), undefined, { mode: 'sync' })(answers, undefined, {
    fields: elements,
    shouldUseNativeValidation: undefined,
  })

test('the form library gets a sentence and the element for the cursor with every wrong answer', async () => {
  const { errors } = await resolve({ email: 'ann' })
  expect(Object.keys(errors)).toEqual(['email', 'day'])
  expect(errors).toMatchObject({
    email: { type: 'invalid_format', message: formWords.problems.noAt, ref: { name: 'email' } },
    day: { type: 'invalid_type', message: formWords.problems.notChosen, ref: { name: 'day' } },
  })
})

test('valid answers come out as they are stored', async () => {
  expect(await resolve({ email: ' Ann@Example.com ', day: 'a' })).toEqual({
    values: { email: 'ann@example.com', day: 'a' },
    errors: {},
  })
})
