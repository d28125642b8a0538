import { expect, test, vi } from 'vitest'
import { setSessionCookie } from './require-staff.ts'

const cookieFor = (secure: boolean): unknown => {
  const header = vi.fn()
  // Only the header is set.
  setSessionCookie({ header } as never, 'x'.repeat(32), secure)
  return header.mock.calls[0]
}

test('over https the cookie of staff is bound to its host, to https and to our own pages', () => {
  expect(cookieFor(true)).toEqual([
    'set-cookie',
    `__Host-porchlight=${'x'.repeat(32)}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  ])
})

test('on a local start, over plain http, it is out of reach of scripts and other sites', () => {
  expect(cookieFor(false)).toEqual([
    'set-cookie',
    `porchlight=${'x'.repeat(32)}; Path=/; HttpOnly; SameSite=Lax`,
  ])
})
