import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '../engine/campaign/release.ts'
import { startTestDatabase } from '../tests/postgres/start.ts'
import { stoppedClock } from './adapters/clock.ts'
import { createLog } from './adapters/log.ts'
import { createMemoryMailer } from './adapters/memory-mailer.ts'
import { createPool, type Pool } from './adapters/postgres.ts'
import { composeServer } from './compose.ts'
import { migrate } from './db/migrate.ts'
import { readSettings } from './env.ts'
import { writeFakeRelease } from '../tests/fakes/fake-release.ts'
import { fakeCampaign, fakeEvent, fakeSite } from '../tests/fakes/fake-site.ts'
import { postgresSignIn } from './staff/sign-in.ts'

const minute = 60_000
const host = '127.0.0.1:3000'
const origin = `http://${host}`
const path = '/api/submit/vitality/blueprint'

let database: Awaited<ReturnType<typeof startTestDatabase>>
let pool: Pool
let releases: string
let clock: ReturnType<typeof stoppedClock>
let mailer: ReturnType<typeof createMemoryMailer>
let server: Awaited<ReturnType<typeof composeServer>>

const eventId = 'vitality/event'
const eventCampaign = fakeCampaign(eventId, {
  ...fakeEvent,
  rowId: '00000000-0000-5000-8000-000000000011',
  pageRowId: '00000000-0000-5000-8000-000000000012',
  landingPageRowId: '00000000-0000-5000-8000-000000000013',
  path: '/event',
  event: { id: eventId, capacity: 1 },
  pipeline: [
    { step: 'lead', source: 'test', metadata: {} },
    { step: 'event', capacity: 1, duplicates: 'tell' },
  ],
})

const siteOfTest = (): Site => {
  const known = fakeSite.campaigns['vitality/blueprint']
  if (!known) throw new Error('the fake site has no such campaign')
  const email = {
    id: 'vitality/welcome',
    preheader: '',
    html: '<p>{unsubscribeUrl}</p>',
    text: '{unsubscribeUrl}',
  }
  const pipeline = [
    { step: 'lead', source: 'test', metadata: {} },
    { step: 'email', email: 'welcome', onError: 'partial', wait: 5, nameFallback: 'there' },
  ]
  return {
    ...fakeSite,
    campaigns: { [known.id]: { ...known, pipeline }, [eventId]: eventCampaign },
    routes: { ...fakeSite.routes, '/event': { kind: 'page', campaign: eventId } },
    emails: { 'vitality/welcome': { ...email, subject: 'Welcome {name}' } },
  }
}

beforeAll(async () => {
  database = await startTestDatabase()
  pool = createPool(database.url)
  await migrate(pool)
  releases = await mkdtemp(join(tmpdir(), 'porchlight-compose-'))
  await writeFakeRelease(releases, siteOfTest())
  clock = stoppedClock('2026-11-21T09:00:00Z')
  mailer = createMemoryMailer()
  const settings = { ...readSettings({ PORT: '3000', TRUSTED_PROXIES: '127.0.0.1' }), secret: 's'.repeat(32) }
  const log = createLog('silent')
  server = await composeServer(settings, {
    pool,
    releases,
    clock,
    mailer,
    log,
    limit: { most: 3, seconds: 600 },
  })
  server.worker.start()
})
afterAll(async () => {
  await server?.stop()
  await pool?.end()
  await database?.stop()
  await rm(releases, { recursive: true, force: true })
})
beforeEach(() => void (mailer.sent.length = 0))

let visitors = 0
const newVisitor = () => `203.0.113.${++visitors}`
const submit = (body: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host,
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': newVisitor(),
      ...headers,
    },
    payload: JSON.stringify(body),
  })
const count = async (sql: string, values: unknown[] = []) =>
  Number((await pool.query<{ count: string }>(`select count(*) from ${sql}`, values)).rows[0]?.count)

