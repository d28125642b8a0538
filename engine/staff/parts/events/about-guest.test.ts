import { expect, test } from 'vitest'
import type { Guest } from '../../../campaign/staff/events.ts'
import { aboutGuests } from './about-guest.ts'

const fields = [
  { name: 'company', label: 'Company' },
  { name: 'size', label: 'Size' },
]
const guest = (id: string, name: string, answers: Record<string, string>): Guest => ({
  id,
  lead: id,
  name,
  email: `${id}@example.com`,
  answers,
  registeredAt: '2027-09-01T09:00:00Z',
  confirmation: 'sent',
  here: null,
  why: null,
  retry: null,
})

test('at the door a guest has the company below the name, the address only where both are equal', () => {
  const guests = [
    guest('ann', 'Ann Archer', { company: 'Northwind' }),
    guest('bob1', 'Bob Marlowe', { company: 'Northwind' }),
    guest('bob2', 'Bob Marlowe', { company: 'Northwind' }),
    guest('bob3', 'Bob Marlowe', { company: 'Contoso' }),
    guest('cleo', 'Cleo Park', {}),
  ]
  expect([...aboutGuests(fields, guests).values()]).toEqual([
    'Northwind',
    'bob1@example.com',
    'bob2@example.com',
    'Contoso',
    'cleo@example.com',
  ])
})
