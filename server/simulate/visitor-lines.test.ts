import { expect, test } from 'vitest'
import type { Accepted, RefusalCode } from '../../engine/campaign/form/answer.ts'
import { fakeForm } from '../../tests/fakes/fake-site.ts'
import { visitorLines } from './visitor-lines.ts'

const full = { title: 'All twelve are taken' }
const duplicate = { title: 'You are in', text: 'See your mail.' }
const form = { ...fakeForm, messages: { ...fakeForm.messages, full, duplicate } }
const event = { id: 'nora/evening', capacity: 12, title: 'Evening' }
const at = new Date('2026-11-21T10:00:00Z')

const accepted = (outcome: Accepted['outcome'], action?: Accepted['action']) => ({
  at,
  status: 200,
  body: { ok: true, outcome, title: 'Done', message: '', ...(action && { action }) } as const,
})
const refused = (code: RefusalCode, more: object = {}) => ({
  at,
  status: 409,
  body: { error: { code, message: 'In words.', ...more }, requestId: '1' },
})

test('a success says what was taken, and the words of the page', () => {
  expect(visitorLines(accepted('full'), { form, event })).toEqual([
    'taken: the seat is theirs',
    'title: Done',
  ])
  const action = { label: 'Book', href: '/booking' }
  expect(visitorLines(accepted('partial', action), { form })).toEqual([
    'taken: they are signed up, and the mail is still on its way',
    'title: Done',
    'button: Book (/booking)',
  ])
})

test.each([
  ['event_full', {}, ['not taken: no seat is left', 'title: All twelve are taken']],
  [
    'already_registered',
    {},
    ['not taken again: they have a seat already', 'title: You are in', 'text: See your mail.'],
  ],
  ['event_over', {}, ['not taken: the event is over', 'text: In words.']],
  [
    'step_failed',
    { step: 'email' },
    ['stored, but the step "email" failed', `title: ${form.messages.error.title}`, 'text: In words.'],
  ],
  [
    'bad_option',
    { fields: { size: 'Choose one.' } },
    [
      'not taken: bad option',
      `title: ${form.messages.error.title}`,
      'text: In words.',
      'at the field size: Choose one.',
    ],
  ],
] as const)('%s is described in the words of the page', (code, more, lines) => {
  expect(visitorLines(refused(code, more), { form, event })).toEqual(lines)
})
