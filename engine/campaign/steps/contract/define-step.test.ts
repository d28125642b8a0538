import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailStep } from '../email.ts'
import { eventStep } from '../event.ts'
import { journeyStep } from '../journey.ts'
import { leadStep } from '../lead.ts'
import { stepDefinitions } from '../steps.gen.ts'

const email = { step: 'email', email: 'welcome' }

test.each([
  ['a wait that is too long', emailStep, { ...email, wait: 31 }],
  ['an unknown key', emailStep, { ...email, color: 'red' }],
  ['a lead without a source', leadStep, { step: 'lead' }],
])('an entry with %s is refused', (_, definition, entry) => {
  expect(definition.config.safeParse(entry).error?.issues).toHaveLength(1)
  expect(definition.read(entry)).toBeUndefined()
  expect(() => definition.parse(entry)).toThrow()
})

test('a definition reads only its own entries, with their defaults', () => {
  expect(emailStep.read(email)).toMatchObject({ email: 'welcome', onError: 'logged', wait: 2 })
  expect(leadStep.read(email)).toBeUndefined()
})

test('an entry names the email that its step sends, those of a journey, and those about changes of an event', () => {
  const sequence = [
    { email: 'one', after: 0 },
    { email: 'two', after: 24 },
  ]
  const journey = { step: 'journey', first: 'now', sequence }
  const event = { step: 'event', capacity: 5, cancelledEmail: 'off' }
  const faulty = { ...event, capacity: 0 }
  expect(emailStep.emails(email)).toEqual([{ name: 'welcome', path: ['email'] }])
  expect(journeyStep.emails(journey)).toEqual([
    { name: 'one', path: ['sequence', 0, 'email'] },
    { name: 'two', path: ['sequence', 1, 'email'] },
  ])
  expect(eventStep.emails(event)).toEqual([{ name: 'off', path: ['cancelledEmail'] }])
  expect(eventStep.emails(faulty)).toEqual([])
})

test('every step has a name of its own, and its schema takes an example of it', () => {
  for (const [name, definition] of stepDefinitions) {
    expect(definition.name).toBe(name)
    const [example] = z.array(z.unknown()).min(1).parse(definition.config.meta()?.['examples'])
    expect(definition.config.safeParse(example).error).toBeUndefined()
  }
})
