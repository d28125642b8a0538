import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  emailFile,
  loadWith,
  secondCampaign,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

test('each mail of a step or a journey must exist', () => {
  expect(reported(loadWith({ [emailFile]: undefined }).diagnostics)).toEqual([
    `${campaignFile} pipeline[1].sequence[0].email missing-email at sleep-guide, after: `,
    `${campaignFile} pipeline[2].email missing-email at sleep-guide`,
  ])
  const { diagnostics } = loadWith(edited(campaignFile, 'email: sleep-guide\n', 'email: sleep-gide\n'))
  expect(diagnostics[0]?.fix).toContain(
    'Did you mean "sleep-guide"? Create campaigns/nora/emails/sleep-gide.md',
  )
})

test('mails hold no words in braces that nothing fills in, and no links that need the site', () => {
  const head = '---\nsubject: Hi {firstname}\npreheader: x\n---\n'
  const { diagnostics } = loadWith({
    [emailFile]: `${head}Hello {{name}},\n\nGo [here](#form), {pageUrl} { name }\n`,
  })
  expect(reported(diagnostics)).toEqual([
    `${emailFile} subject placeholder at {firstname}`,
    `${emailFile}  placeholder at {{name}},`,
    `${emailFile}  dead-link at #form), {pageUrl} { `,
    `${emailFile}  placeholder at { name }`,
  ])
  expect(diagnostics.map(({ line }) => line)).toEqual([2, 5, 7, 7])
  expect(diagnostics[1]?.fix).toBe(
    'Did you mean "{name}"? Allowed: {name}, {email}, {unsubscribeUrl}, {pageUrl}, {deliverableUrl}, {calendarUrl}, {schedulerUrl}, {cancelPlaceUrl}, {eventTitle}, {eventDate}, {eventDay}, {eventPlace}, {eventFacts}, {formerDate}, {formerPlace}.',
  )
})

test.each([
  ['{date}', 'Did you mean "{eventDate}"?'],
  ['{game}', 'Did you mean "{name}"?'],
  ['{calendarurl}', 'Did you mean "{calendarUrl}"?'],
  ['{nmae}', 'Did you mean "{name}"?'],
])('for %s the help says: %s', (word, help) => {
  const { diagnostics } = loadWith({ [emailFile]: `---\nsubject: Hi\npreheader: x\n---\nHello ${word},\n` })
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]?.fix).toContain(help)
})

test.each([
  ['no front matter', 'Hello', 'does not begin with its subject.'],
  ['an empty one', '---\n---\nHello', 'has nothing between its lines of "---".'],
  ['no text', '---\nsubject: a\npreheader: b\n---\n\n', 'the mail has no text.'],
  ['a script as front matter', '---js\nprocess.exit(3)\n---\nHello', 'begins with "---js".'],
  ['a broken front matter', '---\nsubject: a: b\n---\nHello', 'this line has a second ": ".'],
  ['another key', '---\nsubject: a\npreheader: b\nfrom: c\n---\nHello', 'this key is not known.'],
  [
    'bytes that are no text',
    Uint8Array.from([45, 45, 45, 10, 0xff]),
    'is not valid UTF-8 text: "ÿ" was saved in an older encoding.',
  ],
  ['257 KiB', `---\nsubject: a\npreheader: b\n---\n${'x'.repeat(257 * 1024)}`, 'is larger than 256 KiB.'],
])('a mail with %s is refused', (_, body, message) => {
  const { diagnostics } = loadWith({ [emailFile]: body })
  expect(diagnostics.map(({ file, message: words }) => ({ file, message: words }))).toEqual([
    { file: emailFile, message },
  ])
})

const mailWith = (text: string) => ({
  [emailFile]: `---\nsubject: Hi\npreheader: x\n---\nHello,\n\n[here it is](${text})\n`,
})
const guide = { 'nora/guides/plan.md': '---\ntitle: The plan\n---\nSleep.\n' }
const withGuide = { ...guide, ...edited(campaignFile, 'sections:', 'deliverable: plan.md\nsections:') }

test('a mail may link to the promised file where the campaign that sends it promises one', () => {
  expect(loadWith({ ...withGuide, ...mailWith('{deliverableUrl}') }).diagnostics).toEqual([])
})

test.each([
  '/sleep-guide',
  '/sleep?a=1#form',
  '/',
  '/assets/nora/plan.pdf',
  'https://sleep.example/sleepguide',
])('a mail may link to %s', (href) => {
  expect(loadWith({ ...withGuide, ...mailWith(href) }).diagnostics).toEqual([])
})

const dead = (href: string) =>
  loadWith(mailWith(href)).diagnostics.map(({ line, column, rule, message, fix }) => [
    `${line}:${column} ${rule} ${message}`,
    fix?.slice(0, 28),
  ])

test('a link in a mail to a page of ours that is not there is reported, by its path, its full address or a reference', () => {
  const gone = 'no page of this site has the path "/sleep-gide".'
  expect(dead('/sleep-gide')).toEqual([[`7:14 dead-link ${gone}`, 'Did you mean "/sleep-guide"?']])
  expect(dead('https://sleep.example/sleep-gide')).toHaveLength(1)
  expect(dead('//elsewhere.example')).toHaveLength(1)
  expect(dead('/sleep-guide#froum')[0]?.[0]).toContain('no section there has the anchor "froum".')
  expect(dead('{pageUrl}) and [there][t]\n\n[t]: /sleep-gide (')[0]?.[0]).toBe(`9:6 dead-link ${gone}`)
})

test.each([
  ['{deliverableUrl}', 'this campaign promises no file'],
  ['{calendarUrl}', 'this campaign has no event with a date'],
  ['{schedulerUrl}', 'this campaign belongs to a coach without a calendar for calls'],
])('a mail that says %s is reported at every step that sends it, with both places', (word, message) => {
  const { diagnostics } = loadWith(mailWith(word))
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} pipeline[1].sequence[0].email missing-link at sleep-guide, after: `,
    `${campaignFile} pipeline[2].email missing-link at sleep-guide`,
  ])
  expect(diagnostics[0]?.message).toBe(`${message}, but its email says ${word} at ${emailFile}:7:14.`)
  expect(diagnostics[0]?.related).toMatchObject([{ line: 7, column: 14 }])
})

test('of two campaigns that send one mail only the one without the file is reported', () => {
  const { diagnostics } = loadWith({
    ...withGuide,
    ...mailWith('{deliverableUrl}'),
    'nora/other.yaml': secondCampaign(),
  })
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'nora/other.yaml missing-link',
    'nora/other.yaml missing-link',
  ])
})

test('places are right in mails with Windows line ends', () => {
  const { diagnostics } = loadWith({
    [emailFile]: '---\r\nsubject: a\r\npreheader: b\r\n---\r\nHello\r\n\r\n{nam}\r\n',
  })
  expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([[7, 1]])
})
