import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { host, origin, startServer } from '../../tests/postgres/start-server.ts'
import { postgresSignIn } from '../staff/sign-in.ts'

const minute = 60_000

let line: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  line = await startServer()
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
const newLink = () => postgresSignIn(line.pool, line.clock).createLink(origin)
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const open = (cookie: string, url = '/staff') => line.server.app.inject({ url, headers: { host, cookie } })

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

  test('see the rows of a submission', async () => {
    await line.submit({ name: 'Seen', email: 'seen@example.com' })
    const { rows } = await line.pool.query<{ id: string }>(
      "select id from submissions where email = 'seen@example.com'",
    )
    const cookie = cookieOf(await signIn(await newLink()))
    const page = await open(cookie, `/staff/submissions/${rows[0]?.id}`)
    expect(page.statusCode).toBe(200)
    for (const table of ['leads', 'consents', 'step_runs']) expect(page.body).toContain(`"table":"${table}"`)
  })
})
