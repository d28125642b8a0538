import { expect, test } from 'vitest'
import { journeyStep } from './journey.ts'

const faultsOf = (entry: object) =>
  journeyStep.config
    .safeParse({ step: 'journey', ...entry })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

test('mails count from the sign-up, from the start of an event, or from its end', () => {
  const sequence = [
    { email: 'day-before', beforeEvent: 24 },
    { email: 'hello', after: 0 },
    { email: 'replay', afterEvent: 0 },
    { email: 'tip', after: 48 },
  ]
  expect(faultsOf({ first: 'now', sequence })).toEqual([])
  expect(faultsOf({ sequence: sequence.filter(({ after }) => after === undefined) })).toEqual([])
})

test.each([
  ['no time', { email: 'a' }, 'has no time: add "after", "beforeEvent" or "afterEvent", in hours'],
  [
    'two times',
    { email: 'a', afterEvent: 1, beforeEvent: 1 },
    'has more than one time: keep one of "after", "beforeEvent" and "afterEvent"',
  ],
])('a mail with %s is refused', (_, mail, message) => {
  expect(faultsOf({ sequence: [mail] })).toEqual([`sequence.0: ${message}`])
})

test('only mails that count from the sign-up need an order and a first time', () => {
  const sequence = [
    { email: 'a', after: 0 },
    { email: 'b', beforeEvent: 1 },
    { email: 'c', beforeEvent: 24 },
    { email: 'd', after: 0 },
  ]
  expect(faultsOf({ first: 'now', sequence })).toEqual([
    'sequence.3.after: must be more than 0, the hours of the mail before it',
  ])
  expect(faultsOf({ sequence: sequence.slice(0, 3) })).toEqual([
    'first: is missing: "now", or "24h" where the first mail has "after: 24"',
  ])
  expect(faultsOf({ first: 'now', sequence: sequence.slice(1, 3) })).toEqual([
    'first: must be left out: no mail of the sequence has "after"',
  ])
})

test.each([
  [0, 'before the event begins'],
  [-1, 'before the event begins'],
  [0.5, 'in whole hours'],
  [8761, 'longer than a year ahead'],
])('a reminder %s hours ahead is refused: it must be %s', (beforeEvent) => {
  expect(faultsOf({ sequence: [{ email: 'a', beforeEvent }] })[0]).toMatch(/^sequence\.0\.beforeEvent: /)
})

test('a sequence whose hours contradict its start or its order is refused at that mail', () => {
  const sequence = [
    { email: 'one', after: 5 },
    { email: 'two', after: 5 },
  ]
  expect(faultsOf({ first: 'now', sequence })).toEqual([
    'sequence.0.after: must be 0: "first: now" says when the first mail is due',
    'sequence.1.after: must be more than 5, the hours of the mail before it',
  ])
})
