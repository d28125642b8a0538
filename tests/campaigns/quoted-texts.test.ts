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
  'harbor/relocation-guide': {
    missing: ['Please fill in all fields', 'Both name and email are required to access your free guide.'],
    success: [
      'Success! 🎉',
      'Check your email for your 10 Best Places in San Diego for Relocating Executives!',
    ],
    error: ['Oops! Something went wrong'],
    hints: [
      'There was an issue creating your account. Please try again. Lead creation failed: {message}',
      'There was an issue setting up your account. Please try again. {message}',
      'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}',
    ],
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
  'ember/burned-out-to-on-fire': {
    missing: ['Please fill in all fields', 'Both name and email are required to reserve your spot.'],
    success: ["You're IN! 🔥", 'Check your email for webinar access details!'],
    error: ['Registration Failed', 'Please try again or contact support if the issue persists. ({message})'],
    hints: [
      'There was an issue creating your registration. Please try again. (Lead creation failed: {message})',
      'Please try again or contact support if the issue persists. (Journey creation failed: {message})',
      'There was an issue sending your confirmation email. Please check your email address and try again. (Email delivery failed: {message})',
    ],
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

test('the relocation guide is the one that was promised, with a list of what is next and a sign-off', () => {
  const guide = campaigns.find(({ id }) => id === 'harbor/relocation-guide')
  const fields = (guide && formOf(guide)?.fields) ?? []
  expect(
    fields.map((field) => ['label' in field && field.label, 'required' in field && field.required]),
  ).toEqual([
    ['Name', true],
    ['Email Address', true],
  ])
  const success = guide?.sections.find((section) => section.type === 'success')
  expect(success).toMatchObject({
    variant: 'download',
    book: { mark: '10', title: 'Best Places in San Diego for Relocating Executives' },
    action: { href: '@deliverable' },
    tip: expect.stringMatching(/Adrienne Holt$/),
  })
  expect(success?.steps).toHaveLength(3)
  const places = guide?.sections.flatMap((section) => (section.type === 'benefits' ? section.items : []))
  expect(places).toHaveLength(10)
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

test('the webinar asks for two things, is 90 minutes long and says what happens next', () => {
  const webinar = campaigns.find(({ id }) => id === 'ember/burned-out-to-on-fire')
  const form = webinar && formOf(webinar)
  expect(form?.fields).toMatchObject([
    { name: 'name', label: 'Your Name *', required: true },
    { name: 'email', label: 'Email Address *', required: true },
  ])
  expect(form?.button).toEqual({ label: 'Reignite My Fire - FREE Access', busy: 'Reserving Your Spot...' })
  expect(form?.sticky).toBe(true)
  const sections = webinar?.sections ?? []
  expect(sections.find(({ type }) => type === 'success')).toMatchObject({
    title: "You're IN",
    stepsTitle: 'What Happens Next',
  })
  expect(sections.find(({ type }) => type === 'hero')).toMatchObject({
    facts: expect.arrayContaining([expect.objectContaining({ text: '90 minutes' })]),
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
