import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeIssue } from './schema-words.ts'

const fixOf = (value: unknown): string | undefined => {
  const [issue] = z.number().safeParse(value).error?.issues ?? []
  return issue && describeIssue(issue, value, 'How many places there are.', []).fix
}

test.each([
  ['eight', 'Write 8.'],
  ['Twenty', 'Write 20.'],
  ['30', 'Remove its quotes.'],
  ['plenty', 'How many places there are.'],
])('for the number "%s" the help is: %s', (value, fix) => {
  expect(fixOf(value)).toBe(fix)
})
