import { expect, test } from 'vitest'
import { campaigns, formOf } from './read-campaigns.ts'

/** Sentences that are promised to the letter, by campaign and message. */
const quoted: Record<string, Record<string, string[]>> = {
  'vitality/sugar-free-blueprint': {
    missing: ['Missing Information', 'Please fill in both your name and email address.'],
    success: ["You're all set!", 'Check your email for masterclass details.'],
    error: ['Something went wrong', 'Please try again later.'],
  },
  'compass/missing-to-mission-map': {
    missing: ['Please fill in all fields', 'Both name and email are required to access your free guide.'],
    success: ['Success! 🎉', 'Check your email for your Missing to Mission Map!'],
  },
  'harbor/relocation-masterclass': {
    success: ['Registration successful!', 'Check your email for event details.'],
    duplicate: ["You're already registered for this event. Check your email for details."],
    full: ['This event has reached maximum capacity. Please check back for future events.'],
    error: ['There was an error processing your registration. Please try again.'],
  },
  'caring/workshop': {
    missing: ['Please fill in your name, email, and organization name.'],
    error: ['Registration Error', 'There was an issue with your registration. Please try again.'],
  },
}

const cases = Object.entries(quoted).flatMap(([id, messages]) =>
  Object.entries(messages).map(([message, texts]) => ({ id, message, texts })),
)

test.each(cases)('#178 $id says "$message" to the letter', ({ id, message, texts }) => {
  const campaign = campaigns.find((one) => one.id === id)
  const messages = new Map(Object.entries((campaign && formOf(campaign)?.messages) ?? {}))
  expect(Object.values(messages.get(message) ?? {})).toEqual(expect.arrayContaining(texts))
})

test('the workshop says that the mail may be late, and where a slot is booked', () => {
  const workshop = campaigns.find(({ id }) => id === 'caring/workshop')
  const partial = workshop && formOf(workshop)?.messages.partial
  expect(partial?.text).toMatch(/registration succeeded.*email may be delayed.*book a slot/)
  expect(partial?.action?.href).toBe('@scheduler')
})

test('the relocation masterclass asks six things, all required, and has 50 seats for 90 minutes', () => {
  const masterclass = campaigns.find(({ id }) => id === 'harbor/relocation-masterclass')
  const fields = (masterclass && formOf(masterclass)?.fields) ?? []
  expect(fields.map((field) => [field.name, 'required' in field && field.required])).toEqual(
    ['name', 'email', 'company', 'jobTitle', 'companySize', 'relocationInterest'].map((name) => [name, true]),
  )
  const choices = (name: string) =>
    fields.flatMap((field) =>
      field.name === name && 'options' in field ? field.options.map(({ value }) => value) : [],
    )
  expect(choices('companySize')).toEqual(['1-50', '51-200', '201-1000', '1000+'])
  expect(choices('relocationInterest')).toEqual([
    'high-costs',
    'employee-satisfaction',
    'vendor-management',
    'policy-optimization',
    'other',
  ])
  expect(masterclass?.pipeline.find(({ step }) => step === 'event')).toMatchObject({
    capacity: 50,
    minutes: 90,
    duplicates: 'tell',
  })
})

test('a calendar is embedded at a height of 700, and a call in San Diego takes 45 minutes', () => {
  const schedulers = campaigns.flatMap(({ id, sections }) =>
    sections.flatMap((section) => (section.type === 'scheduler' ? [{ id, ...section }] : [])),
  )
  expect(schedulers.find(({ id }) => id === 'rampup/booking')).toMatchObject({
    variant: 'embed',
    height: 700,
  })
  expect(schedulers.find(({ id }) => id === 'harbor/booking')?.facts).toContainEqual(
    expect.objectContaining({ text: '45 minutes' }),
  )
})
