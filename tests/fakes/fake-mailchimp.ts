/**
 * The Mailchimp Marketing API (3.0): stores members, validates requests, and misbehaves on demand.
 *
 *   node tests/fakes/fake-mailchimp.ts [port] [control port]     prints {"url","controlUrl","apiKey"}
 *
 * Give the server MAILCHIMP_API_KEY=<apiKey> and MAILCHIMP_URL=<url>. It accepts
 *   PUT   /3.0/lists/{list}/members/{md5 of the lower-case address}[?skip_merge_validation=true]   adds or updates
 *   PATCH the same path with {"status":"unsubscribed"}                                             removes; 404 unknown
 *   POST  the same path + /tags with {"tags":[{"name","status":"active"|"inactive"}]}              204
 *   POST  the same path + /actions/delete-permanent                                               204; never added again
 * and returns 400 for everything else: a wrong hash, unknown keys, a PUT with `status`. Such requests are recorded in
 * `problems`. A wrong key gets 401.
 *
 * Modes: ok; 400-exists, 400-compliance, 400-fake, 401, 403-html, 404, 429 (Retry-After: 7), 500, 503-html: for every
 * request, nothing is stored; hang: never responds; slow=SECONDS; reset: does the work, then resets the connection;
 * garbage, 10MB: does the work, then returns 200 with that body; redirect=URL: 307.
 *
 * Control port: GET /members /requests /problems /connections (open, and peak) /mode; POST /mode (the mode as the body),
 * POST /clear.
 */
import { createHash } from 'node:crypto'
import { startHttpFake, plainModes } from './http-fake.ts'
import type { Answer, Got, HttpFake } from './http-fake.ts'

export const fakeMailchimpKey = '0123456789abcdef0123456789abcdef-us1'

export type FakeMember = { list: string; email: string; status: string; name: string | null; tags: string[] }
export type FakeMailchimp = HttpFake & {
  apiKey: string
  members: () => FakeMember[]
  /** Invalid requests. */
  problems: () => string[]
}

type Options = { port?: number; controlPort?: number; onPoint?: (point: 'IN' | 'OUT', got: Got) => void }

export const startFakeMailchimp = async (options: Options = {}): Promise<FakeMailchimp> => {
  const members = new Map<string, FakeMember>()
  const problems: string[] = []
  const fake = await startHttpFake({
    ...options,
    modes: new RegExp(`^(${plainModes}|${Object.keys(errors).join('|')})$`),
    serve: (got) => {
      const answer = serve(members, got)
      if (answer.status === 400 || answer.status === 401)
        problems.push(`${got.method} ${got.path}: ${titleOf(answer)}`)
      return answer
    },
    inMode: (mode) => errors[mode] ?? null,
    reports: { '/members': () => [...members.values()], '/problems': () => problems },
    clear: () => {
      members.clear()
      problems.length = 0
    },
  })
  return {
    ...fake,
    apiKey: fakeMailchimpKey,
    members: () => [...members.values()],
    problems: () => [...problems],
  }
}

const problem = (status: number, title: string, detail = title): Answer => ({
  status,
  type: 'application/problem+json; charset=utf-8',
  body: {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: '',
  },
})
const page = (status: number): Answer => ({ status, type: 'text/html', body: '<html><h1>Sorry</h1></html>' })
const titleOf = ({ body }: Answer) => (body as { detail?: string }).detail ?? '' // made by `problem`

const errors: Record<string, Answer> = {
  '400-exists': problem(400, 'Member Exists', 'ann@porch.example is already a list member.'),
  '400-compliance': problem(
    400,
    'Member In Compliance State',
    'is in a compliance state due to unsubscribe.',
  ),
  '400-fake': problem(400, 'Invalid Resource', 'looks fake or invalid, please enter a real email address.'),
  '401': problem(401, 'API Key Invalid'),
  '403-html': page(403),
  '404': problem(404, 'Resource Not Found'),
  '429': { ...problem(429, 'Too Many Requests'), headers: { 'retry-after': '7' } },
  '500': problem(500, 'Internal Server Error'),
  '503-html': page(503),
}

