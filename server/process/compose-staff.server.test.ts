import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { host, origin, startServer } from '../../tests/postgres/start-server.ts'
import { postgresSignIn } from '../staff/sign-in.ts'

const minute = 60_000

let line: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  line = await startServer({ staffTestAddresses: ['test@staff.example'] })
})
afterAll(() => line?.stop())

const signIn = async (link: string | null) => {
  const token = new URL(link ?? '').searchParams.get('token') ?? ''
  return line.server.app.inject({
    method: 'POST',
    url: '/staff/sign-in',
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${token}`,
  })
}
const newLink = () =>
  postgresSignIn(line.pool, line.clock, { people: () => [], secure: false }).createLink(origin)
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const open = (cookie: string, url = '/staff') => line.server.app.inject({ url, headers: { host, cookie } })
const press = (cookie: string, url: string, fields: Record<string, string> = {}) =>
  line.server.app.inject({
    method: 'POST',
    url,
    headers: { host, origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
/** As the app sends it. */
const send = (cookie: string, url: string, body: object) =>
  line.server.app.inject({
    method: 'POST',
    url,
    headers: { host, origin, cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
/** The newest row of a table, by its id. */
const newest = async (from: string) =>
  (await line.pool.query<{ id: string }>(`select id from ${from} order by created_at desc limit 1`)).rows[0]
    ?.id ?? ''

describe('staff', () => {
  test('sign in with a link once, within half an hour; only hashes are stored', async () => {
    const late = await newLink()
    line.clock.move(30 * minute)
    expect((await signIn(late)).statusCode).toBe(401)
    const link = await newLink()
    const both = await Promise.all([signIn(link), signIn(link)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 401])
    const cookie = cookieOf(both.find(({ statusCode }) => statusCode === 303) ?? { headers: {} })
    expect(cookie).toMatch(/^porchlight=[\w-]{32}$/)
    expect((await open(cookie)).statusCode).toBe(200)
    expect(await line.count('staff_sessions where token_hash = $1', [cookie.split('=')[1]])).toBe(0)
    expect(await line.count("audit_log where action = 'signed_in'")).toBe(1)
  })

  test('are signed out after 30 idle minutes, after 12 hours, and when they say so', async () => {
    const idle = cookieOf(await signIn(await newLink()))
    line.clock.move(29 * minute)
    expect((await open(idle)).statusCode).toBe(200)
    line.clock.move(31 * minute)
    expect((await open(idle)).statusCode).toBe(303)

    const busy = cookieOf(await signIn(await newLink()))
    for (let half = 0; half < 47; half++) {
      line.clock.move(15 * minute)
      expect((await open(busy)).statusCode).toBe(200)
    }
    line.clock.move(15 * minute)
    expect((await open(busy)).statusCode).toBe(303)

    const leaving = cookieOf(await signIn(await newLink()))
    await line.server.app.inject({
      method: 'POST',
      url: '/staff/sign-out',
      headers: { host, origin, cookie: leaving },
    })
    expect((await open(leaving)).statusCode).toBe(303)
    expect(await line.count("audit_log where action = 'signed_out'")).toBe(1)
  })

  test('get from the address of a submission to its person', async () => {
    await line.submit({ name: 'Seen', email: 'seen@example.com' })
    const { rows } = await line.pool.query<{ id: string; lead: string }>(
      "select id, lead_id as lead from submissions where email = 'seen@example.com'",
    )
    const cookie = cookieOf(await signIn(await newLink()))
    const page = await open(cookie, `/staff/submissions/${rows[0]?.id}`)
    expect([page.statusCode, page.headers.location]).toEqual([303, `/staff/people/${rows[0]?.lead}`])
  })

  test('read on the first screen how many leads came in, who they are, and what waits', async () => {
    await line.submit({ name: 'Robot', email: 'robot0@example.com', website: 'x' })
    const cookie = cookieOf(await signIn(await newLink()))
    const answer = await open(cookie, '/staff/api/today?zone=Europe/Berlin')
    expect(answer.json()).toMatchObject({
      leads: { today: expect.any(Number), week: expect.any(Number) },
      waiting: { quarantined: 1, failed: 0, suspended: [], bounces: 0 },
      newest: [{ name: 'Seen' }],
    })
    await line.pool.query("delete from submissions where email = 'robot0@example.com'")
  })

  test('read leads as JSON and as CSV: what begins as a formula is none, and the log names nobody', async () => {
    const names = ['=HYPERLINK("http://evil")', '@SUM(1)', 'Smith, "Al"']
    for (const [at, name] of names.entries()) await line.submit({ name, email: `csv${at}@example.com` })
    const cookie = cookieOf(await signIn(await newLink()))
    const list = await open(cookie, '/staff/api/leads?q=csv&coach=vitality')
    expect(list.json()).toMatchObject({ rows: [{}, {}, {}], next: null })
    await line.pool.query('truncate audit_log')
    const csv = await open(cookie, '/staff/leads.csv?q=csv&source=test')
    const day = line.clock.now().toISOString().slice(0, 10)
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${day}.csv"`,
      'cache-control': 'no-store',
    })
    const [heading, ...leads] = csv.body.split('\r\n').slice(0, -1)
    expect(heading).toBe('\uFEFFcreated,name,email,coach,campaign,source,via,state,size')
    expect(leads.map((lead) => lead.replace(/^[^,]+,|,[\w-]+@.*/g, '')).toSorted()).toEqual([
      `"'=HYPERLINK(""http://evil"")"`,
      '"Smith, ""Al"""',
      "'@SUM(1)",
    ])
    const { rows } = await line.pool.query('select actor, action, subject, details from audit_log')
    expect(rows).toEqual([
      {
        actor: 'operator',
        action: 'leads_exported',
        subject: null,
        details: { source: 'test', search: true },
      },
    ])
  })

  test('export more leads than fit into one part, each once, with the answers of their latest form', async () => {
    await line.pool.query(
      `insert into leads (email, source, coach, address_hash, created_at)
       select 'many' || n || '@example.com', 'many', 'vitality', n::text, timestamptz '2026-01-01' + n % 7 * interval '1 second'
       from generate_series(1, 2500) n`,
    )
    await line.pool.query(
      `insert into submissions (coach, campaign, campaign_id, lead_id, email, values, attribution, state, ip_hash,
                                page_path, request_id, created_at)
       select coach, 'x', gen_random_uuid(), id, email, jsonb_build_object('size', size), '{}', 'stored', '', '', '', at
       from leads, (values ('old', timestamptz '2026-01-01'), ('new', '2026-01-02')) as sent (size, at)
       where email = 'many7@example.com'`,
    )
    const cookie = cookieOf(await signIn(await newLink()))
    const csv = await open(cookie, '/staff/leads.csv?source=many')
    const leads = csv.body.split('\r\n').slice(1, -1)
    expect(new Set(leads).size).toBe(2500)
    expect(leads.filter((lead) => lead.includes(',new'))).toHaveLength(1)
    expect(leads.some((lead) => lead.includes(',old'))).toBe(false)
  })

  test('cannot be locked out by whoever guesses at links, which are too long to guess, and the audit log has it once', async () => {
    const link = await newLink()
    for (let wrong = 0; wrong < 20; wrong++)
      expect((await signIn(`${origin}/?token=${'guess'.padEnd(30, 'x')}${wrong + 10}`)).statusCode).toBe(401)
    expect(await line.count("audit_log where action = 'sign_in_refused' and actor = 'unknown'")).toBe(1)
    expect(new URL(link).searchParams.get('token')).toMatch(/^[\w-]{32}$/)
    expect((await signIn(link)).statusCode).toBe(303)
  })

  test('leave one line in the audit log for each thing they do: who, what, when, from where, and no secret', async () => {
    await line.submit({ name: 'Robot', email: 'robot@example.com', website: 'x' })
    const quarantined = await newest("submissions where state = 'held'")
    await line.submit({ name: 'Ann', email: 'retried@example.com' })
    const steps = 'step_runs where email is not null'
    const step = await newest(steps)
    await line.pool.query('truncate audit_log')

    const link = await newLink()
    const cookie = cookieOf(await signIn(link))
    const sendTest = '/staff/api/send-test'
    expect((await send(cookie, sendTest, { email: 'bob@example.com' })).statusCode).toBe(422)
    expect((await send(cookie, sendTest, { email: 'test@staff.example' })).statusCode).toBe(200)
    expect((await send(cookie, '/staff/api/process-sequences', {})).statusCode).toBe(200)
    const queue = '/staff/api/queue'
    expect((await send(cookie, `${queue}/quarantined/approve`, { ids: [quarantined] })).json()).toEqual({
      approved: 1,
      left: 0,
    })
    const failed = async () => {
      const isSent = () => line.count("step_runs where id = $1 and state = 'sent'", [step])
      await vi.waitFor(async () => expect(await isSent()).toBe(1), 10_000)
      const { rows } = await line.pool.query<{ provider: string }>(
        "update step_runs set state = 'failed', finished_at = $2 where id = $1 returning provider",
        [step, line.clock.now()],
      )
      return rows[0]?.provider ?? ''
    }
    await failed()
    expect((await send(cookie, `${queue}/steps/${step}/try-again`, {})).json()).toEqual({ count: 1 })
    const provider = await failed()
    expect((await send(cookie, `${queue}/try-again`, { provider })).json()).toEqual({ count: 1 })
    await press(cookie, '/staff/sign-out')

    const { rows } = await line.pool.query<Record<string, unknown>>(
      'select actor, action, ip_hash, created_at from audit_log order by action',
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'failed_steps_retried',
      'sequences_processed',
      'signed_in',
      'signed_out',
      'staff_mail',
      'step_tried_again',
      'submission_released',
    ])
    for (const row of rows)
      expect(row).toMatchObject({
        actor: 'operator',
        ip_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        created_at: line.clock.now(),
      })
    const all = JSON.stringify((await line.pool.query('select * from audit_log')).rows)
    for (const secret of [
      new URL(link).searchParams.get('token') ?? '',
      cookie.split('=')[1] ?? '',
      's'.repeat(32),
      '@',
    ])
      expect(all).not.toContain(secret)
  })

  test('see addresses masked on the email debug dashboard, the newest ten mails of a day, kept in no cache', async () => {
    line.clock.move(minute)
    const people = Array.from({ length: 12 }, (_, at) => `debug${at}@example.com`)
    for (const email of people) await line.submit({ name: 'Dora', email })
    const cookie = cookieOf(await signIn(await newLink()))
    const deliveries = async () => {
      const page = await open(cookie, '/staff/api/dashboard')
      expect(page.headers['cache-control']).toBe('no-store')
      for (const email of people) expect(page.body).not.toContain(email)
      return page.body.split('d***@example.com').length - 1
    }
    expect(await deliveries()).toBe(10)
    line.clock.move(25 * 60 * minute)
    const later = cookieOf(await signIn(await newLink()))
    const page = await open(later, '/staff/api/dashboard')
    expect(page.body).not.toContain('d***@example.com')
  })
})
