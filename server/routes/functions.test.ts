import type { Coaches } from '../people/coaches.ts'
import { describe, expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'
import { fakeFunctions } from '../../tests/fakes/fake-functions.ts'
import { fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import type { FunctionServices } from '../functions/services.ts'

const host = '127.0.0.1:3000'
const key = 'pk_of_a_test_1234567890'
const withKey = { authorization: `Bearer ${key}`, apikey: key }
const mail = { step: 'email', email: 'welcome', function: 'send-email', nameFallback: 'there', wait: 5 }

const open = (
  services: Partial<FunctionServices> = {},
  changes: Parameters<typeof createFakeApp>[0] = {},
) => {
  const fake = createFakeApp({
    site: fakeSiteWith({ pipeline: [mail] }),
    functions: { ...fakeFunctions, ...services },
    ...changes,
  })
  const call = (name: string, body: unknown, headers: Record<string, string> = withKey) =>
    fake.app.inject({
      method: 'POST',
      url: `/functions/v1/${name}`,
      headers: { host, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return { ...fake, call }
}

const jane = { email: 'jane@example.com', name: 'Jane' }
const failure = (code: string) => ({
  success: false,
  error: expect.stringMatching(/./),
  code,
  requestId: expect.stringMatching(/^[\w-]{36}$/),
})

describe('a call', () => {
  test('brings the publishable key as bearer, as apikey, or as both', async () => {
    const { call } = open({ callForLead: async () => ({ kind: 'done', waited: true }) })
    for (const headers of [{ authorization: `Bearer ${key}` }, { apikey: key }, withKey])
      expect((await call('send-email', jane, headers)).json()).toMatchObject({ success: true })
    const wrong = [
      {},
      { apikey: `${key}x` },
      { ...withKey, authorization: 'Bearer no' },
      { authorization: key },
    ]
    for (const headers of wrong) {
      const answer = await call('send-email', jane, headers)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual(failure('unauthorized'))
    }
  })

  test.each([
    ['a function that nobody has', 'nope', {}, 404, 'not_found'],
    ['a name out of the language', '__proto__', {}, 404, 'not_found'],
    ['no address', 'send-email', {}, 422, 'missing_fields'],
    ['an address that is none', 'send-email', { email: 'a@b' }, 422, 'invalid_email'],
    ['a field that is not known', 'send-email', { ...jane, role: 'x' }, 422, 'unknown_field'],
    ['a long name', 'send-email', { ...jane, name: 'a'.repeat(101) }, 422, 'too_long'],
    ['broken JSON', 'send-email', '{"email":', 400, 'bad_json'],
    ['a key that comes twice', 'send-email', '{"email":"a@b.co","email":"c@d.co"}', 400, 'bad_json'],
    ['a list', 'send-email', '[]', 400, 'bad_json'],
    ['far too much', 'send-email', { email: 'x'.repeat(33 * 1024) }, 413, 'too_large'],
    ['words of its own', 'send-email', { ...jane, htmlContent: '<p>' }, 403, 'forbidden'],
    ['an address of its own', 'create-lead', { ...jane, toEmail: 'v@d.co' }, 403, 'forbidden'],
    ['no campaign', 'create-lead', jane, 422, 'missing_fields'],
    ['a closed campaign', 'create-lead', { ...jane, campaign_id: 'vitality/off' }, 404, 'unknown_campaign'],
    ['no event', 'register-event', { ...jane, eventId: 'vitality/blueprint' }, 404, 'unknown_campaign'],
  ])('with %s is refused in the one shape', async (_what, name, body, status, code) => {
    const answer = await open().call(name, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject(failure(code))
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('must be JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ]) {
      const answer = await open().call('send-email', jane, { ...withKey, 'content-type': type })
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual(failure('unsupported_media'))
    }
  })

  test('from a page on another site is refused, and no other site may read an answer', async () => {
    const { app, call } = open()
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await call('send-email', jane, { ...withKey, ...headers })).json()).toEqual(
        failure('forbidden_origin'),
      )
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/functions/v1/send-email',
      headers: { host, origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(405)
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('must be a POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await open().app.inject({ method, url: '/functions/v1/send-email', headers: { host } })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers['allow']).toBe('POST')
      expect(answer.json()).toEqual(failure('method_not_allowed'))
    }
  })

  test('ends in time: "Function call timed out after 30 seconds"', async () => {
    const notes: string[] = []
    const { call } = open({
      callForLead: async () => ({ kind: 'late', seconds: 30 }),
      note: async ({ name, message }) => void notes.push(`${name}: ${message}`),
    })
    const answer = await call('send-email', jane)
    expect(answer.statusCode).toBe(504)
    expect(answer.json()).toEqual({
      ...failure('timeout'),
      error: 'Function call timed out after 30 seconds',
    })
    expect(notes).toEqual(['send-email: Function call timed out after 30 seconds'])
  })

  test('that goes wrong on our side says so in fixed words, in the answer and on the error log', async () => {
    const notes: unknown[] = []
    const { call, logLines } = open({
      callForLead: async () => Promise.reject(new Error('jane@example.com at db.internal')),
      note: async (failed) => void notes.push(failed),
    })
    const answer = await call('send-email', jane)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual(failure('internal'))
    expect(notes).toMatchObject([{ name: 'send-email', facts: { code: 'internal' } }])
    expect(JSON.stringify([notes, logLines, answer.json()])).not.toMatch(/jane|db\.internal/)
  })

  test('that waits for nothing answers no sooner than those that send a mail', async () => {
    const { call, pauses } = open({ callForLead: async () => ({ kind: 'done', waited: false }) })
    await call('send-email', jane)
    expect(pauses).toHaveLength(1)
    expect(pauses[0]).toBeGreaterThan(0)
  })
})

describe('a function of staff', () => {
  test('answers a signed-in page of ours, and not a cookie alone', async () => {
    const fake = open({ processDue: async () => ({ journeysProcessed: 2, emailsSent: 1 }) })
    const cookie = await fakeStaffCookie(fake)
    const page = { cookie, origin: `http://${host}` }
    expect((await fake.call('process-email-sequence', undefined, page)).json()).toEqual({
      success: true,
      journeysProcessed: 2,
      emailsSent: 1,
    })
    for (const headers of [{ cookie }, { cookie, origin: 'https://evil.test' }]) {
      const answer = await fake.call('process-email-sequence', undefined, headers)
      expect(answer.json()).toEqual(failure('forbidden_origin'))
    }
    const visitor = await fake.call('process-email-sequence', undefined)
    expect(visitor.json()).toEqual(failure('forbidden'))
  })

  test("sends what is due of the caller's coach alone", async () => {
    const asked: Coaches[] = []
    const { call } = open({
      staffOfToken: async (token) => ({
        staff: 'sam@staff.example',
        role: 'owner',
        coaches: token.endsWith('a') ? ['caring'] : null,
      }),
      processDue: async ({ coaches }) => (asked.push(coaches), { journeysProcessed: 0, emailsSent: 0 }),
    })
    for (const letter of ['a', 'b'])
      await call('process-email-sequence', undefined, { authorization: `Bearer staff_${letter.repeat(32)}` })
    expect(asked).toEqual([['caring'], null])
  })

  test('knows a token from a key', async () => {
    const token = `staff_${'a'.repeat(32)}`
    const { call } = open({
      staffOfToken: async (given) =>
        given === token ? { staff: 'sam@staff.example', role: 'owner', coaches: null } : null,
    })
    const asked = (bearer: string) =>
      call('email-debug-dashboard', { action: 'dashboard' }, { authorization: `Bearer ${bearer}` })
    expect((await asked(token)).json()).toMatchObject({ success: true, summary: { totalCampaigns: 0 } })
    expect((await asked(`staff_${'b'.repeat(32)}`)).json()).toEqual(failure('unauthorized'))
  })
})
