import { describe, expect, test } from 'vitest'
import { createFakeApp, type FakeApp } from '../../tests/fakes/fake-app.ts'

const token = 'a token of the scraper'
const withToken = createFakeApp({ settings: { metricsToken: token } })
const ask = async (
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<{ status: number; body: string }> => {
  const all = { host: '127.0.0.1:3000', ...headers }
  const answer = await withToken.app.inject({ url: '/metrics', headers: all, remoteAddress })
  return { status: answer.statusCode, body: answer.body }
}

test('a program on the machine itself can read the metrics', async () => {
  expect(await ask()).toEqual({ status: 200, body: 'porchlight_up 1\n' })
  expect((await ask({ host: '[::1]:3000' }, '::1')).status).toBe(200)
  expect((await ask({}, '::ffff:127.0.0.1')).status).toBe(200)
})

test('with an https origin being on the machine proves nothing: only the token opens the metrics', async () => {
  const { app } = createFakeApp({
    settings: { metricsToken: token, secure: true, publicOrigin: 'https://porch.test' },
  })
  const read = (headers: object) =>
    app.inject({
      url: '/metrics',
      headers: { host: '127.0.0.1:3000', ...headers },
      remoteAddress: '127.0.0.1',
    })
  expect((await read({})).statusCode).toBe(404)
  expect((await read({ authorization: `Bearer ${token}` })).statusCode).toBe(200)
})

test('nobody else finds any metrics', async () => {
  for (const address of ['203.0.113.9', '10.0.0.7', '2001:db8::1', '128.0.0.1'])
    expect((await ask({}, address)).status, address).toBe(404)
})

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9'],
  ['via', '1.1 proxy'],
  ['host', 'www.porch.test'],
])(
  'a visitor who comes through a proxy on the same machine (%s: %s) gets no metrics',
  async (name, value) => {
    expect((await ask({ [name]: value })).status).toBe(404)
  },
)

test('who brings the token reads them from anywhere, through a proxy too', async () => {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': '203.0.113.9',
    host: '10.0.0.7:3000',
  }
  expect((await ask(headers, '203.0.113.9')).status).toBe(200)
})

test.each(['Bearer wrong', `Basic ${token}`, 'Bearer ', token])('"%s" is no token', async (authorization) => {
  expect((await ask({ authorization }, '203.0.113.9')).status).toBe(404)
})

test('where no token is set, none opens them', async () => {
  const { app } = createFakeApp()
  const headers = { host: 'localhost', authorization: 'Bearer undefined' }
  expect((await app.inject({ url: '/metrics', headers, remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
})

const get = (fake: FakeApp, url: string, headers: Record<string, string> = {}) =>
  fake.app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })

const online = { settings: { publicOrigin: 'https://porch.test', secure: true } }

describe('health', () => {
  test('says nothing but that it is well, on any host', async () => {
    const fake = createFakeApp(online)
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(fake, path, { host: '10.0.0.7' })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toMatch(/^(ok|ready)\n$/)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('is not ready while nothing can be stored, yet alive', async () => {
    const fake = createFakeApp({ isReady: async () => false })
    expect((await get(fake, '/readyz')).statusCode).toBe(503)
    expect((await get(fake, '/healthz')).statusCode).toBe(200)
  })

  test('a POST is refused with the methods there are', async () => {
    const answer = await createFakeApp().app.inject({
      method: 'POST',
      url: '/healthz',
      headers: { host: 'localhost' },
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, HEAD')
  })
})
