import { expect, test } from 'vitest'
import { goodFiles } from '../../../tests/fixtures/site-fixture.ts'
import { configs, madePage, stranger } from '../../../tests/fixtures/page-fixture.ts'
import type { TemplateName } from '../../../tests/fixtures/page-fixture.ts'

const extra = { 'nora/emails/well-slept.md': goodFiles['nora/emails/sleep-guide.md'] }
const made = (name: TemplateName, which: 'least' | 'all' = 'least', changes: object = {}) =>
  madePage(name, { ...configs[name][which], ...changes }, {}, extra)

test('a booking page has neither form nor pipeline, and every button leads to its calendar', () => {
  const { campaign, parts } = made('booking')
  expect(campaign.pipeline).toEqual([])
  expect(campaign.sections.map(({ type, tone }) => `${type} ${tone}`)).toEqual([
    'hero paper',
    'benefits tint',
    'scheduler paper',
    'next-steps tint',
    'about paper',
    'cta deep',
    'footer deep',
  ])
  expect(parts).toMatchObject({
    hero: {
      eyebrow: 'Book a call',
      facts: [
        { icon: 'clock', text: '30 minutes' },
        { icon: 'video', text: 'By video' },
      ],
      action: { label: 'Choose a time', href: '#calendar' },
    },
    scheduler: { variant: 'embed', anchor: 'calendar', calendar: '@scheduler' },
    'next-steps': { steps: [{}, {}, { title: 'Talk for 30 minutes.' }] },
    about: { title: 'Meet Nora Vale', paragraphs: ['Nora slept badly for years.'] },
    cta: { title: 'Put *30 minutes* in your week', action: { href: '#calendar' } },
  })
})

test('every key of a booking page reaches its place', () => {
  expect(made('booking', 'all').parts).toMatchObject({
    hero: { eyebrow: 'For the tired', facts: [{ text: '45 minutes' }, { text: 'Free' }] },
    benefits: { variant: 'trio', items: [{ title: 'A plan', text: 'On a page.', icon: 'moon' }] },
    scheduler: {
      title: 'Your *hour*',
      calendar: 'https://cal.com/nora',
      bring: ['A pen', 'Your worst night'],
    },
    'next-steps': { steps: [{ title: 'First.', text: 'This.' }, { title: 'Then.' }] },
    fit: { variant: 'two-lists', fit: { title: 'Book if' }, notFit: { title: 'Do not book if' } },
    faq: { questions: [{ question: 'Does it hurt?' }] },
    cta: { title: 'Tonight is *one of them*', action: { label: 'Find an hour' } },
  })
})

test('an event stores the lead, takes a place and confirms it; a short form stands in the first screen', () => {
  const { campaign, parts } = made('event')
  expect(campaign.pipeline.map(({ step }) => step)).toEqual(['lead', 'event', 'email'])
  expect(parts).toMatchObject({
    lead: { source: 'nora-new-page', metadata: {} },
    event: {
      title: 'Sleep through, every night',
      capacity: 12,
      minutes: 60,
      duplicates: 'hide',
      starts: '2027-02-11T18:00:00-08:00',
    },
    email: { email: 'new-page', onError: 'partial' },
    hero: {
      variant: 'dark-form',
      facts: [{ text: 'Thursday, February 11, 2027, 6:00\u00a0p.m. (UTC-08:00)' }, { text: '60 minutes' }],
    },
    form: { variant: 'card', placement: 'hero', fields: [{ name: 'name' }, { name: 'email' }] },
    stats: {
      figures: [
        { value: 'Feb 11', label: 'Thursday' },
        { value: '60', label: 'minutes' },
        { value: '12', label: 'places' },
      ],
    },
    success: { variant: 'page', link: { href: '@calendar' } },
    cta: { title: '12 places. *One date.*' },
  })
  expect(parts['form']).toHaveProperty('messages.full.title', 'All places are taken')
  expect(parts['form']).toHaveProperty('messages.over.title', 'This event is over')
})

