import { describe, expect, test } from 'vitest'
import { createFakeApp, type FakeApp } from '../../tests/fakes/fake-app.ts'

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
