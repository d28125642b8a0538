import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../diagnostics/diagnostic.ts'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7'
const key = `sk-${letters}`
const masked = `sk-a${'…'.repeat(key.length - 4)}`.slice(0, 20)

test.each([
  ['a comment', edited(campaignFile, 'seo:', `# ${key}\nseo:`), campaignFile],
  ['a coach', edited(coachFile, 'slug: nora', `slug: nora # ${key}`), coachFile],
  ['the site', edited('site.yaml', 'name: Porchlight', `name: Porchlight # ${key}`), 'site.yaml'],
  ['a mail', edited(emailFile, 'Hello {name}', `Hello {name} ${key}`), emailFile],
  ['the head of a mail', edited(emailFile, 'preheader: ', `preheader: ${key} `), emailFile],
  ['a guide', { 'nora/guides/plan.md': `---\ntitle: The plan\n---\n\n${key}\n` }, 'nora/guides/plan.md'],
])('an API key in %s is found, and the message does not repeat it', (_, changes, file) => {
  const { diagnostics } = loadWith(changes)
  expect(reported(diagnostics)).toEqual([`${file}  secret at ${masked}`])
  expect(diagnostics.map(formatDiagnostic).join('\n')).not.toContain(key.slice(0, 8))
})

test('no other message about that line repeats the key', () => {
  const { diagnostics } = loadWith(
    edited(coachFile, 'theme:', `mailingList: ${'0a'.repeat(16)}-us12\n${key}: x\ntheme:`),
  )
  expect(diagnostics.map(({ rule }) => rule).toSorted()).toEqual(['secret', 'secret', 'unknown-key'])
  const shown = diagnostics.map(formatDiagnostic).join('\n')
  expect(shown).not.toContain('0a0a0')
  expect(shown).not.toContain(key.slice(0, 8))
})

test('no fix writes the key again', () => {
  const { diagnostics } = loadWith(edited(campaignFile, 'path: /sleep-guide', `path: my ${key}`))
  expect(diagnostics.map(({ rule }) => rule)).toContain('format')
  expect(JSON.stringify(diagnostics).toLowerCase()).not.toContain(key.slice(0, 8).toLowerCase())
})

const mail = (text: string) => ({ [emailFile]: `${goodFiles[emailFile] ?? ''}\n${text}\n` })

test('a mail may hold the password of a meeting; no file may hold that of a mail server', () => {
  expect(reported(loadWith(mail('Password: sunrise-2027')).diagnostics)).toEqual([])
  expect(reported(loadWith(mail('smtp://nora:sunrise-2027@mail.example')).diagnostics)).toEqual([
    `${emailFile}  secret at smtp…………………………………………………………`.replace(/…+$/, '…'.repeat(16)),
  ])
})
