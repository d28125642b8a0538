import { expect, test } from 'vitest'
import { FormField } from '../../../blocks/kit/form-field.ts'
import { fieldResolver } from './field-resolver.ts'

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
  fieldResolver(fields)(answers, undefined, { fields: elements, shouldUseNativeValidation: undefined })

test('every fault has its sentence, the code of the whole refusal, and its element for the cursor', async () => {
  const { errors } = await resolve({ email: 'ann' })
  expect(Object.keys(errors)).toEqual(['email', 'day'])
  expect(errors).toMatchObject({
    email: { type: 'missing_fields', message: expect.stringContaining('@'), ref: { name: 'email' } },
    day: { type: 'missing_fields', ref: { name: 'day' } },
  })
})

test('answers that are in order come out as they are stored', async () => {
  expect(await resolve({ email: ' Ann@Example.com ', day: 'a' })).toEqual({
    values: { email: 'ann@example.com', day: 'a' },
    errors: {},
  })
})
