import { expect, test } from 'vitest'
import { campaignFile, edited, emailFile, loadWith, told } from './site-fixture.ts'

test('each mail of a step or a journey must exist', () => {
  expect(told(loadWith({ [emailFile]: undefined }).problems)).toEqual([
    `${campaignFile} pipeline[1].sequence[0].email missing-email at sleep-guide, after: `,
    `${campaignFile} pipeline[2].email missing-email at sleep-guide`,
  ])
  const { problems } = loadWith(edited(campaignFile, 'email: sleep-guide\n', 'email: sleep-gide\n'))
  expect(problems[0]?.fix).toContain('Did you mean "sleep-guide"? Create campaigns/nora/emails/sleep-gide.md')
})

test('mails hold no words in braces that nothing fills in, and no links that need the site', () => {
  const head = '---\nsubject: Hi {firstname}\npreheader: x\n---\n'
  const { problems } = loadWith({
    [emailFile]: `${head}Hello {{name}},\n\nGo [here](/sleep-guide), {pageUrl} { name }\n`,
  })
  expect(told(problems)).toEqual([
    `${emailFile} subject placeholder at Hi {firstname}`,
    `${emailFile}  placeholder at {{name}},`,
    `${emailFile}  dead-link at /sleep-guide), {page`,
    `${emailFile}  placeholder at { name }`,
  ])
  expect(problems.map(({ line }) => line)).toEqual([2, 5, 7, 7])
  expect(problems[1]?.fix).toBe('Did you mean "name"? Allowed: {name}, {email}, {unsubscribeUrl}, {pageUrl}.')
})

test.each([
  ['no front matter', 'Hello', 'does not begin with its subject.'],
  ['an empty one', '---\n---\nHello', 'has nothing between its lines of "---".'],
  ['no text', '---\nsubject: a\npreheader: b\n---\n\n', 'the mail has no text.'],
  ['#34 a script as front matter', '---js\nprocess.exit(3)\n---\nHello', 'does not begin with its subject.'],
  ['a broken front matter', '---\nsubject: a: b\n---\nHello', 'a second ": " follows on one line.'],
  ['another key', '---\nsubject: a\npreheader: b\nfrom: c\n---\nHello', 'this key is not known.'],
  [
    'bytes that are no text',
    Uint8Array.from([45, 45, 45, 10, 0xff]),
    'is not valid UTF-8 text (from byte 4 on).',
  ],
  ['257 KiB', `---\nsubject: a\npreheader: b\n---\n${'x'.repeat(257 * 1024)}`, 'is larger than 256 KiB.'],
])('a mail with %s is refused', (_, body, message) => {
  const { problems } = loadWith({ [emailFile]: body })
  expect(problems.map(({ file, message: words }) => ({ file, message: words }))).toEqual([
    { file: emailFile, message },
  ])
})