describe('a form', () => {
  test('becomes a lead, a consent, an outbox row and a mail, and then says so', async () => {
    const answer = await submit({ name: 'Jane', email: ' Jane@Example.com ' })
    expect(answer.json()).toMatchObject({ ok: true, outcome: 'full', title: "You're Registered!" })
    expect(await count("leads where email = 'jane@example.com' and name = 'Jane'")).toBe(1)
    expect(await count("consents where page_path = '/blueprint'")).toBe(1)
    expect(await count("step_runs where state = 'sent'")).toBe(1)
    expect(mailer.sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'jane@example.com', subject: 'Welcome Jane' },
    ])
  })

  test('that is wrong leaves no row', async () => {
    const before = await count('submissions')
    for (const body of [{}, { name: 'J', email: 'a@' }, { name: 'J', email: 'a@b.co', role: 'x' }])
      expect((await submit(body)).statusCode).toBe(422)
    expect(await count('submissions')).toBe(before)
  })

  test('#141 and #142 sent twice under one key has one effect; with other answers it is refused', async () => {
    const headers = { 'idempotency-key': 'same', 'x-forwarded-for': newVisitor() }
    const body = { name: 'Twice', email: 'twice@example.com' }
    const answers = await Promise.all([submit(body, headers), submit(body, headers), submit(body, headers)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(2)
    expect(await count("submissions where email = 'twice@example.com'")).toBe(1)
    expect(mailer.sent).toHaveLength(1)
    const other = await submit({ ...body, name: 'Other' }, headers)
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ error: { code: 'idempotency_mismatch' } })
  })

  test('#47 and #52 past the limit, or with the trap filled, is stored as held, without lead and mail', async () => {
    const one = { 'x-forwarded-for': newVisitor() }
    for (const index of [1, 2, 3, 4]) {
      const answer = await submit({ name: 'Many', email: `many${index}@example.com` }, one)
      expect(answer.json()).toMatchObject({ ok: true })
    }
    await submit({ name: 'Bot', email: 'bot@example.com', website: 'x' })
    const { rows } = await pool.query(
      "select email, held_reason from submissions where state = 'held' order by email",
    )
    expect(rows).toEqual([
      { email: 'bot@example.com', held_reason: 'trap' },
      { email: 'many4@example.com', held_reason: 'rate' },
    ])
    expect(await count("leads where email like 'many%' or email like 'bot%'")).toBe(3)
    expect(mailer.sent).toHaveLength(3)
  })

  test('without scripts leads to a success page that is gone after half an hour', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host,
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': newVisitor(),
      },
      payload: 'name=Plain&email=plain%40example.com',
    })
    expect(answer.statusCode).toBe(303)
    const url = String(answer.headers['location'])
    expect(url).toMatch(/^\/done\/[\w-]{32}$/)
    expect(await count('done_tokens where token_hash = $1', [url.slice(6)])).toBe(0)
    const page = () => server.app.inject({ url, headers: { host } })
    expect((await page()).body).toContain("You're Registered!")
    expect((await page()).body).toContain('"email":"plain@example.com"')
    clock.move(30 * minute - 1)
    expect((await page()).statusCode).toBe(200)
    clock.move(1)
    expect((await page()).statusCode).toBe(404)
  })

  test('#160 its unsubscribe link works from the mail on, on every host', async () => {
    await submit({ name: 'Bye', email: 'bye@example.com' })
    const link = new URL(mailer.sent[0]?.headers['List-Unsubscribe']?.replace(/[<>]/g, '') ?? '')
    const press = (method: 'GET' | 'POST', url = link.pathname) =>
      server.app.inject({ method, url, headers: { host: 'coach-a.test' } })
    expect((await press('GET')).body).toContain('"state":"ask"')
    expect(await count("suppressions where coach = 'vitality'")).toBe(0)
    expect((await press('POST')).statusCode).toBe(200)
    expect((await press('POST')).body).toContain('"state":"done"')
    expect(await count("suppressions where coach = 'vitality'")).toBe(1)
    expect((await press('POST', `${link.pathname.slice(0, -1)}~`)).statusCode).toBe(404)
  })
})

