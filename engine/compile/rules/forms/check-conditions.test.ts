import { expect, test } from 'vitest'
import {
  campaignFile as campaign,
  edited,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const size =
  '{ type: select, name: size, label: Size, options: [{ value: s, label: Small }, { value: b, label: Big }] }'
const withFields = (...fields: string[]) =>
  edited(
    campaign,
    '      - { type: email, name: email, label: E-mail }',
    ['{ type: email, name: email, label: E-mail }', ...fields].map((field) => `      - ${field}`).join('\n'),
  )
const seats = (more: string) => `{ type: number, name: seats, label: Seats, ${more} }`
const found = (changes: ReturnType<typeof withFields>) => reported(loadWith(changes).diagnostics)

test.each([
  ['an unknown field', [size, seats('when: { field: sise, is: b }')], 'when-field'],
  ['a field that comes later', [seats('when: { field: size, is: b }'), size], 'when-field'],
  ['a field that is typed', [size, seats('when: { field: email, is: b }')], 'when-field'],
  ['an answer that nobody can give', [size, seats('when: { field: size, in: [b, xl] }')], 'when-field'],
  ['a page that is left out', [size, seats('page: 3')], 'form-pages'],
  ['a page before', ['{ type: text, name: town, label: Town, page: 2 }', seats('page: 1')], 'form-pages'],
  ['a page that may be empty', [size, seats('page: 2, when: { field: size, is: b }')], 'form-pages'],
])('%s is found', (_, fields, rule) => {
  expect(found(withFields(...fields)).join('\n')).toContain(rule)
})

test('the address is asked of everybody', () => {
  const changes = edited(
    campaign,
    '      - { type: email, name: email, label: E-mail }',
    `      - ${size}\n      - { type: email, name: email, label: E-mail, when: { field: size, is: b } }`,
  )
  expect(found(changes).join('\n')).toContain('when-field')
})

test('conditions and pages that hold are fine', () => {
  const fields = [
    size,
    seats('page: 2'),
    '{ type: text, name: team, label: Team, when: { field: size, in: [s, b] } }',
  ]
  expect(found(withFields(...fields))).toEqual(found({}))
})
