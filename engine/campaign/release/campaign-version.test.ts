import { expect, test } from 'vitest'
import { changedParts, writeVersion } from './campaign-version.ts'

const before = writeVersion('one', { hero: 'aaaaaaa', faq: 'bbbbbbb', order: 'ccccccc' })

test('parts that differ are named', () => {
  expect(before).toBe('one hero:aaaaaa faq:bbbbbb order:cccccc')
  expect(changedParts(before, writeVersion('two', { hero: 'x', faq: 'bbbbbbb', order: 'ccccccc' }))).toEqual([
    'hero',
  ])
  expect(changedParts(before, before)).toEqual([])
})

test('a section that came or went is named, not the order', () => {
  const after = writeVersion('two', { hero: 'aaaaaaa', form: 'ddddddd', order: 'eeeeeee' })
  expect(changedParts(before, after)).toEqual(['form', 'faq'])
  const turned = writeVersion('two', { faq: 'bbbbbbb', hero: 'aaaaaaa', order: 'eeeeeee' })
  expect(changedParts(before, turned)).toEqual(['order'])
})

test('nothing is named beside a version without parts', () => {
  expect(changedParts('0ne', before)).toEqual([])
  expect(changedParts('', before)).toEqual([])
})
