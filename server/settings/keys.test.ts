import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notePublishableKey, publishableKeyOf } from './keys.ts'

test('processes of one secret have one key, of which nobody can make the secret', () => {
  const key = publishableKeyOf('a'.repeat(32))
  expect(key).toMatch(/^pk_[\w-]{32}$/)
  expect(publishableKeyOf('a'.repeat(32))).toBe(key)
  expect(publishableKeyOf('b'.repeat(32))).not.toBe(key)
})

test('whoever runs the product finds the key in its data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-key-'))
  notePublishableKey(folder, 'pk_one')
  notePublishableKey(folder, 'pk_two')
  expect(readFileSync(join(folder, 'publishable-key'), 'utf8')).toBe('pk_two\n')
})
