import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from '../campaign/schema/campaign.ts'
import { testPage } from '../../tests/fixtures/test-page.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import { DonePage } from './done-page.tsx'

const form = {
  type: 'form',
  fields: [{ type: 'email', name: 'email', label: 'Email' }],
  button: { label: 'Send', busy: 'Sending...' },
  messages: { missing: { title: 'Missing' }, success: { title: 'Fine' }, error: { title: 'Wrong' } },
}
const success = {
  type: 'success',
  variant: 'page',
  title: 'You are in',
  text: 'We wrote to {email}.',
  stepsTitle: 'What happens next',
  steps: [{ title: 'In two minutes' }, { title: 'On the day' }],
  action: { label: 'Add to my calendar', href: '/x.ics' },
}

const draw = (more: object, answer: Partial<Accepted> = {}, email = 'ann@example.com') => {
  const page = { ...testPage, sections: [form, { ...success, ...more }].map((one) => Section.parse(one)) }
  const reported: Accepted = {
    ok: true,
    outcome: 'full',
    title: 'Stored',
    message: 'The mail is late.',
    ...answer,
  }
  const assets = { css: '', island: '', pictures: {} }
  return renderToStaticMarkup(<DonePage page={page} assets={assets} answer={reported} email={email} />)
}

test('a success of its own page has a first screen without a card, and its steps in a section below', () => {
  const html = draw({})
  expect(html).toMatch(/<h1[^>]*>You are in<\/h1>/)
  expect(html).toContain('We wrote to ann@example.com.')
  expect(html).toMatch(/<section[^>]*>.*What happens next<\/h2>.*On the day/)
  expect(html).toContain('Add to my calendar')
  expect(html).not.toContain('class="card')
})

test('a sentence with an address that is not known has other words in its place', () => {
  expect(draw({}, {}, '')).toContain('We wrote to your inbox.')
})

test('it says that the mail is late', () => {
  expect(draw({}, { outcome: 'partial' })).toContain('Stored. The mail is late.')
})

test('what the title says already is not said twice', () => {
  const html = draw({}, { title: 'You are in', message: 'Check your email.' })
  expect(html.match(/You are in/g)).toHaveLength(1)
  expect(html).toContain('Check your email.')
})

test('without steps there is no section for them', () => {
  expect(draw({ steps: undefined, stepsTitle: undefined })).not.toContain('<section')
})

test('any other success is shown in a card', () => {
  expect(draw({ variant: 'in-place' })).toContain('class="card')
})
