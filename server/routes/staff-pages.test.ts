import { expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'

const id = '00000000-0000-4000-8000-000000000000'
const host = '127.0.0.1:3000'
const origin = `http://${host}`

const pressApprove = async (headers: Record<string, string>, { isSignedIn = true, path = id } = {}) => {
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
  const { answer, released } = await pressApprove({ origin })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/staff/submissions/${id}`])
  const ipHash = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(released).toMatchObject([[id, { staff: expect.any(String), ipHash }]])
})

test('a press by somebody who is not signed in approves nothing', async () => {
  const { answer, released } = await pressApprove({ origin }, { isSignedIn: false })
  expect([answer.statusCode, answer.headers.location, released]).toEqual([303, '/staff/sign-in', []])
})

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['no browser', {}],
])('a press by %s approves nothing', async (_who, headers) => {
  const { answer, released } = await pressApprove(headers)
  expect([answer.statusCode, released]).toEqual([403, []])
})

test('an address that names no submission releases nothing', async () => {
  expect((await pressApprove({ origin }, { path: 'x' })).released).toEqual([])
})

const pressTryAgain = async (headers: Record<string, string>, { isSignedIn = true, step = id } = {}) => {
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
  const { answer, tried } = await pressTryAgain({ origin })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/staff/submissions/${id}`])
  expect(tried).toMatchObject([[id, { staff: expect.any(String), ipHash: expect.any(String) }]])
})

test('nobody but staff can retry a step, and an unknown step is left alone', async () => {
  expect((await pressTryAgain({ origin }, { isSignedIn: false })).tried).toEqual([])
  expect((await pressTryAgain({ origin: 'https://evil.test' })).answer.statusCode).toBe(403)
  expect((await pressTryAgain({})).tried).toEqual([])
  expect((await pressTryAgain({ origin }, { step: 'x' })).tried).toEqual([])
})

const pressRetryLost = async (payload: string, headers: Record<string, string>, isSignedIn = true) => {
  const tried: unknown[][] = []
  const fake = createFakeApp({
    retryLost: async (...asked) => {
      tried.push(asked)
      return 12
    },
  })
  const answer = await fake.app.inject({
    method: 'POST',
    url: '/staff/lost/try-again',
    headers: {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      ...(isSignedIn && { cookie: await fakeStaffCookie(fake) }),
      ...headers,
    },
    payload,
  })
  return { status: answer.statusCode, tried, view: fake.views.at(-1) }
}

test('one press by staff retries what failed for the same reason, and says how many', async () => {
  const { tried, view } = await pressRetryLost('provider=mail&reason=It+is+away.', { origin })
  expect(tried).toMatchObject([
    [
      { provider: 'mail', lastError: 'It is away.' },
      { role: 'owner', coaches: null, staff: 'operator' },
    ],
  ])
  expect(view).toMatchObject({
    page: 'staff/overview',
    data: { notice: { tone: 'ok', title: '12 on their way again' } },
  })
  expect((await pressRetryLost('provider=mail', { origin })).tried).toMatchObject([
    [{ lastError: null }, { staff: 'operator' }],
  ])
})

test('nobody but staff can retry what failed', async () => {
  expect(await pressRetryLost('provider=mail', { origin }, false)).toMatchObject({ status: 303, tried: [] })
  for (const headers of [{}, { origin: 'https://evil.test' }])
    expect(await pressRetryLost('provider=mail', { ...headers })).toMatchObject({ status: 403, tried: [] })
})

test('a text that no row can contain is refused before the database is queried', async () => {
  for (const payload of ['provider=mail&reason=a%00b', 'provider=%00'])
    expect(await pressRetryLost(payload, { origin })).toMatchObject({ status: 400, tried: [] })
})
