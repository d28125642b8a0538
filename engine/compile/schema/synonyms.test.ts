import { expect, test } from 'vitest'
import { campaignFile, edited, goodFiles, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { configs, loadPage } from '../../../tests/fixtures/page-fixture.ts'
import { replacementFor } from './synonyms.ts'

test('a synonym counts only where it means one key', () => {
  expect(replacementFor('description', ['title', 'text', 'icon'])).toBe('text')
  expect(replacementFor('text', ['title', 'description', 'icon'])).toBe('description')
  expect(replacementFor('Headline', ['title', 'text'])).toBe('title')
  expect(replacementFor('text', ['question', 'answer'])).toBe('answer')
  expect(replacementFor('text', ['subtitle', 'description'])).toBeUndefined()
  expect(replacementFor('colour', ['title', 'text'])).toBeUndefined()
})

const eventWith = (agenda: object[], more: object = {}) =>
  loadPage('event', { ...configs.event.least, ...more, agenda }).diagnostics

test('"text" for "description" in a list of a template is reported without a repair', () => {
  const diagnostics = eventWith([{ title: 'Tea', text: 'Without caffeine.' }])
  expect(diagnostics.map(({ path }) => path)).toEqual(['with.agenda[0].text'])
  expect(diagnostics[0]?.fix).toBe('Did you mean "description"? Allowed here: mark, title, description.')
  expect(diagnostics[0]?.repair).toBeUndefined()
})

test('"headline" for a title that is needed and not there is one diagnostic', () => {
  const diagnostics = eventWith([{ headline: 'Tea' }])
  expect(diagnostics.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'with.agenda[0].headline unknown-key',
  ])
  expect(diagnostics[0]?.fix).toContain('Did you mean "title"?')
})

test('of two synonyms of one key the first counts, and none for a key that is there', () => {
  const [first, second, ...others] = eventWith([{ headline: 'Tea', label: 'Tea', text: 'Hot.' }])
  expect(first?.fix).toContain('Did you mean "title"?')
  expect(second?.fix).toMatch(/^Allowed here/)
  expect(others.map(({ path }) => path)).toEqual(['with.agenda[0].text'])
  expect(eventWith([{ title: 'Tea', headline: 'Hot tea' }])[0]?.fix).toMatch(/^Allowed here/)
})

test('in a section "description" is "text", and in a button "text" is "label"', () => {
  const section = loadWith(
    edited(campaignFile, 'title: Check your inbox', 'headline: Check your inbox'),
  ).diagnostics
  expect(section.map(({ path }) => path)).toEqual(['sections[1].headline'])
  expect(section[0]?.fix).toContain('Did you mean "title"?')
  const button = loadWith(edited(campaignFile, 'label: Send it', 'text: Send it')).diagnostics
  expect(button.map(({ path }) => path)).toEqual(['sections[0].button.text'])
  expect(button[0]?.fix).toContain('Did you mean "label"?')
})

test.each(['places', 'seats', 'spots', 'size'])('"%s" of an event is its capacity', (word) => {
  const { capacity, ...least } = configs.event.least
  const { diagnostics } = loadPage('event', { ...least, [word]: capacity })
  expect(diagnostics.map(({ path }) => path)).toEqual([`with.${word}`])
  expect(diagnostics[0]?.fix).toContain('Did you mean "capacity"?')
  expect(diagnostics[0]?.repair).toBeUndefined()
})

test('a key for developers is allowed but not offered', () => {
  const { diagnostics } = loadPage('lead-magnet', { colours: 'red' })
  const { fix } = diagnostics.find(({ path }) => path === 'with.colours') ?? {}
  expect(fix).toContain('followUps, useMailchimp')
  expect(fix).not.toContain('emailFunctionFor')
})

test('a synonym of a section type is reported once, without a repair', () => {
  const steps = edited(campaignFile, 'type: success', 'type: thanks')
  const [diagnostic, ...others] = loadWith(steps).diagnostics
  expect(others).toEqual([])
  expect(diagnostic?.fix).toMatch(/^Did you mean "success"\? Allowed: /)
  expect(diagnostic?.repair).toBeUndefined()
})

test('the texts of a section of unknown type are not validated', () => {
  const text = 'type: thanks\n    text: For {email}.'
  const { diagnostics } = loadWith(edited(campaignFile, 'type: success', text))
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['choice'])
})

test.each(['aftre', 'afterwards', 'delay'])(
  '"%s" for "after" in the first mail of a journey is reported once',
  (word) => {
    const from = '    sequence:\n      - { email: sleep-guide, after: 0 }\n'
    const to = `    sequence:\n      - { email: sleep-guide, ${word}: 0 }\n      - { email: second, after: 24 }\n`
    const second = { 'nora/emails/second.md': goodFiles['nora/emails/sleep-guide.md'] }
    const { diagnostics } = loadWith({ ...edited(campaignFile, from, to), ...second })
    expect(diagnostics.map(({ path }) => path)).toEqual([`pipeline[1].sequence[0].${word}`])
    expect(diagnostics[0]?.fix).toContain('Did you mean "after"?')
  },
)
