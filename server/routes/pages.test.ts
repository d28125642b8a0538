import { describe, expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie, type FakeApp } from '../../tests/fakes/fake-app.ts'

const get = (fake: FakeApp, url: string, headers: Record<string, string> = {}) =>
  fake.app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })

const online = { settings: { publicOrigin: 'https://porch.test', secure: true } }

describe('a campaign page', () => {
  test('comes compressed the way the browser takes it, and is requested again each time', async () => {
    const fake = createFakeApp()
    for (const [accepted, encoding, body] of [
      ['gzip, deflate, br, zstd', 'br', 'brotli'],
      ['gzip', 'gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
      ['', undefined, '<!doctype html><title>Blueprint</title>'],
    ] as const) {
      const answer = await get(fake, '/blueprint', { 'accept-encoding': accepted })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.body).toBe(body)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
      })
    }
  })

  test('is not sent again to a browser that has it', async () => {
    const fake = createFakeApp()
    const first = await get(fake, '/blueprint', { 'accept-encoding': 'br' })
    const etag = String(first.headers['etag'])
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '"page1"', '*']) {
      const again = await get(fake, '/blueprint', { 'accept-encoding': 'br', 'if-none-match': tag })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers['etag']).toBe(etag)
    }
    expect((await get(fake, '/blueprint', { 'if-none-match': '"page2"' })).statusCode).toBe(200)
  })

  test('carries every security header, and sets no cookie', async () => {
    const answer = await get(createFakeApp(online), '/blueprint', { host: 'porch.test' })
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'sha256-x'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    for (const name of ['x-request-id', 'set-cookie', 'server', 'x-powered-by'])
      expect(answer.headers[name]).toBeUndefined()
  })

  test('answers HEAD without a body, and refuses every other method', async () => {
    const { app } = createFakeApp()
    const head = await app.inject({ method: 'HEAD', url: '/blueprint', headers: { host: 'localhost' } })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: '/blueprint', headers: { host: 'localhost' } })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers['allow']).toBe('GET, HEAD')
    }
  })

  test('is found at its aliases, and by one redirect where a path is nearly right', async () => {
    const fake = createFakeApp()
    expect((await get(fake, '/print')).statusCode).toBe(200)
    for (const path of ['/old', '/blueprint%20-', '/Blueprint', '/blueprint/']) {
      const answer = await get(fake, `${path}?utm_source=a&next=//evil.com`)
      expect(answer.statusCode).toBe(308)
      expect(answer.headers['location']).toBe('/blueprint?utm_source=a&next=//evil.com')
    }
  })
})

