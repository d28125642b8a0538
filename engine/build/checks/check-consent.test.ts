import { expect, test } from 'vitest'
import { campaignFile, edited, goodFiles, loadWith, told } from '../site-fixture.ts'

const later = '      - { email: sleep-guide, after: 0 }\n      - { email: second, after: 48 }\n'
const second = { 'nora/emails/second.md': goodFiles['nora/emails/sleep-guide.md']?.replace('Seven', 'Eight') }
const withLater = (form = '  - type: form\n') => {
  const page = edited(campaignFile, '      - { email: sleep-guide, after: 0 }\n', later)[campaignFile] ?? ''
  return loadWith({ ...second, [campaignFile]: page.replace('  - type: form\n', form) })
}

test('#171 a form that leads to further mails says so', () => {
  const { problems } = withLater()
  expect(told(problems)).toEqual([`${campaignFile} sections[0] privacy-needed at type: form`])
  expect(problems[0]?.message).toContain('leads to a later mail')
  expect(problems[0]?.related).toHaveLength(1)
})

test('the sign-up mail is what was asked for', () => {
  expect(loadWith().problems).toEqual([])
})

test.each([
  ['a line beside the button', '  - type: form\n    privacy: The guide, then one mail.\n'],
  ['no request at all', '  - type: form\n    sends: false\n'],
])('%s', (_, form) => {
  expect(withLater(form).problems.filter(({ rule }) => rule === 'privacy-needed')).toEqual([])
})

test('the label of a box says it', () => {
  const box = '    fields:\n      - { type: checkbox, name: letters, label: Write to me }\n'
  const page = edited(campaignFile, '      - { email: sleep-guide, after: 0 }\n', later)[campaignFile] ?? ''
  expect(loadWith({ ...second, [campaignFile]: page.replace('    fields:\n', box) }).problems).toEqual([])
})
