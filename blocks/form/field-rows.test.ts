import { expect, it } from 'vitest'
import { FormField } from '../kit/form-field.ts'
import { fieldRows } from './field-rows.ts'

const options = [{ value: 'a', label: 'A' }]
const fields = (types: string[]) =>
  types.map((type, index) =>
    FormField.parse({
      type,
      name: `field${index}`,
      ...(type === 'hidden' ? { value: 'x' } : { label: type }),
      ...((type === 'radio' || type === 'select') && { options }),
    }),
  )
/** Numbers of the fields that have a row of their own. */
const alone = (...types: string[]) =>
  fieldRows(fields(types)).flatMap(({ wide }, index) => (wide ? [index] : []))

it('short fields come in pairs', () => {
  expect(alone('text', 'email', 'text', 'text', 'select', 'select')).toEqual([])
})

it('long texts, groups of choices and boxes to tick take a row', () => {
  expect(alone('text', 'email', 'textarea', 'radio', 'checkbox')).toEqual([2, 3, 4])
})

it('a field without a neighbour takes the whole row, so that no half of one is left empty', () => {
  expect(alone('email')).toEqual([0])
  expect(alone('text', 'email', 'text')).toEqual([2])
  expect(alone('text', 'textarea', 'text', 'email')).toEqual([0, 1])
})

it('hidden fields take no room', () => {
  expect(alone('text', 'hidden', 'email', 'hidden')).toEqual([])
})
