import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test.each([
  [[], 'Page changed'],
  [['faq'], 'The questions changed'],
  [['form', 'next-steps', 'seo'], 'The form, the next steps, and what search shows changed'],
])('%j', (parts, words) => expect(changedWords(parts)).toBe(words))
