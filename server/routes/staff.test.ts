import { describe, expect, test, vi } from 'vitest'
import { createFakeApp, fakeStaffCookie, type FakeApp } from '../../tests/fakes/fake-app.ts'

const host = '127.0.0.1:3000'
const origin = 'http://127.0.0.1:3000'
const token = 'a'.repeat(32)
const online = { settings: { publicOrigin: 'https://porch.test', secure: true } }

const get = (fake: FakeApp, url: string, headers: Record<string, string> = {}) =>
  fake.app.inject({ url, headers: { host, ...headers } })
const signIn = (fake: FakeApp, headers: Record<string, string> = { origin }) =>
  fake.app.inject({
    method: 'POST',
    url: '/staff/sign-in',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `token=${token}`,
  })

describe('the printed sign-in link', () => {
  test('changes nothing when it is opened', async () => {
    const fake = createFakeApp()
    for (let times = 0; times < 3; times++) {
      const answer = await get(fake, `/staff/sign-in?token=${token}&next=//evil.com`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(fake.views.at(-1)).toEqual({
      page: 'staff/sign-in',
      data: { token, problem: null, isLocal: true },
    })
    expect((await signIn(fake)).statusCode).toBe(303)
  })

  test('signs one browser in, once', async () => {
    const fake = createFakeApp()
    const answer = await signIn(fake)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toBe('/staff')
    expect(answer.headers['set-cookie']).toMatch(/^porchlight=[\w-]{24,}; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await signIn(fake)
    expect(again.statusCode).toBe(401)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(fake.views.at(-1)).toMatchObject({
      page: 'staff/sign-in',
      data: { token: null, problem: expect.any(String) },
    })
  })

  test('works from its own page, which sends no referrer and so the origin "null"', async () => {
    expect(
      (await signIn(createFakeApp(), { origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(303)
  })

  test.each([
    [{}],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is not used up by another site: %j', async (headers: Record<string, string>) => {
    const fake = createFakeApp()
    expect((await signIn(fake, headers)).statusCode).toBe(403)
    expect((await signIn(fake)).statusCode).toBe(303)
  })
})

describe('the staff pages', () => {
  test('send a stranger to the sign-in page, and answer programs with 401', async () => {
    const fake = createFakeApp()
    for (const path of ['/staff', '/staff/submissions/x', '/staff/mails/x', '/staff/whatever']) {
      const answer = await get(fake, path)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers['location']).toBe('/staff/sign-in')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe('')
    }
    for (const method of ['GET', 'POST'] as const) {
      const answer = await fake.app.inject({ method, url: '/staff/api/dashboard', headers: { host } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
    }
    expect(fake.views).toEqual([])
  })

  test('are one document, in no cache, that runs its own script alone', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    const [first, ...rest] = await Promise.all(
      ['/staff', '/staff/leads', '/staff/queue/failing', '/staff/mails/x', '/staff/whatever'].map((path) =>
        get(fake, path, { cookie }),
      ),
    )
    expect([first?.statusCode, first?.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(first?.headers['content-security-policy']).toContain("script-src 'self'")
    expect(first?.body).toContain('/assets/staff.js')
    for (const { body } of rest) expect(body).toBe(first?.body)
  })

  test('are asked for again by the browser itself until they are built, after the pages of visitors', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    delete fake.deps.releases.current().staffApp
    const answer = await get(fake, '/staff/leads', { cookie })
    expect([answer.statusCode, answer.headers['refresh'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
  })

  test('have a 404 for data and submissions that do not exist', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    for (const path of [
      '/staff/api/nothing',
      '/staff/submissions/x',
      '/staff/submissions/00000000-0000-4000-8000-000000000000',
    ])
      expect((await get(fake, path, { cookie })).statusCode).toBe(404)
  })

  test('lead from the address of a submission to its person, else to the quarantined forms', async () => {
    const lead = '00000000-0000-4000-8000-000000000001'
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    const open = async (place: { lead: string | null }) => {
      fake.deps.queueDesk.placeOf = async () => place
      const answer = await get(fake, `/staff/submissions/${lead}`, { cookie })
      return [answer.statusCode, answer.headers.location]
    }
    expect(await open({ lead })).toEqual([303, `/staff/people/${lead}`])
    expect(await open({ lead: null })).toEqual([303, '/staff/queue/quarantined'])
  })

  test('are closed again after signing out', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    const signOut = (headers: Record<string, string>) =>
      fake.app.inject({ method: 'POST', url: '/staff/sign-out', headers: { host, cookie, ...headers } })
    expect((await signOut({})).statusCode).toBe(403)
    expect((await signOut({ origin: 'https://evil.test' })).statusCode).toBe(403)
    expect((await get(fake, '/staff', { cookie })).statusCode).toBe(200)
    const answer = await signOut({ origin })
    expect(answer.headers['location']).toBe('/staff/sign-in')
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    expect((await get(fake, '/staff', { cookie })).statusCode).toBe(303)
  })

  test('look their session up once a request', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    const lookUps = vi.spyOn(fake.deps.signIn, 'session')
    const paths = ['/staff/api/me', '/staff/api/leads', '/staff/leads.csv', '/staff/leads']
    for (const path of paths) expect((await get(fake, path, { cookie })).statusCode).toBe(200)
    expect(lookUps).toHaveBeenCalledTimes(paths.length)
  })

  test('a cookie that comes twice is no cookie', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    expect((await get(fake, '/staff', { cookie: `${cookie}; ${cookie}` })).statusCode).toBe(303)
    expect((await get(fake, '/staff', { cookie: `other=1; ${cookie}` })).statusCode).toBe(200)
  })
})

describe('where staff pages are served', () => {
  test("not on a coach's host", async () => {
    const fake = createFakeApp()
    for (const path of ['/staff', '/staff/sign-in', '/staff/api/dashboard'])
      expect((await get(fake, path, { host: 'coach-a.test' })).statusCode).toBe(404)
    await get(fake, '/', { host: 'my-laptop', cookie: await fakeStaffCookie(fake) })
    expect(fake.views.at(-1)?.page).toBe('home')
  })

  test('nobody gets in online before somebody is named, not even from the machine itself', async () => {
    const fake = createFakeApp(online)
    for (const path of ['/staff', '/staff/sign-in', '/staff/api/dashboard'])
      for (const headers of [{ host: 'porch.test' }, { 'x-forwarded-for': '9.9.9.9' }, {}])
        expect((await get(fake, path, headers)).statusCode).toBe(503)
  })
})

const ask = (fake: FakeApp, email: string, headers: Record<string, string> = { origin }) =>
  fake.app.inject({
    method: 'POST',
    url: '/staff/sign-in',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ email }).toString(),
  })

describe('asking for a link', () => {
  test('has one answer for every address, and waits for no mail', async () => {
    const asked: string[] = []
    const sendSignInMail = (typed: string) => {
      asked.push(typed)
      return new Promise<void>(() => {})
    }
    const fake = createFakeApp({ sendSignInMail })
    for (const email of ['ann@staff.example', 'nobody@else.example', 'no address']) {
      const answer = await ask(fake, email)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
      expect(fake.views.at(-1)).toEqual({
        page: 'staff/sign-in',
        data: { token: null, problem: null, asked: true, isLocal: true },
      })
    }
    expect(asked).toEqual(['ann@staff.example', 'nobody@else.example', 'no address'])
  })

  test('is limited for each visitor, with the same answer', async () => {
    let requests = 0
    let mails = 0
    const fake = createFakeApp({
      rateLimiter: { isPast: async (_, most = 0) => ++requests > most },
      sendSignInMail: async () => void (mails += 1),
    })
    for (let times = 0; times < 12; times++)
      expect((await ask(fake, 'ann@staff.example')).statusCode).toBe(200)
    expect(mails).toBe(10)
  })

  test('works from our own page alone', async () => {
    const fake = createFakeApp()
    for (const headers of [{}, { origin: 'https://evil.test' }] as Record<string, string>[])
      expect((await ask(fake, 'ann@staff.example', headers)).statusCode).toBe(403)
  })
})

test('the tools are closed to everybody who is not signed in, and to pages of other sites', async () => {
  const tools = ['send-test', 'process-sequences', 'diagnostics', 'retry-failed'].map(
    (name) => `/staff/api/${name}`,
  )
  for (const url of tools) {
    const fake = createFakeApp()
    const post = async (headers: Record<string, string>) =>
      (await fake.app.inject({ method: 'POST', url, headers: { host, ...headers } })).statusCode
    expect(await post({ origin }), url).toBe(401)
    const cookie = await fakeStaffCookie(fake)
    for (const headers of [{}, { origin: 'https://evil.test' }])
      expect(await post({ cookie, ...headers }), url).toBe(403)
  }
})

describe('those who may only read', () => {
  test('open every page and change nothing', async () => {
    const fake = createFakeApp()
    const cookie = await fakeStaffCookie(fake)
    const own = fake.deps.signIn
    fake.deps.signIn = {
      ...own,
      session: async (given) => {
        const staff = await own.session(given)
        return staff && { ...staff, role: 'viewer' }
      },
    }
    for (const path of [
      '/staff',
      '/',
      '/test-email',
      '/email-debug',
      '/staff/api/today?zone=UTC',
      '/staff/api/queue',
    ])
      expect((await get(fake, path, { cookie })).statusCode).toBe(200)
    const id = '00000000-0000-4000-8000-000000000000'
    for (const url of [
      '/staff/api/queue/try-again',
      `/staff/api/queue/steps/${id}/try-again`,
      '/staff/api/queue/quarantined/approve',
      '/staff/api/send-test',
      '/staff/api/process-sequences',
      '/staff/api/diagnostics',
      '/staff/api/retry-failed',
    ]) {
      const answer = await fake.app.inject({ method: 'POST', url, headers: { host, origin, cookie } })
      expect([url, answer.statusCode]).toEqual([url, 403])
    }
  })
})
