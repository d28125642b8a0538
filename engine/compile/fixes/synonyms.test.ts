import { expect, test } from 'vitest'
import { stepSchemas } from '../../../server/steps.gen.ts'
import { campaignFile, edited, goodFiles, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { configs, loadPage } from '../../../tests/fixtures/page-fixture.ts'
import { saidInstead } from './synonyms.ts'

test('another word for a key is told only where one key can be meant', () => {
  expect(saidInstead('description', ['title', 'text', 'icon'])).toBe('text')
  expect(saidInstead('text', ['title', 'description', 'icon'])).toBe('description')
  expect(saidInstead('Headline', ['title', 'text'])).toBe('title')
  expect(saidInstead('text', ['question', 'answer'])).toBe('answer')
  expect(saidInstead('text', ['subtitle', 'description'])).toBeUndefined()
  expect(saidInstead('colour', ['title', 'text'])).toBeUndefined()
})

const eventWith = (agenda: object[], more: object = {}) =>
  loadPage(stepSchemas, 'event', { ...configs.event.least, ...more, agenda }).problems

test('"text" for "description" in a list of a template: told, and left to its author', () => {
  const problems = eventWith([{ title: 'Tea', text: 'Without caffeine.' }])
  expect(problems.map(({ path }) => path)).toEqual(['with.agenda[0].text'])
  expect(problems[0]?.fix).toBe('Did you mean "description"? Allowed here: mark, title, description.')
  expect(problems[0]?.repair).toBeUndefined()
})

test('"headline" for a title that is needed and not there is one problem, with its repair', () => {
  const problems = eventWith([{ headline: 'Tea' }])
  expect(problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual(['with.agenda[0].headline unknown-key'])
  expect(problems[0]?.repair?.map(({ text }) => text)).toEqual(['"title"'])
})

test('of two words for one key the first is it, and a key that is written is not meant', () => {
  const [first, second, ...others] = eventWith([{ headline: 'Tea', label: 'Tea', text: 'Hot.' }])
  expect(first?.fix).toContain('Did you mean "title"?')
  expect(second?.fix).toMatch(/^Allowed here/)
  expect(others.map(({ path }) => path)).toEqual(['with.agenda[0].text'])
  expect(eventWith([{ title: 'Tea', headline: 'Hot tea' }])[0]?.fix).toMatch(/^Allowed here/)
})

test('in a section "description" is "text", and in a button "text" is "label"', () => {
  const section = loadWith(
    edited(campaignFile, 'title: Check your inbox', 'headline: Check your inbox'),
  ).problems
  expect(section.map(({ path }) => path)).toEqual(['sections[1].headline'])
  expect(section[0]?.fix).toContain('Did you mean "title"?')
  const button = loadWith(edited(campaignFile, 'label: Send it', 'text: Send it')).problems
  expect(button.map(({ path }) => path)).toEqual(['sections[0].button.text'])
  expect(button[0]?.repair?.map(({ text }) => text)).toEqual(['label'])
})

test.each(['places', 'seats', 'spots', 'size'])('"%s" of an event is its capacity', (word) => {
  const { capacity, ...least } = configs.event.least
  const { problems } = loadPage(stepSchemas, 'event', { ...least, [word]: capacity })
  expect(problems.map(({ path }) => path)).toEqual([`with.${word}`])
  expect(problems[0]?.fix).toContain('Did you mean "capacity"?')
  expect(problems[0]?.repair?.map(({ text }) => text)).toEqual(['"capacity"'])
})

test('a key for developers is known, and not offered', () => {
  const { problems } = loadPage(stepSchemas, 'lead-magnet', { colours: 'red' })
  const { fix } = problems.find(({ path }) => path === 'with.colours') ?? {}
  expect(fix).toContain('followUps, useMailchimp')
  expect(fix).not.toContain('emailFunctionFor')
})

test('another word for a type of section is told once, and left to its author', () => {
  const steps = edited(campaignFile, 'type: success', 'type: thanks')
  const [problem, ...others] = loadWith(steps).problems
  expect(others).toEqual([])
  expect(problem?.fix).toMatch(/^Did you mean "success"\? Allowed: /)
  expect(problem?.repair).toBeUndefined()
})

test('words of a section whose type is not known are not judged', () => {
  const text = 'type: thanks\n    text: For {email}.'
  const { problems } = loadWith(edited(campaignFile, 'type: success', text))
  expect(problems.map(({ rule }) => rule)).toEqual(['choice'])
})

test.each(['aftre', 'afterwards', 'delay'])(
  '"%s" for "after" in the first mail of a journey is told once',
  (word) => {
    const from = '    sequence:\n      - { email: sleep-guide, after: 0 }\n'
    const to = `    first: now\n    sequence:\n      - { email: sleep-guide, ${word}: 0 }\n      - { email: second, after: 24 }\n`
    const second = { 'nora/emails/second.md': goodFiles['nora/emails/sleep-guide.md'] }
    const { problems } = loadWith({ ...edited(campaignFile, from, to), ...second }, [], stepSchemas)
    expect(problems.map(({ path }) => path)).toEqual([`pipeline[1].sequence[0].${word}`])
    expect(problems[0]?.fix).toContain('Did you mean "after"?')
  },
)
