import { expect, test } from 'vitest'
import { loadMarkdown } from '../parse/load-markdown.ts'
import { EmailHead } from '../parse/load-email.ts'
import { loadYaml } from './load-yaml.ts'

const page = 'coach: nora\nname: Ein Gespräch für München, täglich\npath: /talk\n'

test('a file in an older encoding is reported at its first foreign character, with the words around it and a count', () => {
  const [diagnostic, ...others] = loadYaml('a.yaml', Buffer.from(page, 'latin1')).diagnostics
  expect(others).toEqual([])
  expect(diagnostic).toMatchObject({ rule: 'not-utf8', line: 2, column: 16 })
  expect(diagnostic?.message).toBe(
    'is not valid UTF-8 text: "name: Ein Gespräch für München, täglich" was saved in an older encoding, the first of 4 such characters.',
  )
  expect(diagnostic?.frame).toContain('> 2 | name: Ein Gespr')
})

test('one such character among others in UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('a: Zoë\nb: '), Buffer.from('caf\xe9', 'latin1')])
  const [diagnostic] = loadYaml('a.yaml', bytes).diagnostics
  expect(diagnostic).toMatchObject({ line: 2, column: 7 })
  expect(diagnostic?.message).toBe('is not valid UTF-8 text: "b: café" was saved in an older encoding.')
})

test('UTF-16 is named', () => {
  const [diagnostic] = loadYaml('a.yaml', Buffer.from(`\ufeff${page}`, 'utf16le')).diagnostics
  expect(diagnostic).toMatchObject({ line: 1, column: 1, message: 'is saved as UTF-16, which is not UTF-8.' })
})

test('a mail is reported in the same way', () => {
  const mail = Buffer.from('---\nsubject: Grüße\npreheader: x\n---\nHi\n', 'latin1')
  const kind = { rule: 'email', head: EmailHead, keys: 'subject and preheader', name: 'the mail' }
  const [diagnostic] = loadMarkdown('a.md', mail, kind).diagnostics
  expect(diagnostic).toMatchObject({ line: 2, column: 12 })
  expect(diagnostic?.message).toContain('"subject: Grüße"')
})
