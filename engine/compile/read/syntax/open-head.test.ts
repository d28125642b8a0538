import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { loadEmail } from '../../parse/load-email.ts'

const load = (text: string) => loadEmail('mail.md', Buffer.from(text))
const head = '---\nsubject: Your guide\npreheader: Seven evenings.\n'

test.each([
  ['', '\nHello {name},\n\nit is here.\n'],
  ['', 'Hello {name},\n'],
  ['', '\nHello.\n\n---\n\nP.S. One more thing.\n'],
  ['', '\nNote: it is here.\n'],
  ['# For the night\n', '\n# Good night\n\n- one\n'],
])(
  'a head without an end is told where it begins, with the line where that belongs (%j, %j)',
  (more, body) => {
    const { parsed, diagnostics } = load(`${head}${more}${body}`)
    const line = more ? 5 : 4
    expect(parsed).toBeNull()
    expect(diagnostics).toMatchObject([
      {
        line: 1,
        column: 1,
        rule: 'e-mail',
        message:
          'the head of the mail begins with this "---" and has no end: the second line of "---" is missing.',
        fix: `Write a line of "---" at line ${line}, below the keys and above the text.`,
        related: [{ line, column: 1 }],
      },
    ])
    const fixed = applyEdits(`${head}${more}${body}`, diagnostics[0]?.repair ?? [])
    expect(fixed).toBe(`${head}${more}---\n${body}`)
    expect(load(fixed).diagnostics).toEqual([])
  },
)

test.each([
  [`${head}---\n\nHello.\n\n---\n\nMore.\n`, []],
  ['---\nsubject: >-\n  Your\n\n  guide\n\npreheader: Seven\n---\nHello.\n', []],
  ['---\r\nsubject: A\r\npreheader: B\r\n---\r\n\r\nHello.\r\n', []],
  ['---\nsubject Your guide\npreheader: B\n---\n\nHello.\n', ['yaml-syntax']],
])('a head with its end is read as ever (%j)', (text, rules) => {
  expect(load(text).diagnostics.map(({ rule }) => rule)).toEqual(rules)
})

test('the last line of a file without a line end gets one', () => {
  const { diagnostics } = load('---\nsubject: A\npreheader: B')
  expect(diagnostics[0]?.fix).toContain('at line 4')
  expect(diagnostics[0]?.repair).toEqual([{ start: 27, end: 27, text: '\n---\n' }])
})