test('every key of an event reaches its place; a longer form is a section of its own', () => {
  const { campaign, parts } = made('event', 'all')
  expect(campaign.pipeline.map(({ step }) => step)).toEqual(['lead', 'event', 'journey', 'email'])
  const { duplicate, full, cancelled: over } = configs.event.all.messages
  expect(parts).toMatchObject({
    lead: { source: 'nora-fair', metadata: { worst: '{worst}', flyer: '{flyer}' } },
    event: {
      title: 'The tea',
      place: '1 Quiet Lane, Dreamtown',
      duplicates: 'tell',
      cancelled: true,
      movedEmail: 'well-slept',
      cancelledEmail: 'well-slept',
    },
    journey: { sequence: configs.event.all.reminders },
    hero: {
      variant: 'split-art',
      action: { label: 'Take my chair', href: '#form' },
      facts: [
        { text: 'Second Thursday of the month, 6 p.m. in Dreamtown' },
        { text: '2 hours' },
        { icon: 'pin', text: '1 Quiet Lane, Dreamtown' },
        { text: 'Free' },
      ],
    },
    benefits: { variant: 'agenda', items: [{ mark: '6:00', title: 'Tea', text: 'Without caffeine.' }] },
    form: {
      variant: 'full',
      placement: 'own',
      title: 'Take a chair',
      text: 'The address comes by email.',
      fields: [{ name: 'name' }, { name: 'email' }, { name: 'worst' }, { name: 'flyer' }],
      messages: { duplicate, full, over },
    },
    success: { title: 'Your chair, {email}', text: 'Look into {email}.', steps: [{}, { title: 'Then.' }] },
    fit: { fit: { title: 'Come if' } },
    cta: { title: 'Tonight is *one of them*' },
  })
})

test('an event that is over says so in its own words', () => {
  const { parts } = made('event', 'all', { cancelled: undefined })
  expect(parts['form']).toHaveProperty('messages.over', configs.event.all.messages.over)
})

test('a bio of many paragraphs is shown in six', () => {
  const bio = JSON.stringify(['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n\n'))
  const files = { 'nora/coach.yaml': `${stranger}bio: ${bio}\n` }
  const { parts } = madePage('booking', configs.booking.least, {}, files)
  expect(parts['about']).toMatchObject({ paragraphs: ['one', 'two', 'three', 'four', 'five', 'six seven'] })
})

test('a meeting link is for guests alone: the page says that it is online', () => {
  const place = 'https://meet.example/tea'
  const { campaign, parts } = made('event', 'least', { place })
  expect(JSON.stringify(campaign.sections)).not.toContain(place)
  expect(parts).toMatchObject({ hero: { facts: [{}, {}, { icon: 'video' }] }, event: { place } })
})

test('a fact may be a place with a pin, or a price with coins', () => {
  const facts = [
    { icon: 'coins', text: '£90' },
    { icon: 'check', text: 'In English' },
  ]
  const { parts } = made('event', 'least', { place: '1 Quiet Lane', facts })
  const shown = [{}, {}, { icon: 'pin', text: '1 Quiet Lane' }, ...facts]
  expect(parts).toMatchObject({
    hero: { facts: shown },
    success: { facts: shown },
    event: { facts: ['£90', 'In English'] },
  })
})

const placementWith = (fields: object[]) => made('event', 'least', { fields }).parts['form']

test('one more short field stays in the first screen, a hidden one counts for nothing', () => {
  const hidden = { type: 'hidden', name: 'flyer', value: 'a' }
  const text = { type: 'text', name: 'job', label: 'Your job' }
  expect(placementWith([hidden, text])).toMatchObject({ placement: 'hero' })
  expect(placementWith([text, { ...text, name: 'town' }])).toMatchObject({ placement: 'own' })
})

test('a webinar stores the lead, starts its journey and sends the access', () => {
  const { campaign, parts } = made('webinar')
  expect(campaign.pipeline.map(({ step }) => step)).toEqual(['lead', 'journey', 'email'])
  expect(parts).toMatchObject({
    lead: { source: 'nora-new-page' },
    journey: { first: 'now', sequence: [{ email: 'new-page', after: 0 }] },
    email: { email: 'new-page', onError: 'error' },
    hero: { variant: 'poster', facts: [{ text: 'On demand, at your own pace' }, { text: '60 minutes' }] },
    benefits: { variant: 'index' },
    'next-steps': { variant: 'pins' },
  })
  expect(parts['success']).not.toHaveProperty('action')
})

test('every key of a webinar reaches its place', () => {
  expect(made('webinar', 'all').parts).toMatchObject({
    lead: { source: 'nora-fair' },
    journey: { sequence: [{ email: 'new-page' }, { email: 'sleep-guide', after: 48 }] },
    hero: {
      facts: [
        { icon: 'calendar', text: 'First Tuesday of the month, 7 p.m.' },
        { text: '90 minutes' },
        { text: 'Free ($97 value)' },
        { text: 'No camera' },
      ],
    },
    form: { title: 'Come in', text: 'The link comes by email.', button: { label: 'Let me in' } },
    benefits: { variant: 'trio' },
    'next-steps': { variant: 'rail', steps: [{ title: 'First.' }, { title: 'Then.' }] },
    success: {
      title: 'In, {email}',
      text: 'Look into {email}.',
      action: { label: 'Open part one', href: '/sleep-guide' },
    },
    fit: { notFit: { title: 'Skip it if' } },
    cta: { title: 'Tonight is *one of them*' },
  })
})
