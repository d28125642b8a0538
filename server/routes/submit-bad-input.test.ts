import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { expectRefusal, good, host, sendJson, submitPath } from '../../tests/fakes/fake-visitor.ts'

/** The same good form, blown up with blanks. */
const sized = (size: number) => JSON.stringify({ ...good, website: '' }).padEnd(size, ' ')

describe('a form sent by a script', () => {
  test('names the fields that are empty', async () => {
    const fake = createFakeApp()
    for (const body of [{}, { name: ' \t\u00a0', email: ' \t\u00a0' }]) {
      const answer = await sendJson(fake, body)
      expectRefusal(answer, 422, 'missing_fields')
      expect(Object.keys(answer.json().error.fields).toSorted()).toEqual(['email', 'name'])
      expect(answer.json().error.message).toBe('Please fill in both your name and email address.')
    }
    expect(fake.accepted).toEqual([])
  })

  test.each([[['a@b.co']], [{ $gt: '' }], [1], [true], [null], [{ a: { b: { c: { d: 1 } } } }]])(
    'refuses %j as an address',
    async (email) => {
      const fake = createFakeApp()
      expect((await sendJson(fake, { name: 'J', email })).statusCode).toBe(422)
      expect(fake.accepted).toEqual([])
    },
  )

  test('refuses a body that names the address twice', async () => {
    const fake = createFakeApp()
    expectRefusal(await sendJson(fake, '{"name":"J","email":"a@b.co","email":"v@d.co"}'), 400, 'bad_json')
    expect(fake.accepted).toEqual([])
  })

  test.each([
    'id',
    'source',
    'campaign_id',
    'status',
    'role',
    'toEmail',
    'htmlContent',
    'subject',
    'tags',
    'eventId',
  ])('refuses a field called %s', async (field) => {
    const fake = createFakeApp()
    expectRefusal(await sendJson(fake, { ...good, [field]: 'x' }), 422, 'unknown_field')
    expect(fake.accepted).toEqual([])
  })

  test('takes a body of 32 KiB and refuses one of 33', async () => {
    const fake = createFakeApp()
    expect((await sendJson(fake, sized(32 * 1024))).statusCode).toBe(200)
    expectRefusal(await sendJson(fake, sized(33 * 1024)), 413, 'too_large')
  })

  test.each([
    ['text/plain'],
    ['application/xml'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=utf-16'],
    ['application/jsonp'],
    [''],
  ])('refuses the type "%s"', async (type) => {
    const fake = createFakeApp()
    expectRefusal(await sendJson(fake, good, { headers: { 'content-type': type } }), 415, 'unsupported_media')
  })

  test('takes JSON that says it is UTF-8', async () => {
    const answer = await sendJson(createFakeApp(), good, {
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    })
    expect(answer.statusCode).toBe(200)
  })

  test('refuses a compressed body without unpacking it', async () => {
    expectRefusal(
      await sendJson(createFakeApp(), good, { headers: { 'content-encoding': 'gzip' } }),
      415,
      'unsupported_media',
    )
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'] as const)(
    'refuses %s and names the one method it takes',
    async (method) => {
      // PROPFIND is no method that light-my-request lists, but one that it sends.
      const answer = await createFakeApp().app.inject({
        method: method as 'GET',
        url: submitPath,
        headers: { host, origin: 'https://evil.test' },
      })
      expectRefusal(answer, 405, 'method_not_allowed')
      expect(answer.headers['allow']).toBe('POST')
      expect(Object.keys(answer.headers).join()).not.toContain('access-control')
    },
  )

  test.each([
    'vitality/nope',
    'vitality/off',
    'vitality/formless',
    '__proto__',
    'constructor',
    'vitality/__proto__',
    '..%2fvitality/blueprint',
    'vitality%2f..',
    'x'.repeat(300),
    `vitality/${'x'.repeat(300)}`,
    '%zz',
    'vitality/%e0%a4%a',
  ])('finds no campaign "%s"', async (campaign) => {
    const answer = await sendJson(createFakeApp(), good, { url: `/api/submit/${campaign}` })
    expectRefusal(answer, 404, 'unknown_campaign')
    expect(answer.json().error).toEqual({ code: 'unknown_campaign', message: 'This form is no longer open.' })
  })

  test('takes nothing from the query string', async () => {
    const fake = createFakeApp()
    expect((await sendJson(fake, good, { url: `${submitPath}?email=v@d.co&campaign=B1` })).statusCode).toBe(
      200,
    )
    expect(fake.accepted).toMatchObject([{ values: good, campaign: { id: 'vitality/blueprint' } }])
  })

  test('ignores headers that ask for another path or method', async () => {
    const fake = createFakeApp()
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-original-url': '/staff',
      'x-rewrite-url': '/staff',
    }
    expect((await sendJson(fake, good, { headers })).json()).toMatchObject({ ok: true })
  })
})
