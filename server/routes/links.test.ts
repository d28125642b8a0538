import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import type { Seats } from '../events/seats.ts'

describe('the link that unsubscribes', () => {
  const settings = { publicOrigin: 'https://porch.test', secure: true }

  test('opening the link of a mail shows a button and changes nothing', async () => {
    let pressed = 0
    const fake = createFakeApp({
      unsubscriber: {
        senderOf: async () => ({ brand: 'Vitality' }),
        unsubscribe: async () => ({ brand: `${++pressed}` }),
        confirmation: async () => null,
        confirm: async () => null,
        again: async () => null,
        resume: async () => null,
      },
    })
    const answer = await fake.app.inject({ url: '/u/known', headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(fake.views).toEqual([
      { page: 'unsubscribe', data: { token: 'known', brand: 'Vitality', state: 'ask' } },
    ])
    expect(pressed).toBe(0)
  })

  test.each([
    ['as mail services send it', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['as some mail services send it', 'multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--'],
    ['without a type', '', 'List-Unsubscribe=One-Click'],
    ['as text', 'text/plain', 'x'],
    ['empty', 'application/x-www-form-urlencoded', ''],
    ['as broken JSON', 'application/json', '{'],
  ])('a POST unsubscribes without Origin, cookie or redirect: %s', async (_how, type, payload) => {
    for (const host of ['porch.test', 'coach-a.test', 'www.coach-b.test']) {
      const fake = createFakeApp({ settings })
      const headers = { host, ...(type && { 'content-type': type }) }
      const answer = await fake.app.inject({ method: 'POST', url: '/u/known', headers, payload })
      expect(answer.statusCode).toBe(200)
      expect(fake.views).toMatchObject([{ page: 'unsubscribe', data: { state: 'done' } }])
    }
  })

  test('the link that confirms an address shows a button; the press confirms, and an unknown link is lost', async () => {
    const fake = createFakeApp({ settings })
    const ask = async (method: 'GET' | 'POST', token: string) => {
      const answer = await fake.app.inject({
        method,
        url: `/u/${token}/confirm`,
        headers: { host: 'porch.test' },
      })
      return answer.statusCode
    }
    expect(await ask('GET', 'known')).toBe(200)
    expect(await ask('POST', 'known')).toBe(200)
    expect(fake.views).toMatchObject([{ data: { state: 'confirm' } }, { data: { state: 'confirmed' } }])
    for (const method of ['GET', 'POST'] as const) expect(await ask(method, 'other')).toBe(404)
  })

  test('a POST without body and type acts too, and so does one that another site sent', async () => {
    const { app } = createFakeApp()
    for (const headers of [
      {},
      { origin: 'https://mail.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ])
      expect(
        (await app.inject({ method: 'POST', url: '/u/known', headers: { host: 'localhost', ...headers } }))
          .statusCode,
      ).toBe(200)
  })

  test('a token that was never issued gets the same 404 each time', async () => {
    const { app } = createFakeApp()
    for (const token of ['knowm', 'know', 'known1', '%E0%A4%A', 'x'.repeat(900)])
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url: `/u/${token}`, headers: { host: 'localhost' } })
        expect(answer.statusCode).toBe(404)
        expect(answer.body).toBe('<!doctype html><h1>not-found</h1>')
      }
  })
})

describe('the link that gives a seat back', () => {
  const place = {
    state: 'ask',
    brand: 'Vitality',
    title: 'Masterclass',
    when: null,
    page: '/blueprint',
    hasCalendar: true,
  } as const
  const appWith = () => {
    const pressed: string[] = []
    const seats: Seats = {
      find: async (token) => (token === 'known' ? place : null),
      calendar: async (token) => (token === 'known' ? 'BEGIN:VCALENDAR' : null),
      giveBack: async (token) =>
        token === 'known' ? (pressed.push(token), { ...place, state: 'done' }) : null,
    }
    return { pressed, ...createFakeApp({ seats }) }
  }
  const host = 'coach-a.test'

  test("the guest's calendar file is not stored on the way, and nobody else gets it", async () => {
    const { app } = appWith()
    const answer = await app.inject({ url: '/place/known/calendar.ics', headers: { host } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('BEGIN:VCALENDAR')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const other = await app.inject({ url: '/place/other/calendar.ics', headers: { host } })
    expect(other.statusCode).toBe(404)
  })

  test('opening the link shows a button and changes nothing', async () => {
    const { app, views, pressed } = appWith()
    const answer = await app.inject({ url: '/place/known', headers: { host } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(views).toEqual([{ page: 'place', data: { token: 'known', ...place } }])
    expect(pressed).toEqual([])
  })

  test.each([
    ['of a browser that tells no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['of the same origin', { origin: `http://${host}` }],
    ['of a browser that names no origin', {}],
  ])('a press %s gives the place back and leads to the page that says so', async (_how, headers) => {
    const { app, pressed } = appWith()
    const answer = await app.inject({
      method: 'POST',
      url: '/place/known',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/place/known'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(pressed).toEqual(['known'])
  })

  test('a press that another site made is refused', async () => {
    const { app, pressed } = appWith()
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await app.inject({ method: 'POST', url: '/place/known', headers: { host, ...headers } })
      expect(answer.statusCode).toBe(403)
    }
    expect(pressed).toEqual([])
  })

  test('a token that was never issued gets the same 404 each time', async () => {
    const { app } = appWith()
    for (const token of ['knowm', 'know', 'known1', '%E0%A4%A', 'x'.repeat(900)])
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url: `/place/${token}`, headers: { host } })
        expect(answer.statusCode).toBe(404)
        expect(answer.body).toBe('<!doctype html><h1>not-found</h1>')
      }
  })
})
