import { expect, test } from 'vitest'
import { rowId } from './site-of.ts'

test('the same part always has the same row, another kind or part another one', () => {
  expect(rowId('page', 'a/b')).toBe('ecef87e9-c7fc-5e61-81e0-140c7ec6ae9b')
  expect(new Set([rowId('page', 'a/b'), rowId('email_campaign', 'a/b'), rowId('page', 'a/c')]).size).toBe(3)
})
