import { expect, test } from 'vitest'
import { loadEmail } from './load-email.ts'

const load = (text: string) => loadEmail('mail.md', Buffer.from(text))
const head = '---\nsubject: Your guide\npreheader: Seven evenings.\n'

test.each([
  ['', '\nHello {name},\n\nit is here.\n'],
  ['', 'Hello {name},\n'],
  ['', '\nHello.\n\n---\n\nP.S. One more thing.\n'],
  ['', '\nNote: it is here.\n'],
  ['# For the night\n', '\n# Good night\n\n- one\n'],
])(
  'front matter without its closing "---" is reported with the line where that belongs (%j, %j)',
  (more, body) => {
    const { parsed, diagnostics } = load(`${head}${more}${body}`)
    const line = more ? 5 : 4
    expect(parsed).toBeNull()
    expect(diagnostics).toMatchObject([
      {
        line: 1,
        column: 1,
        rule: 'email',
        message: 'the closing "---" of the front matter of the mail is missing.',
        fix: `Write "---" on line ${line}, between the keys and the text.`,
        related: [{ line, column: 1 }],
      },
    ])
  },
)

test.each([
  [`${head}---\n\nHello.\n\n---\n\nMore.\n`, []],
  ['---\nsubject: >-\n  Your\n\n  guide\n\npreheader: Seven\n---\nHello.\n', []],
  ['---\r\nsubject: A\r\npreheader: B\r\n---\r\n\r\nHello.\r\n', []],
  [`---\r\nsubject: A\r\npreheader: 'B'\r\n---\r\n\r\nHello.\r\n`, []],
  ['---\r\nsubject: A\r\npreheader: "B"\r\n---\r\nHello.\r\n', []],
  ['---\nsubject Your guide\npreheader: B\n---\n\nHello.\n', ['yaml-syntax']],
])('complete front matter is read (%j)', (text, rules) => {
  expect(load(text).diagnostics.map(({ rule }) => rule)).toEqual(rules)
})

test('the closing "---" may belong after the last line of the file', () => {
  const { diagnostics } = load('---\nsubject: A\npreheader: B')
  expect(diagnostics[0]?.fix).toContain('on line 4')
})
