import { expect, test } from 'vitest'
import { campaigns, formOf, shipped } from './read-campaigns.ts'

test('the workshop says that the mail may be late, and where a slot is booked', () => {
  const context = campaigns.find(({ id }) => id === 'caring/workshop')
  const partial = context && formOf(context)?.messages.partial
  expect(partial?.text).toMatch(/registration succeeded.*email may be delayed.*book a slot/)
  expect(partial?.action?.href).toBe('@scheduler')
})

test('the promised relocation guide has a list of next steps and a sign-off', () => {
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

test('the relocation masterclass has six required fields, 50 seats and 90 minutes', () => {
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

test('the webinar form has two fields, and the page says 90 minutes and what happens next', () => {
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

const sectionsOf = (id: string) => campaigns.find((one) => one.id === id)?.sections ?? []

test('the pages of the accounting and the money coach have their promised texts', () => {
  const all = (id: string) => JSON.stringify(sectionsOf(id))
  expect(sectionsOf('ledger/ai-cpa-guide').find(({ type }) => type === 'success')).toMatchObject({
    action: { label: 'Return to Homepage', href: '/' },
  })
  expect(sectionsOf('ledger/ai-cpa-guide').findLast(({ type }) => type === 'cta')).toMatchObject({
    action: { href: '#form' },
  })
  expect(all('ledger/ai-cpa-guide')).toMatch(/10 hours.*40%/)
  expect(all('ledger/booking')).toMatch(/500\+.*4\.9\/5/)
  expect(sectionsOf('ledger/booking').find((section) => section.type === 'faq')?.questions).toHaveLength(3)
  const report = campaigns.find(({ id }) => id === 'moneywise/report')
  expect((report && formOf(report)?.fields) ?? []).toMatchObject([
    { name: 'name', required: false },
    { name: 'email', required: true },
  ])
  expect(report && formOf(report)?.button.label).toBe('Download FREE Report')
  expect(report?.pipeline.find(({ step }) => step === 'email')).toMatchObject({
    nameFallback: 'Valued Reader',
  })
  expect(all('moneywise/booking').match(/@scheduler/g)?.length).toBeGreaterThan(2)
})

test('the money masterclass is on demand, for 100 people, 90 minutes long, and its mail opens the class', () => {
  const masterclass = campaigns.find(({ id }) => id === 'moneywise/financial-freedom')
  const event = masterclass?.pipeline.find(({ step }) => step === 'event')
  expect(event).toMatchObject({ capacity: 100, minutes: 90 })
  expect(event?.['starts']).toBeUndefined()
  expect(JSON.stringify(masterclass?.sections)).toMatch(
    /On-demand masterclass, limited to 100 attendees.*90 minutes.*\$497/,
  )
  expect(shipped.readable?.emails['moneywise/financial-freedom']?.markdown).toContain('(/masterclass-access)')
  const access = campaigns.find(({ path }) => path === '/masterclass-access')
  expect(access).toMatchObject({ seo: { index: false }, pipeline: [] })
})
