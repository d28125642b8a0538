import { expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'

const id = '00000000-0000-4000-8000-000000000000'
const host = '127.0.0.1:3000'
const origin = `http://${host}`

const press = async (headers: Record<string, string>, { isSignedIn = true, path = id } = {}) => {
  const released: unknown[][] = []
  const fake = createFakeApp({
    approve: async (...asked) => {
      released.push(asked)
      return true
    },
  })
  const answer = await fake.app.inject({
    method: 'POST',
    url: `/staff/submissions/${path}/approve`,
    headers: {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      ...(isSignedIn && { cookie: await fakeStaffCookie(fake) }),
      ...headers,
    },
  })
  return { answer, released }
}

test('staff approve a quarantined submission by a button and see its page again', async () => {
  const { answer, released } = await press({ origin })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/staff/submissions/${id}`])
  const ipHash = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(released).toMatchObject([[id, { staff: expect.any(String), ipHash }]])
})

test('a press by somebody who is not signed in approves nothing', async () => {
  const { answer, released } = await press({ origin }, { isSignedIn: false })
  expect([answer.statusCode, answer.headers.location, released]).toEqual([303, '/staff/sign-in', []])
})

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['no browser', {}],
])('a press by %s approves nothing', async (_who, headers) => {
  const { answer, released } = await press(headers)
  expect([answer.statusCode, released]).toEqual([403, []])
})

test('an address that names no submission releases nothing', async () => {
  expect((await press({ origin }, { path: 'x' })).released).toEqual([])
})