const pressForPlace = (email: string, key: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/submit/${eventId}`,
    headers: {
      host,
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': newVisitor(),
      'idempotency-key': key,
    },
    payload: JSON.stringify({ name: 'Guest', email }),
  })
const eventPage = async () => (await server.app.inject({ url: '/event', headers: { host } })).body

describe('an event', () => {
  test('whose last place was just taken says so to the next visitor, and to the next who presses', async () => {
    expect(await eventPage()).not.toContain('"closed"')
    expect((await pressForPlace('first@example.com', 'one')).statusCode).toBe(200)
    expect(await eventPage()).toContain('"closed":"full"')
    const late = await pressForPlace('late@example.com', 'two')
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: { code: 'event_full', message: 'Please check back for future events.' },
    })
    const again = await pressForPlace('first@example.com', 'three')
    expect(again.json()).toMatchObject({ error: { code: 'already_registered' } })
    expect(await count("leads where email = 'late@example.com'")).toBe(0)
    await pool.query("delete from leads where email = 'first@example.com'")
    await expect.poll(eventPage, { timeout: 3000 }).not.toContain('"closed"')
    expect((await pressForPlace('late@example.com', 'two')).statusCode).toBe(200)
  })
})

const signIn = async (link: string | null) => {
  const token = new URL(link ?? '').searchParams.get('token') ?? ''
  return server.app.inject({
    method: 'POST',
    url: '/staff/sign-in',
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${token}`,
  })
}
const newLink = () => postgresSignIn(pool, clock).createLink(origin)
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const open = (cookie: string, url = '/staff') => server.app.inject({ url, headers: { host, cookie } })

describe('staff', () => {
  test('#85 sign in with a link once, within half an hour; only hashes are stored', async () => {
    const late = await newLink()
    clock.move(30 * minute)
    expect((await signIn(late)).statusCode).toBe(401)
    const link = await newLink()
    const both = await Promise.all([signIn(link), signIn(link)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 401])
    const cookie = cookieOf(both.find(({ statusCode }) => statusCode === 303) ?? { headers: {} })
    expect(cookie).toMatch(/^porchlight=[\w-]{32}$/)
    expect((await open(cookie)).statusCode).toBe(200)
    expect(await count('staff_sessions where token_hash = $1', [cookie.split('=')[1]])).toBe(0)
    expect(await count("audit_log where action = 'signed_in'")).toBe(1)
  })

  test('#85 are signed out after 30 idle minutes, after 12 hours, and when they say so', async () => {
    const idle = cookieOf(await signIn(await newLink()))
    clock.move(29 * minute)
    expect((await open(idle)).statusCode).toBe(200)
    clock.move(31 * minute)
    expect((await open(idle)).statusCode).toBe(303)

    const busy = cookieOf(await signIn(await newLink()))
    for (let half = 0; half < 47; half++) {
      clock.move(15 * minute)
      expect((await open(busy)).statusCode).toBe(200)
    }
    clock.move(15 * minute)
    expect((await open(busy)).statusCode).toBe(303)

    const leaving = cookieOf(await signIn(await newLink()))
    await server.app.inject({
      method: 'POST',
      url: '/staff/sign-out',
      headers: { host, origin, cookie: leaving },
    })
    expect((await open(leaving)).statusCode).toBe(303)
    expect(await count("audit_log where action = 'signed_out'")).toBe(1)
  })

  test('see the rows of a submission', async () => {
    await submit({ name: 'Seen', email: 'seen@example.com' })
    const { rows } = await pool.query<{ id: string }>(
      "select id from submissions where email = 'seen@example.com'",
    )
    const cookie = cookieOf(await signIn(await newLink()))
    const page = await open(cookie, `/staff/submissions/${rows[0]?.id}`)
    expect(page.statusCode).toBe(200)
    for (const table of ['leads', 'consents', 'step_runs']) expect(page.body).toContain(`"table":"${table}"`)
  })
})

test('the printed link leads to the sign-in page of this server', () => {
  expect(server.signInLink).toMatch(/^http:\/\/127\.0\.0\.1:3000\/staff\/sign-in\?token=[\w-]{32}$/)
})

test('the files of a release are in the database once it is live, and the server is ready', async () => {
  expect(await count("email_campaigns where campaign = 'vitality/blueprint' and is_active")).toBe(1)
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
})
