import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const page = goodFiles[campaignFile] ?? ''
const load = (from: string, to: string, file = page) =>
  loadWith({ [campaignFile]: file.replace(from, to) }).diagnostics
const places = (text: string) => reported(load('', '', text)).map((line) => line.replace(/ at .*/, ''))
const withEvent = page.replace('  - step: journey', '  - { step: event, capacity: 50 }\n  - step: journey')
const full = 'error: { title: Something went wrong }\n      full: { title: Full }'

test('an event needs its words for when it is full, and for a second registration where it reveals one', () => {
  expect(places(withEvent)).toEqual([`${campaignFile} sections[0].messages.full message-needed`])
  const prepared = withEvent.replace('error: { title: Something went wrong }', full)
  expect(places(prepared)).toEqual([])
  const telling = prepared.replace('capacity: 50', 'capacity: 50, duplicates: tell')
  expect(places(telling)).toEqual([`${campaignFile} sections[0].messages.duplicate message-needed`])
  expect(places(telling.replace('full: {', 'duplicate: { title: Known }\n      full: {'))).toEqual([])
})

test('a form that stays when the mail is late says why', () => {
  const diagnostics = load('type: form', 'type: form\n    afterPartial: stay')
  expect(diagnostics).toMatchObject([
    {
      path: 'sections[0].messages.partial',
      rule: 'message-needed',
      message: 'is missing, but afterPartial is "stay".',
      fix: 'Add it: partial: { title: "..." }.',
    },
  ])
})

test.each([
  ['title: Check your inbox', 'title: Hello {name}', 'sections[1].title'],
  ['title: Check your inbox', 'title: A\n    text: To {emial}', 'sections[1].text'],
  ['type: form', "type: form\n    after: { url: '/thanks?for={fistName}' }", 'sections[0].after.url'],
  [
    'error: { title: Something',
    'error: { text: "{mesage}", title: Something',
    'sections[0].messages.error.text',
  ],
  [
    'error: { title: Something went wrong }',
    'error: { title: A }\n      hints: { email: "{email}" }',
    'sections[0].messages.hints.email',
  ],
])('words in braces that nothing fills in are reported: %s -> %s', (from, to, path) => {
  expect(load(from, to).map((diagnostic) => `${diagnostic.path} ${diagnostic.rule}`)).toEqual([
    `${path} placeholder`,
  ])
})

test('the address and the reason of a failure may stand in braces', () => {
  expect(load('title: Check your inbox', 'title: Sent to {email}')).toEqual([])
  expect(
    load(
      'error: { title: Something went wrong }',
      'error: { title: A, text: "{message}" }\n      hints: { email: "Late: {message}" }',
    ),
  ).toEqual([])
})

test.each(['-1', '0', '1e9', '"50"', '1.5', 'many', ''])('an event with %s seats is refused', (capacity) => {
  const prepared = withEvent
    .replace('error: { title: Something went wrong }', full)
    .replace('{ step: event, capacity: 50 }', `step: event\n    capacity: ${capacity}`)
  expect(load('', '', prepared).map(({ path }) => path)).toEqual(['pipeline[1].capacity'])
})

test.each([
  '2027-02-11',
  '2027-02-11T10:00:00',
  '2027-02-30T10:00:00Z',
  '2027-13-01T10:00:00Z',
  '11 February 2027',
  '"tomorrow"',
  '20270211',
  '2027-02-11T25:00:00Z',
])('an event that begins at "%s" is refused', (starts) => {
  const prepared = withEvent
    .replace('error: { title: Something went wrong }', full)
    .replace('capacity: 50', `capacity: 50, starts: ${starts}`)
  expect(load('', '', prepared).map(({ path }) => path)).toEqual(['pipeline[1].starts'])
})

const event = '  - { step: event, capacity: 50 }\n'
test.each([
  [
    'without a lead',
    page.replace(/ {2}- step: lead[^]*?(?= {2}- step: journey)/, event),
    'pipeline lead-needed',
  ],
  ['twice', withEvent.replace(event, event + event), 'pipeline[2] step-order'],
  ['after the mail', `${page}${event}`, 'pipeline[3] step-order'],
  ['before the lead', page.replace('  - step: lead', `${event}  - step: lead`), 'pipeline[1] step-order'],
])('an event %s in the pipeline is refused', (_, text, place) => {
  const prepared = text.replace('error: { title: Something went wrong }', full)
  const diagnostics = load('', '', prepared)
  expect(diagnostics.map(({ path, rule }) => `${path} ${rule}`)).toEqual([place])
})

test('an event and a journey stand below the lead in either order', () => {
  const prepared = withEvent.replace('error: { title: Something went wrong }', full)
  expect(load('', '', prepared)).toEqual([])
  const journeyFirst = prepared.replace(event, '').replace('  - step: email', `${event}  - step: email`)
  expect(load('', '', journeyFirst)).toEqual([])
})

const counting = (text: string) =>
  full.replace('full: {', `nearlyFull: { from: 0.8, text: "${text}" }\n      full: {`)
const faultsOf = (file: string, text: string) =>
  places(file.replace('error: { title: Something went wrong }', counting(text)))

test('a count of seats is shown with its number, and only where there are seats', () => {
  const at = `${campaignFile} sections[0].messages.nearlyFull`
  expect(faultsOf(withEvent, '{left} of {capacity} seats left.')).toEqual([])
  expect(faultsOf(page, '{left} of {capacity} seats left.')).toEqual([`${at} event-needed`])
  expect(faultsOf(withEvent, 'Only few seats left!')).toEqual([`${at}.text count-needed`])
  expect(faultsOf(withEvent, '{left} of {seats} left.')).toEqual([`${at}.text placeholder`])
})
