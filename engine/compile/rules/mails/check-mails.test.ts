import { expect, test } from 'vitest'
import { renderEmail } from '../../../email/email-layout.tsx'
import { compileEmail } from '../../mails/emails.ts'
import { mailLimit, mailWeight } from './mail-weight.ts'
import { readMailParts } from './mail-parts.ts'
import { emailFile, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'
import { testTheme } from '../../../../tests/fixtures/test-theme.ts'

const mail = (text: string, subject = 'Hi', preheader = 'Seven evenings.') =>
  loadWith({
    [emailFile]: `---\nsubject: "${subject}"\npreheader: "${preheader}"\n---\n\nHello.\n\n${text}\n`,
  }).diagnostics
test.each([
  '![A bed](https://t.example/p.png?e={email})',
  '![A bed][p]\n\n[p]: https://t.example/p.png?e={email}',
  '[words](https://t.example/a(b)?e={email})',
  '<https://t.example/?e={name}>',
  'https://t.example/?e={email}',
])('%s would bring the reader to another host', (text) => {
  expect(mail(text).filter(({ rule }) => rule === 'personal-link')).toHaveLength(1)
})

test('a page of our own may get the address', () => {
  expect(mail('[words](/thanks?e={email})').filter(({ rule }) => rule === 'personal-link')).toEqual([])
})

const faults = (text: string) => reported(mail(text)).map((line) => line.replace(`${emailFile}  `, ''))

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'not-in-mails at | a | b |'],
  ['It is ~~gone~~ here.', 'not-in-mails at ~~gone~~ here.'],
  ['```\ncode\n```', 'not-in-mails at ```'],
  ['- [ ] sleep', 'not-in-mails at [ ] sleep'],
  ['## a\n\n### b\n\n#### c', 'not-in-mails at #### c'],
  ['Best,\nNora\n---', 'markdown at Best,'],
  ['[](https://a.example)', 'markdown at [](https://a.example'],
  ['<div style="color:red">x</div>', 'not-in-mails at <div style="color:re'],
  ['a <font>b</font>', 'not-in-mails at <font>b</font>'],
  ['a ![x](cat.png)', 'not-in-mails at ![x](cat.png)'],
  ['a ![](https://a.example/cat.png)', 'alt-text at ![](https://a.exampl'],
  ['a ![cat.png](https://a.example/cat.png)', 'alt-text at ![cat.png](https://a'],
  ['Go to www.sleep.example, please.', 'dead-link at www.sleep.example, p'],
  ['Go to http://sleep.example', 'unsafe-link at http://sleep.example'],
  ['Go to https://sleep.example/gone now', 'dead-link at https://sleep.exampl'],
  ['<https://sleep.example/gone>', 'dead-link at https://sleep.exampl'],
  ['[a](javascript:alert)', 'unsafe-link at javascript:alert)'],
  ['[a](https://nora@sleep.example/)', 'unsafe-link at https://nora@sleep.e'],
  ['Hello [First Name]', 'foreign-placeholder at [First Name]'],
  ['Hello %FIRSTNAME%', 'foreign-placeholder at %FIRSTNAME%'],
  ['TODO', 'leftover-text at TODO'],
])('%j is reported at its place', (text, line) => {
  expect(faults(text)).toEqual([line])
})

test.each([
  '## a\n\n- one\n- two\n\n> three\n\n---\n\n**b** *c* `d`<br>',
  '![A bed](https://a.example/bed.png)',
  '[www.sleep.example](https://sleep.example/sleep-guide)',
  '[visit www.sleep.example now](https://sleep.example/sleep-guide)',
  'https://sleep.example/sleep-guide, nora@sleep.example and <nora@sleep.example>',
  '<!-- for us -->\n\nwords',
])('%j can be sent', (text) => {
  expect(faults(text)).toEqual([])
})

test('a mail of one picture has no text part', () => {
  const changes = {
    [emailFile]: '---\nsubject: a\npreheader: b\n---\n\n![A bed](https://a.example/bed.png)\n',
  }
  expect(reported(loadWith(changes).diagnostics)).toEqual([`${emailFile}  mail-text at ![A bed](https://a.e`])
})

const suggested = (text: string) =>
  mail(text).map(({ fix = '' }) => /^(?:Did you mean|Write) "?(\{\w+\})/.exec(fix)?.[1])

test('for a misspelt placeholder the nearest is suggested', () => {
  expect(suggested('{{name}} {pageurl} *|COMPANY|*')).toEqual(['{name}', '{pageUrl}', undefined])
})

const heads = (subject: string, preheader?: string) =>
  mail('Words.', subject, preheader).map(
    ({ line, path, rule, message }) => `${line} ${path} ${rule} ${message}`,
  )

test.each([
  ['x'.repeat(79), '2 subject mail-subject is 79 letters long'],
  [`{name}, ${'x'.repeat(65)}`, '2 subject mail-subject is 79 letters long'],
  ['RE: your guide', '2 subject mail-subject begins with "RE:"'],
  ['Fwd: Re: your guide', '2 subject mail-subject begins with "Fwd: Re:"'],
  ['YOUR GUIDE', '2 subject mail-subject is in capitals'],
  ['{name}, YOUR GUIDE', '2 subject mail-subject is in capitals'],
  ['Your guide!!', '2 subject mail-subject repeats punctuation'],
])('the subject "%s" is not sent', (subject, begin) => {
  expect(heads(subject).map((line) => line.slice(0, begin.length))).toEqual([begin])
})

test.each([
  'x'.repeat(78),
  `{name}, ${'x'.repeat(64)}`,
  'Regarding: your guide',
  'NYC and you',
  '7 a.m.',
  '睡眠ガイドです',
  'Really?!',
])('the subject "%s" is sent', (subject) => {
  expect(heads(subject)).toEqual([])
})

test('a subject is no reply, and the line behind it is not the subject again', () => {
  expect(heads('Your guide, {name}', 'your guide {name}.')).toEqual([
    '3 preheader mail-preheader says the same as the subject, right behind it.',
  ])
})

const sizes = (markdown: string) => {
  const source = { subject: 'Hi', preheader: 'x', markdown }
  const coach = {
    slug: 'vitality',
    name: 'Ines',
    brand: 'Vitality & Co',
    postalAddress: '1 Main Street, Springfield',
    theme: testTheme,
  }
  const { html } = compileEmail('a/b', source, coach, renderEmail)
  return { real: Buffer.byteLength(html), reported: mailWeight(markdown, readMailParts(markdown).bytes) }
}

test.each([
  ['nothing', 'a'],
  ['paragraphs', 'Some words and "more" & more.\n\n'.repeat(60)],
  ['items', '- a\n'.repeat(60)],
  ['links', '[a](https://a.example/b)\n\n'.repeat(60)],
  ['headings and rules', '## a\n\n---\n\n'.repeat(40)],
  ['quotes', '> a\n\nb\n\n'.repeat(40)],
  ['bold and italic', '**a** *b* '.repeat(60)],
  ['long words', 'x'.repeat(20_000)],
  ['letters of more bytes', 'ä"\'<'.repeat(1000)],
])('a mail of %s is never larger than its estimate', (_, markdown) => {
  const { real, reported: validated } = sizes(markdown)
  expect(validated).toBeGreaterThanOrEqual(real)
  expect(validated).toBeLessThan(real * 2.5 + 4_000)
})

test('a mail that Gmail would cut is reported', () => {
  const long = `${'Some words, and some more of them. '.repeat(100)}\n\n`.repeat(32)
  expect(sizes(long).real).toBeGreaterThan(mailLimit)
  expect(faults(long)).toEqual(['mail-size at Hello.'])
})
