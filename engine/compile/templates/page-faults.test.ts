import { expect, test } from 'vitest'
import { goodFiles, reported } from '../../../tests/fixtures/site-fixture.ts'
import { configs, file, loadPage, mail, stranger } from '../../../tests/fixtures/page-fixture.ts'
import type { TemplateName } from '../../../tests/fixtures/page-fixture.ts'

const times = (count: number, item: object) => Array.from({ length: count }, () => item)
const words = 'x'.repeat(101)

/** A wrong value of a key, and the rule it breaks; where the diagnostic stands deeper. */
const wrong: Record<TemplateName, [key: string, value: unknown, rule: string, below?: string][]> = {
  booking: [
    ['title', undefined, 'missing'],
    ['title', '', 'too-small'],
    ['subtitle', 7, 'type'],
    ['badge', ['a'], 'type'],
    ['minutes', undefined, 'missing'],
    ['minutes', 4, 'too-small'],
    ['minutes', '30', 'type'],
    ['facts', [{ icon: 'pen', text: 'a' }], 'choice', '[0].icon'],
    ['facts', times(4, { icon: 'check', text: 'a' }), 'too-large'],
    ['whatYouGet', undefined, 'missing'],
    ['whatYouGet', [], 'too-small'],
    ['whatYouGet', [{ title: 'a' }, { titel: 'b', title: 'b' }], 'unknown-key', '[1].titel'],
    ['whatYouGet', [{ title: 'a', mark: '123456789' }], 'too-large', '[0].mark'],
    ['steps', [{ title: 'alone' }], 'too-small'],
    ['bring', Array(5).fill('a'), 'too-large'],
    ['fit', [''], 'too-small', '[0]'],
    ['notFit', ['you sleep'], 'rule'],
    ['questions', [{ question: 'a' }], 'missing', '[0].answer'],
    ['buttonText', '', 'too-small'],
    ['calendar', 'javascript:alert(1)', 'format'],
    ['calendar', 'https://evil.example/nora', 'scheduler-host'],
    ['calendar', '/sleep-guide', 'scheduler-host'],
    ['calendarTitle', null, 'type'],
    ['closing', '', 'too-small'],
  ],
  event: [
    ['title', undefined, 'missing'],
    ['title', 'x'.repeat(201), 'too-large'],
    ['starts', undefined, 'missing'],
    ['starts', '2027-02-30T18:00:00-08:00', 'format'],
    ['starts', '2027-02-11T18:00:00', 'format'],
    ['when', words, 'too-large'],
    ['minutes', 2000, 'too-large'],
    ['capacity', undefined, 'missing'],
    ['capacity', 0, 'too-small'],
    ['capacity', 1.5, 'type'],
    ['place', 'x'.repeat(301), 'too-large'],
    ['facts', times(3, { icon: 'check', text: 'a' }), 'too-large'],
    ['agenda', [], 'too-small'],
    ['agenda', [{ title: 'a', icon: 'moon' }], 'unknown-key', '[0].icon'],
    ['notFit', ['you sleep'], 'rule'],
    ['fields', [{ type: 'text', name: 'email', label: 'a' }], 'rule', '[0].name'],
    ['fields', [{ type: 'text', name: 'website', label: 'a' }], 'rule', '[0].name'],
    ['fields', times(2, { type: 'text', name: 'job', label: 'a' }), 'field-twice', '[1].name'],
    ['fields', [{ type: 'text', name: 'job' }], 'missing', '[0].label'],
    ['duplicates', 'yes', 'choice'],
    ['messages', { ful: { title: 'a' } }, 'unknown-key', '.ful'],
    ['messages', { full: { text: 'a' } }, 'missing', '.full.title'],
    ['successTitle', 'Sent to {emial}', 'placeholder'],
    ['successSubtitle', 'Hello {name}', 'placeholder'],
    ['successSteps', times(5, { title: 'a' }), 'too-large'],
    ['reminders', [{ email: 'sleep-guide' }], 'rule', '[0]'],
    ['reminders', [{ email: 'sleep-guide', beforeEvent: 1, afterEvent: 1 }], 'rule', '[0]'],
    ['reminders', [{ email: 'nothing', beforeEvent: 1 }], 'missing-email', '[0].email'],
    ['reminders', times(2, { email: 'sleep-guide', beforeEvent: 1 }), 'repeated-mail', '[1].email'],
    ['cancelled', 'yes', 'choice'],
    ['movedEmail', 'nothing', 'missing-email'],
    ['cancelledEmail', 'nothing', 'missing-email'],
    ['source', words, 'too-large'],
  ],
  webinar: [
    ['subtitle', undefined, 'missing'],
    ['minutes', undefined, 'missing'],
    ['when', '', 'too-small'],
    ['value', 97, 'type'],
    ['facts', times(2, { icon: 'check', text: 'a' }), 'too-large'],
    ['benefits', undefined, 'missing'],
    ['benefits', [{ icon: 'mon', title: 'a' }], 'choice', '[0].icon'],
    ['steps', times(5, { title: 'a' }), 'too-large'],
    ['notFit', ['you sleep'], 'rule'],
    ['formTitle', '', 'too-small'],
    ['access', '/no-such-page', 'dead-link'],
    ['access', 'data:text/html,x', 'format'],
    ['access', '@deliverable', 'missing-link'],
    ['accessText', '', 'too-small'],
    ['successTitle', 'Sent to {emial}', 'placeholder'],
    ['followUps', [{ email: 'sleep-guide', after: 0 }], 'too-small', '[0].after'],
    ['followUps', [{ email: 'nothing', after: 2 }], 'missing-email', '[0].email'],
    [
      'followUps',
      [
        { email: 'sleep-guide', after: 5 },
        { email: 'well-slept', after: 4 },
      ],
      'rule',
      '[1].after',
    ],
    ['source', words, 'too-large'],
  ],
  privacy: [
    ['updated', undefined, 'missing'],
    ['updated', '', 'too-small'],
    ['title', '', 'too-small'],
    ['contact', 'nora', 'format'],
    ['services', [], 'too-small'],
    ['services', [{ name: 'Hetzner, Germany' }], 'missing', '[0].purpose'],
    ['more', ['a', ''], 'too-small', '[1]'],
  ],
  terms: [
    ['updated', undefined, 'missing'],
    ['title', '', 'too-small'],
    ['contact', 'nora', 'format'],
    ['offers', undefined, 'missing'],
    ['offers', [], 'too-small'],
    ['offers', [{ name: 'Tea', text: 'Hot.' }], 'missing', '[0].price'],
    ['offers', [{ name: 'Tea', text: 'Hot.', price: '1', places: 0 }], 'too-small', '[0].places'],
    ['offers', [{ name: 'Tea', text: 'Hot.', price: '1', page: 'tea' }], 'format', '[0].page'],
    ['more', ['a', ''], 'too-small', '[1]'],
  ],
  contact: [
    ['title', '', 'too-small'],
    ['email', 'nora', 'format'],
    ['phone', 'ring me', 'format'],
    ['hours', 'Mon', 'rule'],
    ['company', '', 'too-small'],
    ['form', { question: '' }, 'too-small', '.question'],
    ['form', { source: words }, 'too-large', '.source'],
  ],
}

