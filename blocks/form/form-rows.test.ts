import { expect, test } from 'vitest'
import { FormField } from '../kit/form-field.ts'
import { formRows } from './form-rows.ts'

const options = ['small', 'big'].map((value) => ({ value, label: value }))
const field = (type: string, name: string, more: object = {}) =>
  FormField.parse({ type, name, label: name, ...more })
/** Hides what is asked only after these choices. */
const hidden = (chosen: string) => `[form:not(:has(:is(${chosen}):checked))_&]:hidden`
const rows = (...fields: FormField[]) => formRows({ anchor: 'form', fields })

test('a field stays on the page of the field before', () => {
  const all = rows(field('text', 'a'), field('text', 'b', { page: 2 }), field('text', 'c'))
  expect(all.map(({ page }) => page)).toEqual([undefined, 2, 2])
})

test('a condition names the choices by their places, and those of the field it depends on', () => {
  const all = rows(
    field('checkbox', 'team'),
    field('radio', 'size', { options, when: { field: 'team', is: true } }),
    field('select', 'plan', { options, when: { field: 'size', in: ['small', 'big'] } }),
    field('text', 'more', { when: { field: 'plan', is: 'big' } }),
  )
  const [team, size, plan] = ['#form-team', '#form-size,#form-size-1', '#form-plan_:nth-child(3)'].map(hidden)
  expect(all.map(({ classes }) => classes)).toEqual([undefined, [team], [team, size], [team, size, plan]])
})

test('a field that comes and goes has a row of its own', () => {
  const all = rows(
    field('select', 'size', { options }),
    field('text', 'more', { when: { field: 'size', is: 'big' } }),
  )
  expect(all.map(({ wide }) => wide)).toEqual([true, true])
})
