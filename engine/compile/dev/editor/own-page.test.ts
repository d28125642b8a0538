import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

const own = {
  host: '127.0.0.1:5173',
  origin: 'http://127.0.0.1:5173',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
}

test('only a page of this server may write', () => {
  expect(isOwnPage({ headers: own })).toBe(true)
  expect(isOwnPage({ headers: { ...own, origin: 'http://evil.example' } })).toBe(false)
  expect(isOwnPage({ headers: { ...own, origin: 'http://127.0.0.1:5174' } })).toBe(false)
  expect(isOwnPage({ headers: { ...own, 'sec-fetch-site': 'same-site' } })).toBe(false)
  // What a form of another site may send without asking first.
  expect(isOwnPage({ headers: { ...own, 'content-type': 'text/plain' } })).toBe(false)
  const { origin: _, ...without } = own
  expect(isOwnPage({ headers: without })).toBe(false)
})
