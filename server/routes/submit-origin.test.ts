import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { expectRefusal, good, host, sendForm, sendJson, submitPath } from '../../tests/fakes/fake-visitor.ts'

describe('a form', () => {
  test.each([
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://coach-b.test' }],
    [{ origin: 'http://127.0.0.1:3001' }],
    [{ origin: 'http://127.0.0.1:3000/path' }],
    [{ origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('is refused from another site: %j', async (headers) => {
    const fake = createFakeApp()
    expectRefusal(await sendJson(fake, good, { headers }), 403, 'forbidden_origin')
    expectRefusal(await sendForm(fake, good, headers), 403, 'forbidden_origin')
    expect(fake.accepted).toEqual([])
  })

  test('is taken from a program that is not a browser', async () => {
    const fake = createFakeApp()
    const send = (headers: Record<string, string>) =>
      fake.app.inject({
        method: 'POST',
        url: submitPath,
        payload: JSON.stringify(good),
        headers: { host, 'content-type': 'application/json', ...headers },
      })
    expect((await send({})).statusCode).toBe(200)
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    expectRefusal(await send({ 'sec-fetch-site': 'cross-site' }), 403, 'forbidden_origin')
    expectRefusal(await send({ 'sec-fetch-site': 'same-site' }), 403, 'forbidden_origin')
  })

  test("takes a coach's own origin on the coach's own host", async () => {
    const fake = createFakeApp({ settings: { publicOrigin: 'https://porch.test', secure: true } })
    const send = (from: string, to: string) => sendJson(fake, good, { headers: { origin: from, host: to } })
    expect((await send('https://coach-a.test', 'COACH-A.test:443')).statusCode).toBe(200)
    expect((await send('https://www.coach-a.test', 'www.coach-a.test.')).statusCode).toBe(200)
    expectRefusal(await send('http://coach-a.test', 'coach-a.test'), 403, 'forbidden_origin')
    expectRefusal(await send('https://coach-b.test', 'coach-a.test'), 403, 'forbidden_origin')
  })
})
