import { expect, test } from 'vitest'
import { formatProblem } from '../../diagnostics/problem.ts'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  told,
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
  const { problems } = loadWith(changes)
  expect(told(problems)).toEqual([`${file}  secret at ${masked}`])
  expect(problems.map(formatProblem).join('\n')).not.toContain(key.slice(0, 8))
})

test('no other message about that line repeats the key', () => {
  const { problems } = loadWith(
    edited(coachFile, 'theme:', `mailingList: ${'0a'.repeat(16)}-us12\n${key}: x\ntheme:`),
  )
  expect(problems.map(({ rule }) => rule).toSorted()).toEqual(['secret', 'secret', 'unknown-key'])
  const shown = problems.map(formatProblem).join('\n')
  expect(shown).not.toContain('0a0a0')
  expect(shown).not.toContain(key.slice(0, 8))
})

test('no fix writes the key again', () => {
  const { problems } = loadWith(edited(campaignFile, 'path: /sleep-guide', `path: my ${key}`))
  expect(problems.map(({ rule }) => rule)).toContain('format')
  expect(JSON.stringify(problems).toLowerCase()).not.toContain(key.slice(0, 8).toLowerCase())
})

const mail = (text: string) => ({ [emailFile]: `${goodFiles[emailFile] ?? ''}\n${text}\n` })

test('a mail may hold the password of a meeting; no file may hold that of a mail server', () => {
  expect(told(loadWith(mail('Password: sunrise-2027')).problems)).toEqual([])
  expect(told(loadWith(mail('smtp://nora:sunrise-2027@mail.example')).problems)).toEqual([
    `${emailFile}  secret at smtp…………………………………………………………`.replace(/…+$/, '…'.repeat(16)),
  ])
})
