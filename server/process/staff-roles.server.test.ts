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
  const device = { ipHash: 'hash', browser: null }
  for (const { role, coach } of people)
    cookies.set(named(role, coach), `__Host-porchlight=${await signIn.open(named(role, coach), device)}`)
  // In another browser, so that ending it keeps the cookies of this table.
  await signIn.open(named('viewer', 'vitality'), { ...device, browser: 'Safari on iPhone' })
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
  const { lead, run, submission } = rows[0] ?? {}
  const [more] = (
    await line.pool.query<Record<string, string>>(
      `select (select id from registrations limit 1) as guest, gen_random_uuid() as journey,
              (select campaign_id from leads where id = $1) as row,
              (select id from staff_sessions where browser is not null) as session`,
      [lead],
    )
  ).rows
  Object.assign(ids, { lead, run, step: run, id: run, submission, ...more })
  await line.pool.query('truncate audit_log')
})
afterAll(() => line?.stop())

type Known = Endpoint<never, never>
const endpoints = Object.values(
  import.meta.glob<Record<string, unknown>>('../../engine/campaign/staff/**/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Known => typeof value === 'object' && value !== null && 'needs' in value)

/** What an endpoint is asked beside the parts of its path, all about a lead of vitality; the others are asked nothing. */
const asked = (path: string): Record<string, unknown> => {
  const { run, submission, guest, journey, row, session } = ids
  const person: Record<string, object> = {
    'fix-address': { email: 'somebody@example.com' },
    merge: { email: 'nobody@example.com' },
    note: { text: 'Met at the fair.' },
    tag: { tag: 'fair' },
    untag: { tag: 'fair' },
    pause: { journey },
    resume: { journey },
    resend: { run },
    // Not the address of the person: it has to outlive this table.
    erase: { email: 'another@example.com' },
  }
  const others: Record<string, object> = {
    '/staff/api/today': { zone: 'UTC' },
    '/staff/api/campaigns': { zone: 'UTC' },
    '/staff/api/campaigns/:coach/:campaign': { period: '30', zone: 'UTC' },
    '/staff/api/campaign-details': { campaign: row },
    '/staff/api/retry-failed': { campaign: row },
    '/staff/api/events': { when: 'upcoming' },
    '/staff/api/events/:coach/:campaign/give': { name: 'Bob', email: 'bob@example.com', oneMore: false },
    '/staff/api/events/:coach/:campaign/attendance': { guest, isHere: true },
    '/staff/api/events/:coach/:campaign/free': { guest },
    '/staff/api/queue/due': { provider: 'mail' },
    '/staff/api/queue/failed-steps': { provider: 'mail', state: 'failed' },
    '/staff/api/queue/try-again': { provider: 'mail' },
    '/staff/api/queue/suspended/try-now': { provider: 'mail' },
    '/staff/api/queue/quarantined/approve': { ids: [submission] },
    '/staff/api/queue/quarantined/discard': { ids: [submission] },
    '/staff/api/send-test': { email: named('owner', 'vitality') },
    '/staff/api/diagnostics': { tests: ['data'], email: named('owner', 'vitality'), name: 'Ann' },
    '/staff/api/sessions/end': { id: session },
    '/staff/api/leads': { coach: 'vitality' },
  }
  return { ...(person[path.split('/:lead/')[1] ?? ''] ?? others[path]) }
}

const refusedBy: Record<Known['needs'], readonly StaffRole[]> = {
  read: [],
  act: ['viewer'],
  own: ['viewer', 'editor'],
}

/** May refuse what this table asks: there is no such passkey, address or journey, or it is somebody else's. */
const refusing = [
  'passkeys',
  'send-test',
  ...['erase', 'merge', 'pause', 'resume'].map((name) => `people/:lead/${name}`),
].map((path) => `POST /staff/api/${path}`)

const send = ({ method, path }: Pick<Known, 'method' | 'path'>, who?: string) => {
  const url = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none')
  const question = asked(path)
  return line.server.app.inject({
    method,
    url,
    ...(method === 'GET' && { query: question as Record<string, string> }),
    headers: {
      host,
      ...(method === 'POST' && { origin, 'content-type': 'application/json' }),
      ...(who !== undefined && { cookie: cookies.get(who) ?? '' }),
    },
    ...(method === 'POST' && { payload: JSON.stringify(question) }),
    remoteAddress: '203.0.113.9',
  })
}

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
      else {
        const mayRefuse = refusing.includes(`${endpoint.method} ${endpoint.path}`)
        expect(mayRefuse ? [200, 422] : [200, 404], role).toContain(statusCode)
      }
    }
  })

  test('shows and does nothing of another coach', async () => {
    for (const role of ['viewer', 'editor'] as const) {
      const { statusCode, body } = await send(endpoint, named(role, 'ember'))
      expect(body).not.toContain(secret)
      if (endpoint.path.includes(':') && endpoint.needs !== 'own' && role === 'editor')
        expect([statusCode, body]).toEqual(
          endpoint.path.includes('/steps/') ? [200, '{"count":0}'] : [404, expect.any(String)],
        )
    }
    const { rows } = await line.pool.query(
      `select actor, action from audit_log where actor like '%-ember@%' and action not in ('staff_mail', 'sequences_processed')`,
    )
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
  expect(others.length).toBeGreaterThan(10)
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
