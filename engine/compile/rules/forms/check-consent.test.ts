import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const later = '      - { email: sleep-guide, after: 0 }\n      - { email: second, after: 48 }\n'
const second = { 'nora/emails/second.md': goodFiles['nora/emails/sleep-guide.md']?.replace('Seven', 'Eight') }
const withLater = (form = '  - type: form\n') => {
  const page = edited(campaignFile, '      - { email: sleep-guide, after: 0 }\n', later)[campaignFile] ?? ''
  return loadWith({ ...second, [campaignFile]: page.replace('  - type: form\n', form) })
}

test('a form that leads to further mails says so', () => {
  const { diagnostics } = withLater()
  expect(reported(diagnostics)).toEqual([`${campaignFile} sections[0] privacy-needed at type: form`])
  expect(diagnostics[0]?.message).toContain('leads to a later mail')
  expect(diagnostics[0]?.related).toHaveLength(1)
})

test('the sign-up mail is what was asked for', () => {
  expect(loadWith().diagnostics).toEqual([])
})

test.each([
  ['a line beside the button', '  - type: form\n    privacy: The guide, then one mail.\n'],
  ['no request at all', '  - type: form\n    sends: false\n'],
])('%s', (_, form) => {
  expect(withLater(form).diagnostics.filter(({ rule }) => rule === 'privacy-needed')).toEqual([])
})

const field = (line: string) => {
  const page = edited(campaignFile, '      - { email: sleep-guide, after: 0 }\n', later)[campaignFile] ?? ''
  return loadWith({
    ...second,
    [campaignFile]: page.replace('    fields:\n', `    fields:\n      - ${line}\n`),
  })
}

test.each([
  '{ type: checkbox, name: letters, label: Write to me }',
  '{ type: checkbox, name: letters, label: Ich bin mit der Datenschutzerklärung einverstanden }',
  '{ type: checkbox, name: letters, label: Sí quiero recibir el boletín }',
  '{ type: select, name: letters, label: Letters too?, options: [{ value: y, label: Yes }, { value: n, label: No }] }',
])('words at a choice say it: %s', (line) => {
  expect(field(line).diagnostics).toEqual([])
})

test.each([
  '{ type: checkbox, name: naps, label: I sleep by day, required: false }',
  '{ type: checkbox, name: adult, label: I am older than 18 }',
  '{ type: checkbox, name: terms, label: I agree to the house rules }',
  '{ type: text, name: letters, label: Newsletters that you read }',
])('any other field says nothing of mails: %s', (line) => {
  expect(reported(field(line).diagnostics)).toEqual([
    `${campaignFile} sections[0] privacy-needed at type: form`,
  ])
})

test('a form behind one that sends nothing is looked at, too', () => {
  const mock = goodFiles[campaignFile]?.match(/ {2}- type: form\n(?: {4}.*\n)+/)?.[0] ?? ''
  const { diagnostics } = withLater(`${mock.replace('form\n', 'form\n    sends: false\n')}  - type: form\n`)
  expect(diagnostics.filter(({ rule }) => rule === 'privacy-needed').map(({ path }) => path)).toEqual([
    'sections[1]',
  ])
})

/** With mails that count from an event. */
const around = (sequence: string) => {
  const signedUp = '    first: now\n    sequence:\n      - { email: sleep-guide, after: 0 }\n'
  const page = edited(campaignFile, signedUp, `    sequence:\n${sequence}`)
  const { diagnostics } = loadWith({ ...second, ...third, ...page })
  return diagnostics.filter(({ rule }) => rule === 'privacy-needed').map(({ message }) => message)
}
const third = { 'nora/emails/third.md': goodFiles['nora/emails/sleep-guide.md']?.replace('Seven', 'Nine') }

test('one mail soon after an event is part of it, as reminders are', () => {
  expect(
    around('      - { email: second, beforeEvent: 24 }\n      - { email: third, afterEvent: 2 }\n'),
  ).toEqual([])
  expect(
    around('      - { email: second, afterEvent: 24 }\n      - { email: third, afterEvent: 2 }\n'),
  ).toEqual(['leads to a later mail, and nothing at the form says so.'])
  expect(around('      - { email: second, afterEvent: 72 }\n')).toHaveLength(1)
})
