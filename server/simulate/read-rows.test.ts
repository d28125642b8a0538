import { expect, test } from 'vitest'
import { pendingWords, storedWords } from './read-rows.ts'

const moment = (at: Date) => at.toISOString().slice(11, 16)
const due = '2026-11-21T10:30:00.000Z'

test('what is stored, in words', () => {
  const rows = {
    submissions: [{ state: 'held', held_reason: 'too_fast' }, { state: 'stored' }],
    leads: [{ name: 'Ann', email: 'ann@visitors.example', source: 'flyer', metadata: { size: 's' } }],
    consents: [{ text: '[Send it]\nOne mail a week.' }],
    registrations: [{ event: 'nora/evening' }],
  }
  expect(storedWords(rows, moment)).toEqual([
    'quarantined: too_fast',
    'the person: Ann <ann@visitors.example>, source flyer, size s',
    'what they read at the form: "[Send it]" "One mail a week."',
    'a seat at nora/evening',
  ])
})

test.each([
  [{ effect_key: 'email', email: 'nora/evening', state: 'sent' }, 'the mail nora/evening: done'],
  [
    { effect_key: 'webhook', state: 'pending', attempts: 2, next_attempt_at: due, last_error: 'Busy.' },
    'the step webhook: not done, tried again 10:30 (Busy.)',
  ],
  [
    { effect_key: 'notify', state: 'pending', attempts: 0, next_attempt_at: due },
    'the step notify: due 10:30',
  ],
  [{ effect_key: 'notify', state: 'failed', last_error: 'Refused.' }, 'the step notify: given up (Refused.)'],
])('an effect %j', (row, words) => {
  expect(pendingWords({ step_runs: [row] }, moment)).toEqual([words])
})

test('what follows, and what blocks it', () => {
  const journey = { status: 'active', is_completed: false, next_email_due_at: due }
  const rows = {
    user_journeys: [
      journey,
      { ...journey, next_email_due_at: null },
      { ...journey, is_completed: true },
      { status: 'stopped' },
    ],
    coach_notices: [{ step_run_id: null }, { step_run_id: '1' }],
    suppressions: [{ coach: 'nora', reason: 'unsubscribed' }],
    providers: [
      { name: 'mail', state: 'open', trouble: 'outage' },
      { name: 'mailchimp', state: 'closed' },
    ],
  }
  expect(pendingWords(rows, moment)).toEqual([
    'the mails that follow: the next is due 10:30',
    'the mails that follow: none is due',
    'the mails that follow: all have left',
    'the mails that follow: stopped',
    'the coach reads of it in the next daily mail',
    'gets no more mails of nora (unsubscribed)',
    'mail is paused (outage)',
  ])
})
