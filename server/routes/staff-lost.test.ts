import { expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'

const host = '127.0.0.1:3000'
const origin = `http://${host}`

const press = async (payload: string, headers: Record<string, string>, isSignedIn = true) => {
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
  const { tried, view } = await press('provider=mail&reason=It+is+away.', { origin })
  expect(tried).toMatchObject([
    [
      { provider: 'mail', lastError: 'It is away.' },
      { coach: null, staff: 'operator' },
    ],
  ])
  expect(view).toMatchObject({
    page: 'staff/overview',
    data: { notice: { tone: 'ok', title: '12 on their way again' } },
  })
  expect((await press('provider=mail', { origin })).tried).toMatchObject([
    [{ lastError: null }, { staff: 'operator' }],
  ])
})

test('nobody but staff can retry what failed', async () => {
  expect(await press('provider=mail', { origin }, false)).toMatchObject({ status: 303, tried: [] })
  for (const headers of [{}, { origin: 'https://evil.test' }])
    expect(await press('provider=mail', { ...headers })).toMatchObject({ status: 403, tried: [] })
})

test('a text that no row can contain is refused before the database is queried', async () => {
  for (const payload of ['provider=mail&reason=a%00b', 'provider=%00'])
    expect(await press(payload, { origin })).toMatchObject({ status: 400, tried: [] })
})