const rows = Object.entries(wrong).flatMap(([name, list]) =>
  list.map(([key, value, rule, below = '']) => ({ name, key, value, rule, below })),
)
const extra = { 'nora/emails/well-slept.md': goodFiles['nora/emails/sleep-guide.md'] }
const leastOf = (name: string): object =>
  Object.entries(configs).find(([key]) => key === name)?.[1].least ?? {}

test.each(rows)('$name, $key: $value is refused at its key ($rule)', ({ name, key, value, rule, below }) => {
  const { diagnostics, campaign } = loadPage(name, { ...leastOf(name), [key]: value }, {}, extra)
  const places = diagnostics.map((diagnostic) => `${diagnostic.file} ${diagnostic.path} ${diagnostic.rule}`)
  expect(new Set(places)).toEqual(new Set([`${file} with.${key}${below} ${rule}`]))
  expect(campaign).toBeUndefined()
})

test.each(['booking', 'event', 'webinar'])('%s: a misspelt key is reported with the nearest one', (name) => {
  expect(loadPage(name, { ...leastOf(name), closng: 'x' }).diagnostics).toMatchObject([
    { path: 'with.closng', fix: expect.stringContaining('Did you mean "closing"?') },
  ])
})

test('too many texts are counted, and may be one that has commas', () => {
  const bring = ['The machine', 'hot for twenty minutes', 'Your beans', 'and the date on the bag', 'A scale']
  expect(loadPage('booking', { ...leastOf('booking'), bring }).diagnostics).toMatchObject([
    {
      path: 'with.bring',
      message: 'must have at most 4 entries, but has 5.',
      fix: expect.stringContaining('put quotes around a text'),
    },
  ])
})

test.each(['event', 'webinar'])('%s: a mail that does not exist is reported where it belongs', (name) => {
  const { diagnostics } = loadPage(name, leastOf(name), {}, { [mail]: undefined })
  expect(reported(diagnostics)).toEqual([`${file} template missing-email at "${name}",`])
})

test('without a calendar of the coach a booking page needs one of its own', () => {
  const files = { 'nora/coach.yaml': stranger.replace(/^scheduler.*\n/m, '') }
  const { diagnostics } = loadPage('booking', leastOf('booking'), {}, files)
  expect(diagnostics).toMatchObject([
    { file, path: 'with.calendar', rule: 'missing', fix: expect.stringContaining('scheduler:') },
  ])
  const own = { ...leastOf('booking'), calendar: 'https://cal.com/nora' }
  expect(loadPage('booking', own, {}, files).diagnostics).toEqual([])
})

test('a setting whose section the page does not list is reported with the line that shows it', () => {
  const { least, all } = configs.booking
  const config = { ...least, questions: all.questions, closing: all.closing }
  const listing = (...types: string[]) =>
    loadPage('booking', config, { sections: types.map((type) => ({ type, use: 'template' })) }).diagnostics
  expect(listing('hero', 'scheduler', 'faq', 'cta', 'footer')).toEqual([])
  const diagnostics = listing('hero', 'scheduler', 'cta', 'footer')
  expect(diagnostics.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'with.questions is shown nowhere: "sections" has no "faq" of the template.',
  ])
  expect(diagnostics[0]?.fix).toContain('Add "- { type: faq, use: template }" to "sections"')
})
