import { expect, test } from 'vitest'
import { FormField } from '../../../blocks/kit/form-field.ts'
import { formWordsOf } from '../../words/form-words.ts'
import { browserSchema } from './browser-schema.ts'
import { shownFields } from './shown-fields.ts'
import { validateSubmission } from './validate-submission.ts'

const options = ['small', 'big'].map((value) => ({ value, label: value }))
const fields = [
  { type: 'email', name: 'email', label: 'Email' },
  { type: 'checkbox', name: 'team', label: 'With a team', required: false },
  { type: 'select', name: 'size', label: 'Size', options, when: { field: 'team', is: true } },
  { type: 'url', name: 'site', label: 'Website', when: { field: 'size', in: ['big'] } },
].map((field) => FormField.parse(field))
const email = 'ann@example.com'

const shown = (answers: object) => shownFields(fields, { ...answers }).map(({ name }) => name)

test.each([
  [{}, ['email', 'team']],
  [{ team: 'on' }, ['email', 'team', 'size']],
  [{ team: true, size: 'small' }, ['email', 'team', 'size']],
  [{ team: 'true', size: 'big' }, ['email', 'team', 'size', 'site']],
  [{ team: false, size: 'big' }, ['email', 'team']],
  [{ size: 'big' }, ['email', 'team']],
])('after %j these are asked: %j', (answers, names) => {
  expect(shown(answers)).toEqual(names)
})

test('a field that is not asked is neither required nor stored, whatever it contains', () => {
  expect(validateSubmission(fields, { email, size: 'big', site: 'not a site' })).toEqual({
    ok: true,
    values: { email },
  })
})

test('a field that is asked is required, and every fault is said together', () => {
  expect(validateSubmission(fields, { email: '', team: 'on', size: '' })).toMatchObject({
    ok: false,
    code: 'missing_fields',
    fields: { email: expect.any(String), size: formWordsOf().problems.notChosen },
  })
  expect(validateSubmission(fields, { email, team: 'on', size: 'big', site: 'no' })).toMatchObject({
    ok: false,
    fields: { site: expect.any(String) },
  })
})

test('an unknown field is refused as in any form', () => {
  expect(validateSubmission(fields, { email, colour: 'red' })).toMatchObject({ code: 'unknown_field' })
})

test('the browser asks the same', () => {
  const schema = browserSchema(fields, formWordsOf().problems)
  const answer = (raw: object) => schema.safeParse({ team: false, size: '', site: '', ...raw })
  expect(answer({ email }).data).toEqual({ email })
  expect(answer({ email, team: true }).error?.issues.map(({ path }) => path)).toEqual([['size']])
  expect(answer({ team: true }).error?.issues.map(({ path }) => path)).toEqual([['email'], ['size']])
  expect(answer({ email, size: 'big' }).data).toEqual({ email })
})
