import { describe, expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'
import { fakeQueueDesk } from '../../tests/fakes/fake-queue-desk.ts'

const id = '00000000-0000-4000-8000-000000000000'
const host = '127.0.0.1:3000'
const origin = `http://${host}`

/** The app with what reached its queue. */
const createQueueApp = () => {
  const asked: unknown[][] = []
  const fake = createFakeApp({
    queueDesk: {
      ...fakeQueueDesk,
      approve: async (...given) => (asked.push(given), given[0].length - 1),
      retryStep: async (...given) => (asked.push(given), 1),
      probe: async (...given) => (asked.push(given), true),
      retryGroup: async (...given) => (asked.push(given), 12),
      due: async (...given) => (asked.push(given), { rows: [], next: null }),
      failedSteps: async (...given) => (asked.push(given), { rows: [], next: null }),
    },
  })
  return { fake, asked }
}

const by = {
  staff: 'operator',
  role: 'owner',
  coaches: null,
  ipHash: expect.stringMatching(/^[0-9a-f]{64}$/),
}

const press = async (
  url: string,
  body: object,
  {
    isSignedIn = true,
    headers = { origin },
  }: { isSignedIn?: boolean; headers?: Record<string, string> } = {},
) => {
  const { fake, asked } = createQueueApp()
  const answer = await fake.app.inject({
    method: 'POST',
    url: `/staff/api/queue/${url}`,
    headers: {
      host,
      'content-type': 'application/json',
      ...(isSignedIn && { cookie: await fakeStaffCookie(fake) }),
      ...headers,
    },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, said: answer.json<unknown>(), asked }
}

const presses: [string, object][] = [
  ['quarantined/approve', { ids: [id] }],
  ['try-again', { provider: 'mail', lastError: 'It is away.' }],
  [`steps/${id}/try-again`, {}],
  ['suspended/try-now', { provider: 'webhook:hooks.example.com' }],
]

describe('what staff do in the queue', () => {
  test('approving says how many were approved and how many were left', async () => {
    const other = id.replace('8000', '8001')
    const { said, asked } = await press('quarantined/approve', { ids: [id, other] })
    expect(said).toEqual({ approved: 1, left: 1 })
    expect(asked).toEqual([[[id, other], by]])
  })

  test('at most a hundred forms are approved at a time', async () => {
    const { status, asked } = await press('quarantined/approve', {
      ids: Array.from({ length: 101 }, () => id),
    })
    expect([status, asked]).toEqual([422, []])
  })

  test('a group of failed steps, or one, is tried again', async () => {
    const group = await press('try-again', { provider: 'mail', lastError: 'It is away.' })
    expect([group.said, group.asked]).toEqual([
      { count: 12 },
      [[{ provider: 'mail', lastError: 'It is away.' }, by]],
    ])
    const unexplained = await press('try-again', { provider: 'mail' })
    expect(unexplained.asked).toEqual([[{ provider: 'mail', lastError: null }, by]])
    const one = await press(`steps/${id}/try-again`, {})
    expect([one.said, one.asked]).toEqual([{ count: 1 }, [[id, by]]])
  })

  test('a suspended provider is tried now', async () => {
    const { said, asked } = await press('suspended/try-now', { provider: 'webhook:hooks.example.com' })
    expect([said, asked]).toEqual([{ isTried: true }, [['webhook:hooks.example.com', by]]])
  })

  test.each(presses)('%s does nothing for a stranger or another site', async (url, body) => {
    expect(await press(url, body, { isSignedIn: false })).toMatchObject({ status: 401, asked: [] })
    for (const headers of [{}, { origin: 'https://evil.test' }, { origin: 'null' }] as Record<
      string,
      string
    >[])
      expect(await press(url, body, { headers })).toMatchObject({ status: 403, asked: [] })
  })

  test('a text that no row can contain is refused before the database is queried', async () => {
    for (const body of [{ provider: 'mail', lastError: 'a\0b' }, { provider: '\0' }])
      expect(await press('try-again', body)).toMatchObject({ status: 422, asked: [] })
    expect(await press('steps/x/try-again', {})).toMatchObject({ status: 422, asked: [] })
  })
})

test.each([
  '/staff/api/today?zone=UTC',
  '/staff/api/queue',
  '/staff/api/queue/counts',
  '/staff/api/queue/due?provider=mail',
  '/staff/api/queue/failing',
  '/staff/api/queue/failed-steps?provider=mail&state=failed',
  '/staff/api/queue/suspended',
  '/staff/api/queue/quarantined',
  '/staff/api/queue/bounces',
])('%s answers staff alone, in no cache', async (url) => {
  const { fake } = createQueueApp()
  expect((await fake.app.inject({ url, headers: { host } })).statusCode).toBe(401)
  const answer = await fake.app.inject({ url, headers: { host, cookie: await fakeStaffCookie(fake) } })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})

test.each([
  ['today?zone=Mars/Base', 'zone: There is no such zone.'],
  [
    'queue/failed-steps?provider=mail&state=sent',
    'state: Invalid option: expected one of "failed"|"unknown"',
  ],
])('%s is refused with a sentence', async (url, message) => {
  const { fake, asked } = createQueueApp()
  const headers = { host, cookie: await fakeStaffCookie(fake) }
  const answer = await fake.app.inject({ url: `/staff/api/${url}`, headers })
  expect([answer.statusCode, asked]).toEqual([400, []])
  expect(answer.json()).toMatchObject({ error: { code: 'bad_query', message } })
})