const place =
  /^\/3\.0\/lists\/([A-Za-z0-9]+)\/members\/([0-9a-f]{32})(\/tags|\/actions\/delete-permanent)?(\?skip_merge_validation=true)?$/

const serve = (members: Map<string, FakeMember>, got: Got): Answer => {
  const [kind, token = ''] = (got.headers.authorization ?? '').split(' ')
  if (kind !== 'Basic' || !Buffer.from(token, 'base64').toString().endsWith(`:${fakeMailchimpKey}`))
    return problem(401, 'API Key Invalid')
  const [, list = '', hash = '', action] = place.exec(got.path) ?? []
  if (!list) return problem(400, 'Unknown path')
  const body = parsed(got.body)
  if (!body) return problem(400, 'JSON Parse Error')
  const key = `${list}/${hash}`
  if (action && got.method !== 'POST') return problem(400, `${action} is posted`)
  if (action === '/tags') return tag(members.get(key), body)
  if (action) return forget(members, key)
  if (got.method === 'PATCH') return leave(members.get(key), hash, body)
  if (got.method !== 'PUT') return problem(400, `No ${got.method} here`)
  return upsert(members, { list, key, hash }, body)
}

type Body = Record<string, unknown>

const forget = (members: Map<string, FakeMember>, key: string): Answer => {
  const known = members.get(key)
  if (!known || known.status === forgotten) return problem(404, 'Resource Not Found')
  members.set(key, { list: known.list, email: '', status: forgotten, name: null, tags: [] })
  return { status: 204 }
}
const forgotten = 'forgotten'

const upsert = (
  members: Map<string, FakeMember>,
  { list, key, hash }: { list: string; key: string; hash: string },
  body: Body,
): Answer => {
  const { email_address: email, status_if_new: status, merge_fields: fields, ...others } = body
  if ('status' in others) return problem(400, 'A PUT must not carry "status"')
  if (Object.keys(others).length > 0) return problem(400, `Unknown keys: ${Object.keys(others).join()}`)
  if (typeof email !== 'string' || status !== 'subscribed')
    return problem(400, 'Wrong address or status_if_new')
  if (createHash('md5').update(email.toLowerCase()).digest('hex') !== hash) return problem(400, 'Wrong hash')
  const known = members.get(key) ?? { list, email, status, name: null, tags: [] }
  if (known.status === forgotten) return problem(400, 'Forgotten Email Not Subscribed')
  const name = (fields as { FNAME?: string } | undefined)?.FNAME ?? known.name
  members.set(key, { ...known, name })
  return { status: 200, body: { id: hash, email_address: email, status: known.status } }
}

const leave = (member: FakeMember | undefined, hash: string, body: Body): Answer => {
  if (JSON.stringify(body) !== '{"status":"unsubscribed"}')
    return problem(400, 'Only "unsubscribed" is known')
  if (!member) return problem(404, 'Resource Not Found')
  member.status = 'unsubscribed'
  return { status: 200, body: { id: hash, status: member.status } }
}

const tag = (member: FakeMember | undefined, { tags }: Body): Answer => {
  if (!Array.isArray(tags)) return problem(400, 'tags must be a list')
  if (!member) return problem(404, 'Resource Not Found')
  for (const { name, status } of tags as { name: string; status: string }[]) {
    member.tags = member.tags.filter((known) => known !== name)
    if (status === 'active') member.tags.push(name)
  }
  return { status: 204 }
}

const parsed = (text: string): Body | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Body) : null
  } catch {
    return null
  }
}

if (import.meta.main) {
  const [port, controlPort] = process.argv.slice(2).map(Number)
  const fake = await startFakeMailchimp({ ...(port && { port }), ...(controlPort && { controlPort }) })
  console.log(JSON.stringify({ url: fake.url, controlUrl: fake.controlUrl, apiKey: fake.apiKey }))
}
