import { expect, test } from 'vitest'
import { campaigns, formOf } from './read-campaigns.ts'

const campaignOf = (id: string) => {
  const campaign = campaigns.find((one) => one.id === id)
  if (!campaign) throw new Error(`There is no campaign ${id}.`)
  return campaign
}
const sectionOf = (id: string, type: string) => campaignOf(id).sections.find((one) => one.type === type)
const fieldsOf = (id: string) =>
  formOf(campaignOf(id))?.fields.map((field) => [field.name, 'required' in field && field.required])
const linksOf = (id: string) => JSON.stringify(campaignOf(id).sections)

test.each(['rampup/book', 'rampup/free-report', 'rampup/event'])('the form of %s has no name field', (id) => {
  expect(new Map(fieldsOf(id)?.map(([name, required]) => [name, required]))).toEqual(
    new Map([
      ['email', true],
      ['name', false],
    ]),
  )
})

test('the promised book has its bonus, and its page is at its slug', () => {
  const title = 'How To Increase Your Revenue 25% in 90 days'
  const book = campaignOf('rampup/book')
  expect(book.pageSlug).toBe('lead-magnet')
  expect(sectionOf('rampup/book', 'hero')).toMatchObject({ book: { title } })
  expect(book.pipeline[0]).toMatchObject({ metadata: { lead_magnet: title } })
  expect(linksOf('rampup/book')).toMatch(/\$47 bonus guide/)
})

test('the report page has four testimonials, the coach, and a last button that leads to the form', () => {
  const { sections } = campaignOf('rampup/free-report')
  expect(sections.flatMap((one) => (one.type === 'testimonials' ? one.quotes : []))).toHaveLength(4)
  expect(sections.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['hero', 'benefits', 'form', 'about']),
  )
  expect(sections.findLast(({ type }) => type !== 'footer')).toMatchObject({
    type: 'cta',
    action: { href: '#form' },
  })
})

test.each(['rampup/event', 'rampup/book'])('the last button of %s leads to the form', (id) => {
  expect(sectionOf(id, 'cta')).toMatchObject({ action: { href: '#form' } })
})

test('the myths form ends on "Check Your Email!" with a link to the masterclass, and sends a mail a day later', () => {
  expect(fieldsOf('vitality/weight-loss-myths')).toEqual([
    ['name', true],
    ['email', true],
  ])
  expect(sectionOf('vitality/weight-loss-myths', 'success')).toMatchObject({
    title: 'Check Your Email!',
    action: { href: '/sugar-free-blueprint' },
  })
  const journey = campaignOf('vitality/weight-loss-myths').pipeline.find(({ step }) => step === 'journey')
  expect(journey).toMatchObject({ first: '24h' })
  expect(JSON.stringify(journey)).not.toContain('"email":"weight-loss-myths"')
})

const calls = [
  { id: 'vitality/booking', words: /Free 30-minute strategy session/, questions: 5 },
  { id: 'compass/power-session', words: /Claim Your \*Power Session\*/, questions: 4 },
  { id: 'compass/booking', words: /Free 30-minute business strategy call/, questions: 4 },
]

test.each(calls)('$id leads to the calendar of a free half hour', ({ id, words, questions }) => {
  const text = linksOf(id)
  expect(text).toMatch(words)
  expect(text).toContain('30 minutes')
  expect(text).toContain('"@scheduler"')
  expect(formOf(campaignOf(id))).toBeUndefined()
  const faq = campaignOf(id).sections.flatMap((one) => (one.type === 'faq' ? one.questions : []))
  expect(faq).toHaveLength(questions)
})

test('the journal of the power session can be downloaded without an email address', () => {
  expect(campaignOf('compass/power-session').deliverable).toBe('power-journal.md')
  expect(sectionOf('compass/power-session', 'book-cover')).toMatchObject({
    action: { href: '@deliverable' },
  })
})
