import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventId, guidePath, host, origin, startServer } from '../../tests/postgres/start-server.ts'

const minute = 60_000

let line: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  line = await startServer()
})
afterAll(() => line?.stop())
beforeEach(() => void (line.mailer.sent.length = 0))

describe('a form', () => {
  test('becomes a lead, a consent, an outbox row and a mail, and then says so', async () => {
    const answer = await line.submit({ name: 'Jane', email: ' Jane@Example.com ' })
    expect(answer.json()).toMatchObject({ ok: true, outcome: 'full', title: "You're Registered!" })
    expect(await line.count("leads where email = 'jane@example.com' and name = 'Jane'")).toBe(1)
    expect(await line.count("consents where page_path = '/blueprint'")).toBe(1)
    expect(await line.count("step_runs where state = 'sent'")).toBe(1)
    expect(line.mailer.sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'jane@example.com', subject: 'Welcome Jane' },
    ])
  })

  test('that is wrong leaves no row', async () => {
    const before = await line.count('submissions')
    for (const body of [{}, { name: 'J', email: 'a@' }, { name: 'J', email: 'a@b.co', role: 'x' }])
      expect((await line.submit(body)).statusCode).toBe(422)
    expect(await line.count('submissions')).toBe(before)
  })

  test('sent twice under one idempotency key has one effect; with other answers it is refused', async () => {
    const headers = { 'idempotency-key': 'same', 'x-forwarded-for': line.newVisitor() }
    const body = { name: 'Twice', email: 'twice@example.com' }
    const answers = await Promise.all([
      line.submit(body, { headers }),
      line.submit(body, { headers }),
      line.submit(body, { headers }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(2)
    expect(await line.count("submissions where email = 'twice@example.com'")).toBe(1)
    expect(line.mailer.sent).toHaveLength(1)
    const other = await line.submit({ ...body, name: 'Other' }, { headers })
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ error: { code: 'idempotency_mismatch' } })
  })

  test('past the limit, or with the honeypot filled, is quarantined, without lead and mail', async () => {
    const one = { 'x-forwarded-for': line.newVisitor() }
    for (const index of [1, 2, 3, 4]) {
      const answer = await line.submit({ name: 'Many', email: `many${index}@example.com` }, { headers: one })
      expect(answer.json()).toMatchObject({ ok: true })
    }
    await line.submit({ name: 'Bot', email: 'bot@example.com', website: 'x' })
    const { rows } = await line.pool.query(
      "select email, held_reason from submissions where state = 'held' order by email",
    )
    expect(rows).toEqual([
      { email: 'bot@example.com', held_reason: 'trap' },
      { email: 'many4@example.com', held_reason: 'rate' },
    ])
    expect(await line.count("leads where email like 'many%' or email like 'bot%'")).toBe(3)
    expect(line.mailer.sent).toHaveLength(3)
  })

  test('without scripts leads to a success page that is gone after half an hour', async () => {
    const answer = await line.server.app.inject({
      method: 'POST',
      url: guidePath,
      headers: {
        host,
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': line.newVisitor(),
      },
      payload: 'name=Plain&email=plain%40example.com',
    })
    expect(answer.statusCode).toBe(303)
    const url = String(answer.headers['location'])
    expect(url).toMatch(/^\/done\/[\w-]{32}$/)
    expect(await line.count('done_tokens where token_hash = $1', [url.slice(6)])).toBe(0)
    const page = () => line.server.app.inject({ url, headers: { host } })
    expect((await page()).body).toContain("You're Registered!")
    expect((await page()).body).toContain('"email":"plain@example.com"')
    line.clock.move(30 * minute - 1)
    expect((await page()).statusCode).toBe(200)
    line.clock.move(1)
    expect((await page()).statusCode).toBe(404)
  })

  test('has an unsubscribe link that works as soon as its mail arrives, on every host', async () => {
    await line.submit({ name: 'Bye', email: 'bye@example.com' })
    const link = new URL(line.mailer.sent[0]?.headers['List-Unsubscribe']?.replace(/[<>]/g, '') ?? '')
    const press = (method: 'GET' | 'POST', url = link.pathname) =>
      line.server.app.inject({ method, url, headers: { host: 'coach-a.test' } })
    expect((await press('GET')).body).toContain('"state":"ask"')
    expect(await line.count("suppressions where coach = 'vitality'")).toBe(0)
    expect((await press('POST')).statusCode).toBe(200)
    expect((await press('POST')).body).toContain('"state":"done"')
    expect(await line.count("suppressions where coach = 'vitality'")).toBe(1)
    expect((await press('POST', `${link.pathname.slice(0, -1)}~`)).statusCode).toBe(404)
  })
})

const pressForSeat = (email: string, key: string) =>
  line.submit(
    { name: 'Guest', email },
    { path: `/api/submit/${eventId}`, headers: { 'idempotency-key': key } },
  )
const eventPage = async () => (await line.server.app.inject({ url: '/event', headers: { host } })).body

const take = (seats: number) =>
  line.pool.query('update events set capacity = 100, taken = $2 where id = $1', [eventId, seats])

describe('an event', () => {
  test('whose last place was just taken says so to the next visitor, and to the next who presses', async () => {
    expect(await eventPage()).not.toContain('"closed"')
    expect((await pressForSeat('first@example.com', 'one')).statusCode).toBe(200)
    expect(await eventPage()).toContain('"closed":"full"')
    const late = await pressForSeat('late@example.com', 'two')
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: { code: 'event_full', message: 'Please check back for future events.' },
    })
    const again = await pressForSeat('first@example.com', 'three')
    expect(again.json()).toMatchObject({ error: { code: 'already_registered' } })
    expect(await line.count("leads where email = 'late@example.com'")).toBe(0)
    await line.pool.query("delete from leads where email = 'first@example.com'")
    await expect.poll(eventPage).not.toContain('"closed"')
    expect((await pressForSeat('late@example.com', 'two')).statusCode).toBe(200)
  })
})

test("an event's page says how many places are left once four in five are taken, and never before", async () => {
  const reported = () => expect.poll(eventPage)
  await take(80)
  await reported().toContain('"seats":{"left":20,"capacity":100}')
  await take(79)
  await reported().not.toContain('"seats"')
  expect(await eventPage()).not.toContain('"closed"')
  await take(99)
  await reported().toContain('"seats":{"left":1,"capacity":100}')
  expect((await pressForSeat('hundredth@example.com', 'four')).statusCode).toBe(200)
  expect(await eventPage()).toContain('"closed":"full"')
})

test('the printed link leads to the sign-in page of this server', () => {
  expect(line.server.signInLink).toMatch(/^http:\/\/127\.0\.0\.1:3000\/staff\/sign-in\?token=[\w-]{32}$/)
})

test('the files of a release are in the database once it is live, and the server is ready', async () => {
  expect(await line.count("email_campaigns where campaign = 'vitality/blueprint' and is_active")).toBe(1)
  expect((await line.server.app.inject('/readyz')).statusCode).toBe(200)
})