describe('an asset', () => {
  test('may be kept for a year', async () => {
    const answer = await get(createFakeApp(), '/assets/island-1a2b.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test('of an earlier release is still there for pages that are open', async () => {
    const fake = createFakeApp()
    const file = fake.deps.releases.current().assets.get('/assets/island-1a2b.js')
    fake.deps.releases.earlierAsset = (path) => (path === '/assets/island-old.js' ? file : undefined)
    expect((await get(fake, '/assets/island-old.js')).statusCode).toBe(200)
  })
})

describe('any other path', () => {
  test.each([
    '/assets/..%2f..%2f.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/....//',
    '/assets/%00',
    '/assets/island-1a2b.js%20',
    '/assets/island-1a2b.js/',
    '/assets/__proto__',
    '/@fs/etc/passwd',
    '/%252e%252e/%252e%252e/etc/passwd',
    '/assets/..%252f..%252f.env',
    '/.git/config',
    '/.env',
    '/campaigns/x.yaml',
    '/package.json',
    '/server/',
    '/.data/',
    '/src/main.tsx',
    '/assets/',
    '/assets',
    '/constructor',
    '/__proto__',
    '/%E0%A4%A',
    '/%',
    '/a?%',
    `/${'x'.repeat(10_240)}`,
    '/rest/v1/leads',
    '/api/',
    '/api/nothing',
  ])('is not found: %s', async (path) => {
    const fake = createFakeApp()
    const answer = await get(fake, path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toMatch(/root:|pipeline|"dependencies"|node_modules/)
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    })
    expect(fake.logLines).toHaveLength(1)
  })

  test('shows the 404 page, with status 404', async () => {
    const fake = createFakeApp()
    const answer = await get(fake, '/nothing-here')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(fake.views).toEqual([{ page: 'not-found', data: {} }])
  })

  test("has the look of the coach on the coach's own host", async () => {
    const fake = createFakeApp()
    await get(fake, '/nothing-here', { host: 'www.coach-a.test' })
    expect(fake.views).toEqual([
      { page: 'not-found', data: { campaign: expect.stringMatching(/^vitality\//) } },
    ])
  })

  test('speaks the language that all coaches share, as "/" does', async () => {
    const { coaches } = createFakeApp().deps.releases.current().site
    const german = Object.entries(coaches).map(([slug, coach]) => [slug, { ...coach, lang: 'de' as const }])
    const fake = createFakeApp({ site: { coaches: Object.fromEntries(german) } })
    await get(fake, '/nothing-here')
    await get(fake, '/')
    expect(fake.views.map(({ data }) => data)).toMatchObject([{ lang: 'de' }, { lang: 'de' }])
  })

  test('is not found by POST or PATCH either', async () => {
    const { app } = createFakeApp()
    for (const method of ['POST', 'PATCH'] as const)
      expect(
        (await app.inject({ method, url: '/rest/v1/leads', headers: { host: 'localhost' } })).statusCode,
      ).toBe(404)
  })

  test('is still answered when the page renderer is broken', async () => {
    const fake = createFakeApp()
    fake.deps.releases.current().renderer.render = () => {
      throw new Error('broken')
    }
    const answer = await get(fake, '/nothing-here')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})

describe('the root', () => {
  test('follows its one shortcut word and nothing else', async () => {
    const fake = createFakeApp()
    const location = async (query: string) => (await get(fake, `/${query}`)).headers['location']
    expect(await location('?r=Income')).toBe('/blueprint')
    for (const query of [
      '?r=income',
      '?r=Income%20',
      '?r=Income&r=x',
      '?r[]=Income',
      '?r=//evil.com',
      '?r=https://evil.com',
    ])
      expect(await location(query)).toBeUndefined()
    for (const query of ['?r=Income%0d%0aX:y', '?r=__proto__']) expect(await location(query)).toBeUndefined()
  })

  test.each(['//evil.com/%20-', '/%2f%2fevil.com%20-', '/\\evil.com', '/%5cevil.com', '/old//evil.com'])(
    'never leads off the site: %s',
    async (path) => {
      const { location } = (await get(createFakeApp(), path)).headers
      if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/)
    },
  )

  test("leads to the home of a coach's own host", async () => {
    const answer = await get(createFakeApp(online), '/', { host: 'www.coach-a.test' })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['location']).toBe('/blueprint')
  })

  test('is a small public page, or the test dashboard for staff', async () => {
    const fake = createFakeApp()
    await get(fake, '/')
    expect(fake.views).toEqual([{ page: 'home', data: { signInUrl: '/staff/sign-in' } }])
    const answer = await get(fake, '/', { cookie: await fakeStaffCookie(fake) })
    expect(answer.body).toContain('<div id="app">')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test('a named link leads to its page by a redirect that no browser keeps', async () => {
  const query = 'utm_source=instagram&utm_medium=link&utm_campaign=reels'
  const fake = createFakeApp({
    site: { routes: { '/blueprint/reels': { kind: 'redirect', target: '/blueprint', query } } },
  })
  const answer = await get(fake, '/blueprint/reels')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers).toMatchObject({ location: `/blueprint?${query}`, 'cache-control': 'no-store' })
})
