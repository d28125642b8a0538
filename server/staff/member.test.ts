import { expect, test } from 'vitest'
import type { StaffPerson } from '../../engine/campaign/schema/staff-file.ts'
import { sees } from '../people/coaches.ts'
import { memberOf } from './member.ts'

const people: StaffPerson[] = [
  { name: 'Ann', email: 'Ann@a.example', role: 'owner', coaches: 'all' },
  { name: 'Vic', email: 'vic@a.example', role: 'viewer', coaches: ['harbor', 'caring'] },
]

test('rights come from the file, whatever a row says', () => {
  expect(memberOf(people, 'ann@a.example', { role: 'viewer', coach: 'harbor' })).toEqual({
    staff: 'ann@a.example',
    role: 'owner',
    coaches: null,
  })
  expect(memberOf(people, 'vic@a.example', null)).toMatchObject({
    role: 'viewer',
    coaches: ['harbor', 'caring'],
  })
})

test('somebody who was added beside the file has the rights of the row', () => {
  expect(memberOf(people, 'sam@a.example', { role: 'editor', coach: 'harbor' })).toEqual({
    staff: 'sam@a.example',
    role: 'editor',
    coaches: ['harbor'],
  })
  expect(memberOf([], 'sam@a.example', { role: 'owner', coach: null })).toMatchObject({ coaches: null })
})

test('an address that nobody named has no rights', () => {
  expect(memberOf(people, 'eve@a.example', null)).toBeNull()
  expect(memberOf(people, 'eve@a.example', { role: null, coach: null })).toBeNull()
})

test('somebody sees all coaches or those named', () => {
  expect([sees(null, 'harbor'), sees(['harbor'], 'harbor'), sees(['harbor'], 'caring')]).toEqual([
    true,
    true,
    false,
  ])
})
