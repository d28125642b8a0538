import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkToken, notePublishableKey, publishableKeyOf, seatToken, unsubscribeToken } from './keys.ts'
import { privateToken, readPrivateToken } from './private-token.ts'

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

test('a link for one thing opens nothing else: not another kind, coach, event, campaign or person', () => {
  const secret = 'a'.repeat(32)
  const tokens = [
    unsubscribeToken(secret, 'nora', 'ann@example.com'),
    unsubscribeToken(secret, 'vera', 'ann@example.com'),
    unsubscribeToken(secret, 'nora', 'ben@example.com'),
    unsubscribeToken('b'.repeat(32), 'nora', 'ann@example.com'),
    seatToken(secret, 'nora', 'ann@example.com'),
    linkToken(secret, 'private', 'nora\0ann@example.com'),
  ]
  expect(new Set(tokens).size).toBe(tokens.length)
  const id = '11111111-1111-4111-8111-111111111111'
  const token = privateToken(secret, { campaign: 'nora/guide', id }, new Date('2026-11-28T12:00:00Z'))
  expect(readPrivateToken(secret, 'nora/guide', token)?.id).toBe(id)
  expect(readPrivateToken(secret, 'nora/other', token)).toBeNull()
})
