import { expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'

const id = '00000000-0000-4000-8000-000000000000'
const host = '127.0.0.1:3000'
const origin = `http://${host}`

const press = async (headers: Record<string, string>, { isSignedIn = true, step = id } = {}) => {
  const tried: unknown[][] = []
  const fake = createFakeApp({
    tryAgain: async (...asked) => {
      tried.push(asked)
      return true
    },
  })
  const answer = await fake.app.inject({
    method: 'POST',
    url: `/staff/submissions/${id}/steps/${step}/try-again`,
    headers: {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      ...(isSignedIn && { cookie: await fakeStaffCookie(fake) }),
      ...headers,
    },
  })
  return { answer, tried }
}

test('staff retry a failed step by a button and see the page of its submission', async () => {
  const { answer, tried } = await press({ origin })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/staff/submissions/${id}`])
  expect(tried).toMatchObject([[id, { staff: expect.any(String), ipHash: expect.any(String) }]])
})

test('nobody but staff can retry a step, and an unknown step is left alone', async () => {
  expect((await press({ origin }, { isSignedIn: false })).tried).toEqual([])
  expect((await press({ origin: 'https://evil.test' })).answer.statusCode).toBe(403)
  expect((await press({})).tried).toEqual([])
  expect((await press({ origin }, { step: 'x' })).tried).toEqual([])
})
