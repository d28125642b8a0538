import { expect, test } from 'vitest'
import {
  campaignFile,
  coachFile,
  emailFile,
  goodFiles,
  loadWith,
} from '../../../tests/fixtures/site-fixture.ts'

const renamed = (file: string, to: string) => ({ [file]: undefined, [to]: goodFiles[file] })
const mail = 'sleep-guide.md'

test.each([
  [coachFile, 'nora/coach.yml', 'Rename it to "coach.yaml".'],
  [coachFile, 'nora/Coach.yaml', 'Rename it to "coach.yaml":'],
  [coachFile, 'nora/coach.YAML', 'Rename it to "coach.yaml".'],
  [coachFile, 'nora/coach.yaml.txt', 'Rename it to "coach.yaml". Windows'],
  [coachFile, 'nora/coach.txt', 'Rename it to "coach.yaml". Windows'],
  [campaignFile, 'nora/sleep-guide.YML', 'Rename it to "sleep-guide.yaml".'],
  [emailFile, 'nora/emails/sleep-guide.txt', `Rename it to "${mail}". Windows`],
  [emailFile, 'nora/emails/sleep-guide.md.txt', `Rename it to "${mail}". Windows`],
  [emailFile, 'nora/emails/sleep-guide.MD', `Rename it to "${mail}".`],
  [emailFile, 'nora/emails/Sleep Guide.md', `Rename it to "${mail}":`],
  [emailFile, 'nora/emails/sleep-guide.docx', `Copy its words into a plain text file "${mail}".`],
])('%s that was saved as %s is reported once, at that file', (file, to, fix) => {
  const { diagnostics } = loadWith(renamed(file, to))
  expect(diagnostics.map((diagnostic) => diagnostic.file)).toEqual([to])
  expect(diagnostics[0]?.fix).toContain(fix)
})

test('where the right file exists as well, only the other one is reported', () => {
  const { diagnostics } = loadWith({ 'nora/emails/sleep-guide.txt': 'Notes' })
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'nora/emails/sleep-guide.txt file-place',
  ])
})
