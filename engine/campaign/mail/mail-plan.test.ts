import { expect, test } from 'vitest'
import { dueAt, mailPlan, mailTimeWords } from './mail-plan.ts'

const now = new Date('2026-11-22T10:00:00Z')
const event = {
  id: 'nora/evening',
  capacity: 40,
  title: 'An evening',
  startsAt: '2026-11-24T18:00:00Z',
  endsAt: '2026-11-24T20:00:00Z',
  notices: { moved: 'nora/moved', cancelled: 'nora/cancelled' },
}
const mail = (email: string, anchor: 'signup' | 'event', delayHours: number) => ({
  rowId: email,
  position: 1,
  email: `nora/${email}`,
  anchor,
  delayHours,
})
const campaign = {
  coach: 'nora',
  pipeline: [{ step: 'lead' }, { step: 'email', email: 'first' }],
  sequences: [
    mail('first', 'signup', 0),
    mail('late', 'signup', 72),
    mail('reminder', 'event', -24),
    mail('thanks', 'event', 2),
  ],
  event,
}
const plan = (one = campaign, at = now) =>
  mailPlan(one, at).map(({ id, time }) => `${id}: ${mailTimeWords(time)}`)

test('the mails of a campaign are in the order of sending, each once, notices last', () => {
  expect(plan()).toEqual([
    'nora/first: immediately',
    'nora/reminder: 1 day before the event',
    'nora/thanks: 2 hours after the event',
    'nora/late: after 3 days',
    'nora/moved: when the event is moved',
    'nora/cancelled: when the event is cancelled',
  ])
})

test('mails of an event without a date come after those whose day is known', () => {
  const open = { ...campaign, event: { ...event, startsAt: undefined, endsAt: undefined } }
  const ids = mailPlan(JSON.parse(JSON.stringify(open)), now).map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual(['nora/first', 'nora/late', 'nora/reminder', 'nora/thanks'])
})

test('a day is counted from now, from the start or from the end', () => {
  expect(dueAt({ kind: 'signup', hours: 24 }, event, now)?.toISOString()).toBe('2026-11-23T10:00:00.000Z')
  expect(dueAt({ kind: 'event', hours: -1 }, event, now)?.toISOString()).toBe('2026-11-24T17:00:00.000Z')
  expect(dueAt({ kind: 'event', hours: 1 }, event, now)?.toISOString()).toBe('2026-11-24T21:00:00.000Z')
  expect(dueAt({ kind: 'event', hours: 1 }, undefined, now)).toBeNull()
  expect(dueAt({ kind: 'moved' }, event, now)).toBeNull()
})
