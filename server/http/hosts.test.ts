import { describe, expect, test } from 'vitest'
import { createFakeApp, type FakeApp } from '../../tests/fakes/fake-app.ts'

const get = (fake: FakeApp, url: string, headers: Record<string, string> = {}) =>
  fake.app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })

const online = { settings: { publicOrigin: 'https://porch.test', secure: true } }

describe('a host', () => {
  test('that is not ours gets no page, no redirect and no cookie', async () => {
    const fake = createFakeApp(online)
    for (const path of ['/', '/blueprint', '/old', '/staff/sign-in', '/nothing']) {
      const answer = await get(fake, path, { host: 'evil.test' })
      expect(answer.statusCode).toBe(421)
      expect(answer.headers['location'] ?? answer.headers['set-cookie']).toBeUndefined()
      expect(answer.json()).toMatchObject({ error: { code: 'misdirected' } })
    }
    expect(fake.views).toEqual([])
  })

  test('is never taken from a forwarding header', async () => {
    const fake = createFakeApp({ settings: { ...online.settings, trustedProxies: ['127.0.0.1'] } })
    const forwarded = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
    expect((await get(fake, '/blueprint', { host: 'porch.test', ...forwarded })).statusCode).toBe(200)
    expect(
      (await get(fake, '/blueprint', { host: 'evil.test', 'x-forwarded-host': 'porch.test' })).statusCode,
    ).toBe(421)
  })

  test.each([
    'coach-a.test',
    'COACH-A.test:443',
    'coach-a.test.',
    'www.coach-b.test',
    'porch.test',
    '127.0.0.1:3000',
    'localhost',
    '[::1]:3000',
  ])('of ours is served: %s', async (host) => {
    expect((await get(createFakeApp(online), '/blueprint', { host })).statusCode).toBe(200)
  })

  test.each(['a b', 'evil.test/x', 'x@evil.test', '-', 'a.test:99999999'])(
    'that is none is refused: "%s"',
    async (host) => {
      expect((await get(createFakeApp(), '/blueprint', { host })).statusCode).toBe(400)
    },
  )

  test("may be any before there is a public address, for a start in one's own network", async () => {
    expect((await get(createFakeApp(), '/blueprint', { host: 'my-laptop:3000' })).statusCode).toBe(200)
  })
})

describe('plain http', () => {
  const settings = { ...online.settings, trustedProxies: ['127.0.0.1'] }
  const plain = { host: 'coach-a.test', 'x-forwarded-proto': 'http' }

  test('leads to https when our proxy says so', async () => {
    const answer = await get(createFakeApp({ settings }), '/blueprint?a=b', plain)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers['location']).toBe('https://coach-a.test/blueprint?a=b')
    expect(
      (await get(createFakeApp({ settings }), '/blueprint', { ...plain, 'x-forwarded-proto': 'https' }))
        .statusCode,
    ).toBe(200)
  })

  test('is refused where a form would be sent in the clear', async () => {
    const answer = await createFakeApp({ settings }).app.inject({
      method: 'POST',
      url: '/api/submit/vitality/blueprint',
      headers: plain,
    })
    expect(answer.statusCode).toBe(403)
  })

  test('means nothing when anybody could have said it', async () => {
    expect((await get(createFakeApp(online), '/blueprint', plain)).statusCode).toBe(200)
  })
})

test('a page answers on every configured host', async () => {
  expect((await get(createFakeApp(online), '/blueprint', { host: 'coach-b.test' })).statusCode).toBe(200)
})
