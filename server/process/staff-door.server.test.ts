import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { StaffPerson } from '../../engine/campaign/schema/staff-file.ts'
import type { Session } from '../../engine/campaign/staff/sessions.ts'
import { startServer } from '../../tests/postgres/start-server.ts'

const host = 'porch.example'
const origin = 'https://porch.example'
const minute = 60_000

const owner: StaffPerson = { name: 'Olga', email: 'olga@staff.example', role: 'owner', coaches: 'all' }
const viewer: StaffPerson = { name: 'Vic', email: 'Vic@staff.example', role: 'viewer', coaches: ['ember'] }

let line: Awaited<ReturnType<typeof startServer>>
let other: Awaited<ReturnType<typeof line.another>>
beforeAll(async () => {
  line = await startServer({ publicOrigin: origin, secure: true }, [owner, viewer])
  other = await line.another('web')
})
afterAll(async () => {
  await other?.stop()
  await line?.stop()
})

type App = typeof line.server.app
const post = (app: App, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: '203.0.113.9',
  })
const open = (app: App, url: string, cookie: string) =>
  app.inject({ url, headers: { host, cookie }, remoteAddress: '203.0.113.9' })

/** The token of the mail that a request leads to; null: no mail. */
const ask = async (email: string, app = line.server.app) => {
  const before = line.mailer.sent.length
  const requests = "audit_log where action = 'sign_in_link_requested'"
  const audited = await line.count(requests)
  expect((await post(app, '/staff/sign-in', { email })).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await line.count(requests)).toBe(audited + 1))
  const strangers = await line.count(`${requests} and actor = 'unknown'`)
  if (strangers > known) {
    known = strangers
    return null
  }
  await vi.waitFor(() => expect(line.mailer.sent.length).toBe(before + 1))
  return /\?token=([\w-]+)/.exec(line.mailer.sent[before]?.text ?? '')?.[1] ?? null
}
let known = 0
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const signIn = async (email: string, headers: Record<string, string> = {}) =>
  cookieOf(await post(line.server.app, '/staff/sign-in', { token: (await ask(email)) ?? '' }, headers))

test('the first owner signs in over https by a mail, on any process, with a cookie bound to host and TLS', async () => {
  const token = await ask('OLGA@staff.example')
  expect(line.mailer.sent.at(-1)).toMatchObject({ to: 'olga@staff.example' })
  expect(line.mailer.sent.at(-1)?.text).toContain(`${origin}/staff/sign-in?token=`)
  const opened = await open(line.server.app, `/staff/sign-in?token=${token}`, '')
  expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([200, undefined])
  const answer = await post(other.app, '/staff/sign-in', { token: token ?? '' })
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/staff'])
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-porchlight=[\w-]{24,}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  for (const app of [line.server.app, other.app])
    expect((await open(app, '/staff', cookieOf(answer))).statusCode).toBe(200)
  expect((await post(line.server.app, '/staff/sign-in', { token: token ?? '' })).statusCode).toBe(401)
})

test('nothing is mailed to a stranger, and five links at most are open at a time', async () => {
  expect(await ask('eve@else.example')).toBeNull()
  expect(line.mailer.sent.map(({ to }) => to)).not.toContain('eve@else.example')
  expect(JSON.stringify((await line.pool.query('select * from audit_log')).rows)).not.toContain('eve@')
  line.clock.move(20 * minute)
  const before = line.mailer.sent.length
  for (let times = 0; times < 6; times++) await ask('olga@staff.example')
  expect(line.mailer.sent.length - before).toBe(5)
  line.clock.move(20 * minute)
})

test('a link is too old after fifteen minutes', async () => {
  const token = await ask('olga@staff.example')
  line.clock.move(15 * minute)
  expect((await post(line.server.app, '/staff/sign-in', { token: token ?? '' })).statusCode).toBe(401)
})

