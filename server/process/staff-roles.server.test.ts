import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../engine/campaign/staff/endpoint.ts'
import type { StaffRole } from '../../engine/campaign/schema/staff-file.ts'
import { startServer } from '../../tests/postgres/start-server.ts'
import { postgresSignIn } from '../staff/sign-in.ts'

const host = 'porch.example'
const origin = 'https://porch.example'
const secret = 'sentinel'

const people = [
  { role: 'owner', coach: 'vitality' },
  { role: 'editor', coach: 'vitality' },
  { role: 'viewer', coach: 'vitality' },
  { role: 'editor', coach: 'ember' },
  { role: 'viewer', coach: 'ember' },
] as const
const named = (role: StaffRole, coach: string) => `${role}-${coach}@staff.example`

let line: Awaited<ReturnType<typeof startServer>>
const cookies = new Map<string, string>()
/** What the parts of paths stand for, all of vitality. */
const ids: Record<string, string> = {
  coach: 'vitality',
  campaign: 'event',
  step: 'none',
  run: 'none',
  id: 'none',
}
beforeAll(async () => {
  line = await startServer(
    { publicOrigin: origin, secure: true },
    people.map(({ role, coach }) => ({ name: role, email: named(role, coach), role, coaches: [coach] })),
  )
  const signIn = postgresSignIn(line.pool, line.clock, {
    people: () =>
      people.map(({ role, coach }) => ({ name: role, email: named(role, coach), role, coaches: [coach] })),
    secure: true,
  })
  for (const { role, coach } of people)
    cookies.set(named(role, coach), `__Host-porchlight=${await signIn.open(named(role, coach), 'hash')}`)
  for (const path of ['/api/submit/vitality/blueprint', '/api/submit/vitality/event'])
    await line.submit(
      { name: `Ann ${secret}`, email: `${secret}@example.com` },
      { path, headers: { host, origin } },
    )
  const { rows } = await line.pool.query<{ lead: string; run: string | null; submission: string }>(
    `select lead.id as lead, run.id as run, form.id as submission from leads lead
     join submissions form on form.lead_id = lead.id left join step_runs run on run.lead_id = lead.id
     order by run.id nulls last limit 1`,
  )
  Object.assign(ids, { lead: rows[0]?.lead, run: rows[0]?.run, step: rows[0]?.run, id: rows[0]?.submission })
  await line.pool.query('truncate audit_log')
})
afterAll(() => line?.stop())

type Known = Endpoint<never, never>
const endpoints = Object.values(
  import.meta.glob<Record<string, unknown>>('../../engine/campaign/staff/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Known => typeof value === 'object' && value !== null && 'needs' in value)

/** Bodies that a command accepts; the others take none. */
const bodies: Record<string, object> = {}

const refusedBy: Record<Known['needs'], readonly StaffRole[]> = {
  read: [],
  act: ['viewer'],
  own: ['viewer', 'editor'],
}

const send = ({ method, path }: Pick<Known, 'method' | 'path'>, who?: string) =>
  line.server.app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none'),
    headers: {
      host,
      ...(method === 'POST' && { origin, 'content-type': 'application/json' }),
      ...(who !== undefined && { cookie: cookies.get(who) ?? '' }),
    },
    ...(method === 'POST' && { payload: JSON.stringify(bodies[path] ?? {}) }),
    remoteAddress: '203.0.113.9',
  })

describe.each(endpoints)('$method $path', (endpoint) => {
  test('answers no stranger', async () => {
    const { statusCode, body } = await send(endpoint)
    expect(statusCode).toBe(401)
    expect(body).not.toContain(secret)
  })

  test(`is for whoever may ${endpoint.needs}`, async () => {
    const refused = refusedBy[endpoint.needs]
    for (const role of ['viewer', 'editor', 'owner'] as const) {
      const { statusCode } = await send(endpoint, named(role, 'vitality'))
      if (refused.includes(role)) expect(statusCode, role).toBe(403)
      else expect([401, 403, 500], `${role}: ${statusCode}`).not.toContain(statusCode)
    }
  })

  test('shows and does nothing of another coach', async () => {
    for (const role of ['viewer', 'editor'] as const) {
      const { statusCode, body } = await send(endpoint, named(role, 'ember'))
      expect(body).not.toContain(secret)
      if (endpoint.path.includes(':') && endpoint.needs !== 'own' && role === 'editor')
        expect([404, 400, 422], String(statusCode)).toContain(statusCode)
    }
    const { rows } = await line.pool.query("select actor, action from audit_log where actor like '%-ember@%'")
    expect(rows).toEqual([])
  })
})

/** Every route of the staff area, as the router prints its tree: none may be forgotten in the tables of this file. */
const routes = () => {
  const parents: string[] = []
  return line.server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const [, indent = '', part = '', methods = ''] =
        /^(.*?)(?:├──|└──) (\S*) \(([A-Z, ]+)\)/.exec(text) ?? []
      const depth = indent.length / 4
      parents.splice(depth, Infinity, part)
      const path = parents.join('')
      return methods.split(', ').map((method) => ({ method, path }))
    })
    .filter(({ method, path }) => /^\/(staff|test-email|email-debug)/.test(path) && method !== 'HEAD')
}

const open = ['/staff/sign-in', '/staff/sign-out', '/staff/api/sign-in', '/staff/api/sign-in/options']

test('no other route of the staff area lets a stranger in, changes anything for a viewer, or shows another coach', async () => {
  const others = routes().filter(
    ({ method, path }) =>
      !open.includes(path) && !endpoints.some((each) => each.method === method && each.path === path),
  )
  expect(others.length).toBeGreaterThan(15)
  for (const { method, path } of others) {
    const route = { method: method as 'GET' | 'POST', path: path.replace(/\/?\*$/, '/x') as Known['path'] }
    const stranger = await send(route)
    expect([303, 401], `${method} ${path}`).toContain(stranger.statusCode)
    expect(stranger.body).toBe(stranger.statusCode === 303 ? '' : stranger.body)
    if (path === '/staff/api/leads/live') continue
    if (method === 'POST') {
      const viewer = await send(route, named('viewer', 'vitality'))
      expect([403, 404], `${method} ${path}: ${viewer.statusCode}`).toContain(viewer.statusCode)
    }
    const foreign = await send(route, named('editor', 'ember'))
    expect(foreign.body, `${method} ${path}`).not.toContain(secret)
    expect(foreign.statusCode, `${method} ${path}`).toBeLessThan(500)
  }
})
