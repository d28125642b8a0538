import { expect, test } from 'vitest'
import { campaignFile, edited, emailFile, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const both = (one: string, other: string) => `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> main`

test.each([
  ['a campaign', campaignFile, 'path: /sleep-guide', both('path: /sleep-guide', 'path: /sleep')],
  ['a mail', emailFile, 'subject:', `${both('subject: One', 'subject: Two')}\nsubject:`],
])('a merge conflict that Git left in %s is reported once, at its first line', (_, file, from, to) => {
  const changes = edited(file, from, to)
  const line = (changes[file] ?? '').split('\n').findIndex((text) => text.startsWith('<<<')) + 1
  const own = loadWith(changes).diagnostics.filter((diagnostic) => diagnostic.file === file)
  expect(own).toMatchObject([{ rule: 'merge-conflict', line, column: 1 }])
  expect(own[0]?.repair).toBeUndefined()
})

test('a line of "=" alone is none', () => {
  const diagnostics = loadWith(
    edited(campaignFile, 'path: /sleep-guide', '=======\npath: /sleep-guide'),
  ).diagnostics
  expect(diagnostics.map(({ rule }) => rule)).toContain('yaml-syntax')
})