test('a viewer of one coach reads what is of that coach, and changes nothing', async () => {
  await line.submit({ name: 'Ann', email: 'ann@example.com' }, { headers: { host, origin } })
  const { rows } = await line.pool.query<{ id: string }>('select id from submissions')
  const page = `/staff/submissions/${rows[0]?.id}`
  const [all, some] = [await signIn('olga@staff.example'), await signIn('vic@staff.example')]
  expect((await open(line.server.app, page, all)).statusCode).toBe(303)
  expect((await open(line.server.app, page, some)).statusCode).toBe(404)
  const today = '/staff/api/today?zone=UTC'
  expect((await open(line.server.app, today, all)).body).toContain('ann@example.com')
  const theirs = await open(line.server.app, today, some)
  expect([theirs.statusCode, theirs.body.includes('ann@example.com')]).toEqual([200, false])
  const approve = '/staff/api/queue/quarantined/approve'
  expect((await post(line.server.app, approve, {}, { cookie: some })).statusCode).toBe(403)
  expect((await open(line.server.app, page, '')).statusCode).toBe(303)
})

test('signing out everywhere ends the sessions of that person in every browser, and open links', async () => {
  const [phone, laptop] = [await signIn('olga@staff.example'), await signIn('olga@staff.example')]
  const bystander = await signIn('vic@staff.example')
  const link = await ask('olga@staff.example')
  await post(line.server.app, '/staff/sign-out', { everywhere: 'yes' }, { cookie: phone })
  for (const cookie of [phone, laptop]) expect((await open(other.app, '/staff', cookie)).statusCode).toBe(303)
  expect((await open(other.app, '/staff', bystander)).statusCode).toBe(200)
  expect((await post(line.server.app, '/staff/sign-in', { token: link ?? '' })).statusCode).toBe(401)
})

test('signing in again ends the session that this browser had, and no other', async () => {
  line.clock.move(30 * minute)
  const [before, elsewhere] = [await signIn('olga@staff.example'), await signIn('olga@staff.example')]
  const after = await signIn('olga@staff.example', { cookie: before })
  expect((await open(other.app, '/staff', before)).statusCode).toBe(303)
  for (const cookie of [elsewhere, after])
    expect((await open(other.app, '/staff', cookie)).statusCode).toBe(200)
})

test('somebody sees where they are signed in, and signs one browser out from another', async () => {
  line.clock.move(30 * minute)
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const phone = await signIn('olga@staff.example', { 'user-agent': iPhone })
  line.clock.move(2 * minute)
  const laptop = await signIn('olga@staff.example')
  const list = async (cookie: string) =>
    (await open(line.server.app, '/staff/api/sessions', cookie)).json<{ sessions: Session[] }>().sessions
  const [first, second] = await list(laptop)
  expect(first).toMatchObject({ browser: null, isThis: true })
  expect(second).toMatchObject({ browser: 'Safari on iPhone', isThis: false, lastAt: second?.firstAt })
  line.clock.move(minute)
  expect((await list(phone)).map(({ isThis }) => isThis)).toEqual([true, false])

  const end = (cookie: string) =>
    line.server.app.inject({
      method: 'POST',
      url: '/staff/api/sessions/end',
      headers: { host, origin, cookie, 'content-type': 'application/json' },
      payload: { id: second?.id },
      remoteAddress: '203.0.113.9',
    })
  expect((await end(await signIn('vic@staff.example'))).statusCode).toBe(404)
  expect((await open(other.app, '/staff', phone)).statusCode).toBe(200)
  expect((await end(laptop)).statusCode).toBe(200)
  expect((await open(other.app, '/staff', phone)).statusCode).toBe(303)
  expect((await end(laptop)).statusCode).toBe(404)
  expect(await list(laptop)).toHaveLength(1)
  const audit = "audit_log where actor = 'olga@staff.example' and details->>'browser' = 'Safari on iPhone'"
  expect(await line.count(audit)).toBe(1)
})

test('a person taken from the file, and a coach taken from a person, are gone at the next request', async () => {
  const [all, some] = [await signIn('olga@staff.example'), await signIn('vic@staff.example')]
  const link = await ask('vic@staff.example')
  await line.publishStaff([{ ...owner, coaches: ['ember'] }])
  await vi.waitFor(async () => {
    await line.pool.query('select 1')
    expect((await open(line.server.app, '/staff', some)).statusCode).toBe(303)
  })
  expect((await post(line.server.app, '/staff/sign-in', { token: link ?? '' })).statusCode).toBe(401)
  expect(await ask('vic@staff.example')).toBeNull()
  const { rows } = await line.pool.query<{ id: string }>('select id from submissions')
  expect((await open(line.server.app, `/staff/submissions/${rows[0]?.id}`, all)).statusCode).toBe(404)
  expect((await open(line.server.app, '/staff', all)).statusCode).toBe(200)
})
