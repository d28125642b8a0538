import { expect, test } from 'vitest'
import { FormField } from '../../../blocks/kit/form-field.ts'
import { formWords } from '../../words/en.ts'
import { fieldSchema } from './validate-submission.ts'

const { problems } = formWords
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
  expect(fieldSchema(field).safeParse(address).error?.issues).toMatchObject([
    { code: 'invalid_format', message },
  ])
})
