import { expect, test } from 'vitest'
import { documentOf } from './document.ts'
import { placeOf } from './match.ts'
import { itemsOf } from './requirements.ts'

const requirements = `# A specification
### Screens
1. A page with 'Save My Spot' / 'Reserving...', 90-minute session, free ($497 value); it's the coach's.
## 8. Errors
- 'You're in! It works.' and 'Lead creation failed: ...' and 'Sent N mails'.
- \`/{name}-booking\` and \`/map\`.
| send-{name}-email | email, name | error |
## 9. Constants and limits
- Workshop text of 3 rows, 40% revenue.
`

test('quoted sentences are extracted from a requirements text', () => {
  expect(itemsOf(requirements).map(({ kind, text, screen }) => [kind, text, screen])).toEqual([
    ['text', 'Save My Spot', 1],
    ['text', 'Reserving...', 1],
    ['number', '90 minute', 1],
    ['number', '$497', 1],
    ['text', "You're in! It works.", null],
    ['text', 'Lead creation failed: ...', null],
    ['text', 'Sent N mails', null],
    ['path', '/{name}-booking', null],
    ['path', '/map', null],
    ['function', 'send-{name}-email', null],
    ['number', '3 rows', null],
    ['number', '40% revenue', null],
  ])
})

const items = itemsOf(requirements)
const find = (text: string, body: string, screens = [1], name = 'GET /x: 200') => {
  const item = items.find((one) => one.text === text)
  if (!item) throw new Error(text)
  return placeOf(item, [documentOf(name, screens, body)])
}

test.each([
  ['Save My Spot', '<b>Save</b> My&nbsp;Spot'],
  ['90 minute', '<p>90 minutes, live</p>'],
  ['3 rows', '<textarea rows="3">'],
  ['$497', 'worth $497'],
  ['40% revenue', '<dd>40%</dd><dt>more revenue from advisory work</dt>'],
  ["You're in! It works.", '{"title":"You\u2019re in!","text":"It works."}'],
  ['Lead creation failed: ...', 'Lead creation failed: The disk is full.'],
  ['Sent N mails', 'Sent 12 mails'],
])('%s is found in %s', (text, body) => {
  expect(find(text, body)).toBe('GET /x: 200')
})

test.each([
  ['Save My Spot', 'save my spot'],
  ['90 minute', '190 minutes'],
  ['$497', '$4970'],
  ['40% revenue', '140% revenue'],
  ['40% revenue', '40% of all clients'],
  ["You're in! It works.", "You're in!"],
  ['Sent N mails', 'Sent mail'],
])('%s is not found in %s', (text, body) => {
  expect(find(text, body)).toBeNull()
})

test('a sentence about one screen counts on that screen only', () => {
  expect(find('Save My Spot', 'Save My Spot', [2])).toBeNull()
})

test("a path counts with any coach's slug, unless there is nothing", () => {
  expect(find('/{name}-booking', '', [5], 'GET /harbor-booking: 200')).toBe('GET /harbor-booking: 200')
  expect(find('/map', '', [5], 'GET /map: 404')).toBeNull()
})

test('a function counts when a call of that name succeeded', () => {
  const [done = '', ...others] = ['harbor-email: 200', 'harbor-email: 403', 'harbor-report-email: 200'].map(
    (end) => `function send-${end}`,
  )
  expect(find('send-{name}-email', '{}', [], done)).toBe(done)
  for (const name of others) expect(find('send-{name}-email', '{}', [], name)).toBeNull()
})
