import { expect, test } from 'vitest'
import { rules } from '../../engine/compile/validate/registry.ts'
import { explained } from './check-files.ts'

test.each([
  ['too-large', 'Files of campaigns, mails and guides: 256 KB. Photos: 25 MB and 40 megapixels.'],
  ['mail-size', 'The limit is 100 KB'],
  ['too-many-aliases', 'The limit is 50 in one file.'],
  ['not-utf8', 'Notepad: File, Save as, Encoding: UTF-8.'],
  ['file-kind', 'Pictures: .jpg, .png, .webp, .avif, .gif and .svg'],
] as const)('%s is explained with its figures', (rule, words) => {
  expect(explained(rule, rules[rule] ?? { says: '' })).toContain(words)
})

test('a rule without figures says what it requires and whether --fix repairs it', () => {
  expect(explained('one-form', { says: 'A page has one form.' }).split('\n')).toHaveLength(4)
})
