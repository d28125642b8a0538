import { expect, test } from 'vitest'
import { loadMarkdown } from '../load/load-markdown.ts'
import { EmailHead } from '../load/load-email.ts'
import { loadYaml } from './load-yaml.ts'

const page = 'coach: nora\nname: Ein Gespräch für München, täglich\npath: /talk\n'

test('a file in an older encoding is told at its first foreign sign, with the words around it and their count', () => {
  const [problem, ...others] = loadYaml('a.yaml', Buffer.from(page, 'latin1')).problems
  expect(others).toEqual([])
  expect(problem).toMatchObject({ rule: 'not-utf8', line: 2, column: 16 })
  expect(problem?.message).toBe(
    'is not valid UTF-8 text: "name: Ein Gespräch für München," was saved in an older encoding, the first of 4 such signs.',
  )
  expect(problem?.frame).toContain('> 2 | name: Ein Gespr')
})

test('one such sign among others that are UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('a: Zoë \ufffd\nb: '), Buffer.from('caf\xe9', 'latin1')])
  const [problem] = loadYaml('a.yaml', bytes).problems
  expect(problem).toMatchObject({ line: 2, column: 7 })
  expect(problem?.message).toBe('is not valid UTF-8 text: "b: café" was saved in an older encoding.')
})

test('UTF-16 is called by its name', () => {
  const [problem] = loadYaml('a.yaml', Buffer.from(`\ufeff${page}`, 'utf16le')).problems
  expect(problem).toMatchObject({ line: 1, column: 1, message: 'is saved as UTF-16, which is not UTF-8.' })
})

test('a mail is told in the same way', () => {
  const mail = Buffer.from('---\nsubject: Grüße\npreheader: x\n---\nHi\n', 'latin1')
  const kind = { rule: 'e-mail', head: EmailHead, keys: 'subject and preheader', name: 'the mail' }
  const [problem] = loadMarkdown('a.md', mail, kind).problems
  expect(problem).toMatchObject({ line: 2, column: 12 })
  expect(problem?.message).toContain('"subject: Grüße"')
})
