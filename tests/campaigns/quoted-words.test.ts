import { expect, test } from 'vitest'
import { flows } from '../e2e/flow-words.ts'
import type { Flow } from '../e2e/flow-words.ts'
import { campaigns, formOf } from './read-campaigns.ts'

const messagesOf = (id: string) => {
  const campaign = campaigns.find((one) => one.id === id)
  const messages = new Map(Object.entries((campaign && formOf(campaign)?.messages) ?? {}))
  return (message: string) => Object.values(messages.get(message) ?? {}).map(String)
}

const saidOf = ({ missing, success, duplicate, full }: Flow) =>
  Object.entries({ missing, success, duplicate: [duplicate].flat(), full: [full].flat() }).flatMap(
    ([message, texts]) => texts.flatMap((text) => (text === undefined ? [] : [{ message, text }])),
  )
const words = flows.flatMap((flow) => saidOf(flow).map((said) => ({ id: flow.id, ...said })))

test.each(words)('$id says as "$message": $text', ({ id, message, text }) => {
  expect(messagesOf(id)(message)).toContainEqual(expect.stringContaining(text))
})

test.each(flows)('$id has the promised fields and button', ({ id, labels, button, busy }) => {
  const campaign = campaigns.find((one) => one.id === id)
  const form = campaign && formOf(campaign)
  const seen = form?.fields.map((field) => ('label' in field ? field.label.toLowerCase() : '')) ?? []
  for (const label of labels) expect(seen).toContainEqual(expect.stringContaining(label.toLowerCase()))
  expect(form?.button).toMatchObject({ ...(button && { label: button }), ...(busy && { busy }) })
})

const generic = ['Error', 'Something went wrong. Please try again.']
const later = ['Something went wrong', 'Please try again later.']
const issue = 'Please try again or contact support if the issue persists.'
const ofTemplate = {
  error: ['Oops! Something went wrong', `${issue} {message}`],
  hints: [
    'There was an issue creating your account. Please try again. Lead creation failed: {message}',
    'There was an issue setting up your account. Please try again. {message}',
    'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}',
  ],
}

/** Promised failure messages; tests/e2e checks those that every visitor can see. */
const failures: Record<string, Record<string, string[]>> = {
  'rampup/book': { error: generic },
  'rampup/free-report': { error: generic },
  'rampup/event': { error: generic },
  'vitality/weight-loss-myths': { error: later },
  'vitality/sugar-free-blueprint': {
    missing: ['Missing Information', 'Please fill in both your name and email address.'],
    success: ["You're all set!", 'Check your email for masterclass details.'],
    partial: [
      'Registration Successful!',
      "You're registered for the masterclass! (Email confirmation may be delayed)",
    ],
    error: later,
  },
  'caring/workshop': {
    error: ['Registration Error', 'There was an issue with your registration. Please try again.'],
  },
  'caring/success-keys': { error: generic },
  'resilience/business-cpr': {
    error: generic,
    hints: ['There was an issue sending your CPR guide: {message}. Please try again.'],
  },
  'resilience/breakdown-breakthrough': {
    error: generic,
    hints: ['There was an issue sending your masterclass access. Please try again.'],
  },
  'ledger/ai-cpa-guide': { error: ['Something went wrong', 'Please try again or contact support.'] },
  'ledger/higher-ticket-blueprint': { error: generic },
  'harbor/relocation-guide': ofTemplate,
  'compass/missing-to-mission-map': ofTemplate,
  'spotlight/stage-to-sales-call': ofTemplate,
  'spotlight/speaking-guide': ofTemplate,
  'abundance/revenue': {
    ...ofTemplate,
    hints: [...ofTemplate.hints, `${issue} Mailchimp subscription failed: {message}`],
  },
  'abundance/unblock-your-wealth': {
    error: ['Registration Failed', 'Please try again or contact support.'],
    hints: ['Failed to save registration: {message}', 'Subscription failed'],
  },
  'harbor/relocation-masterclass': {
    error: ['There was an error processing your registration. Please try again.'],
  },
  'moneywise/report': {
    error: generic,
    hints: ['There was an issue sending your report. Please try again.'],
  },
  'moneywise/financial-freedom': {
    duplicate: ["You're already registered for this event. Check your email for details."],
    error: ['Registration failed. Please try again.'],
  },
  'ember/burned-out-to-on-fire': {
    error: ['Registration Failed', `${issue} ({message})`],
    hints: [
      'There was an issue creating your registration. Please try again. (Lead creation failed: {message})',
      `${issue} (Journey creation failed: {message})`,
      'There was an issue sending your confirmation email. Please check your email address and try again. (Email delivery failed: {message})',
    ],
  },
}

const cases = Object.entries(failures).flatMap(([id, messages]) =>
  Object.entries(messages).map(([message, texts]) => ({ id, message, texts })),
)

test.each(cases)('$id says "$message" to the letter', ({ id, message, texts }) => {
  expect(messagesOf(id)(message)).toEqual(expect.arrayContaining(texts))
})
