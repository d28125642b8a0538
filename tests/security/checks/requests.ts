import { allGet, differences, fault } from '../check.ts'
import type { Check } from '../check.ts'
import { openForm, visitor } from '../known.ts'
import type { Sent } from '../outsider.ts'

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json): Sent => ({
  method: 'POST',
  path: openForm,
  body,
  headers: { 'content-length': Buffer.byteLength(body), ...headers },
  from: '127.0.4.1',
})
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const withMore = (more: object) => post(JSON.stringify({ ...visitor, ...more }))

const targets = [
  'etc/passwd',
  'package.json',
  '.env',
  '.git/config',
  '.data/secret',
  'dist/current',
  'server/main.mjs',
]
const climbs = [
  '',
  'assets/../',
  'assets/../../',
  'assets/..%2f..%2f',
  'assets/%2e%2e/%2e%2e/',
  'assets/..%5c..%5c',
  'assets/%252e%252e%252f',
  'assets/....//....//',
  'assets/\0/../',
  'private/vitality/..%2f..%2f',
]

export const requestChecks: Check[] = [
  {
    says: 'methods that nobody needs are refused, TRACE among them',
    faults: async ({ outsider }) =>
      allGet(
        outsider,
        ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
          ['/', '/sugar-free-blueprint', openForm, '/staff/sign-in', '/healthz'].map((path) => ({
            method,
            path,
          })),
        ),
        { status: 405 },
      ),
  },
  {
    says: 'what is too large is refused: body, address, header, number of headers, length of an answer',
    faults: async ({ outsider }) => [
      ...(await allGet(
        outsider,
        [post('x'.repeat(33_000)), post('x'.repeat(70_000)), post('x'.repeat(2_000_000))],
        { status: 413 },
      )),
      ...(await allGet(outsider, [{ path: `/${'x'.repeat(9000)}` }], { status: [404, 414] })),
      ...(await allGet(outsider, [{ path: '/', headers: { 'x-long': 'x'.repeat(40_000) } }], {
        status: [400, 431],
      })),
      ...(await allGet(
        outsider,
        [
          {
            path: '/',
            headers: Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x-${at}`, 'x'])),
          },
        ],
        { status: [400, 431] },
      )),
      ...(await allGet(outsider, [withMore({ name: 'x'.repeat(5000) })], { status: 422, text: /too_long/ })),
    ],
  },
  {
    says: 'no path leads out of what is served',
    faults: async ({ outsider }) =>
      allGet(
        outsider,
        climbs.flatMap((climb) =>
          targets.map((target) => ({ path: `/${climb.replace('\0', '%00')}${target}` })),
        ),
        { status: [400, 404, 405], without: /root:|"dependencies"|repositoryformatversion|SECRET=/ },
      ),
  },
  {
    says: 'no folder is listed',
    faults: async ({ outsider }) =>
      allGet(
        outsider,
        [
          '/assets',
          '/assets/',
          '/assets/rampup/',
          '/private/',
          '/staff/mails/',
          '/fonts/',
          '/.well-known/',
        ].map((path) => ({ path })),
        { status: [303, 404], without: /Index of|<pre>/ },
      ),
  },
  {
    says: 'a form takes its own fields alone, once each, and of the type that they have',
    faults: async ({ outsider }) => [
      ...(await allGet(
        outsider,
        [
          { role: 'owner' },
          { coach: 'harbor' },
          { state: 'stored' },
          { held_reason: null },
          { __proto: 1 },
        ].map(withMore),
        { status: 422, text: /unknown_field/ },
      )),
      ...(await allGet(
        outsider,
        [
          post('{"name":"Ann","email":"a@example.com","__proto__":{"role":"owner"}}'),
          post('{"name":"Ann","email":"a@example.com","email":"b@example.com"}'),
          post('name=Ann&email=a%40example.com&email=b%40example.com', form),
          withMore({ email: ['a@example.com'] }),
          withMore({ email: { $ne: null } }),
          withMore({ name: 12 }),
          post('[]'),
          post('{"name":'),
          post('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>', {
            'content-type': 'application/xml',
          }),
        ],
        { status: [400, 415, 422], without: /root:/ },
      )),
    ],
  },
  {
    says: 'what is typed comes back as text, and out of a download as no formula',
    faults: async ({ outsider, production, known }) => {
      const name = `=cmd|' /C calc'!A0 <img src=x onerror=alert(1)> '; drop table leads;--`
      const email = 'typed@example.com'
      const shown = await outsider.send(
        post(new URLSearchParams({ name, email: 'not an address' }).toString(), form),
      )
      const taken = await outsider.sendJson(openForm, { name, email }, { from: '127.0.4.2' })
      const [row] = await production.product.query('select name from leads where email = $1', [email])
      const csv = await outsider.send({
        path: '/staff/leads.csv?coach=vitality',
        headers: { cookie: known.owner },
      })
      return [
        ...differences('shown again', shown, { status: 422, text: /&lt;img src/, without: /<img src=x/ }),
        ...differences('taken', taken, { status: 200, headers: { 'content-type': /^application\/json/ } }),
        ...fault(row?.['name'] !== name, `is stored as ${String(row?.['name'])}`),
        ...differences('download', csv, { status: 200, text: /,'=cmd\|/ }),
      ]
    },
  },
  {
    says: 'no request hides in another, and no header is made of what is typed',
    faults: async ({ outsider, production }) => {
      const head = `POST ${openForm} HTTP/1.1\r\nHost: ${new URL(production.origin).host}\r\n`
      const hidden = `GET /staff/hidden HTTP/1.1\r\nHost: x\r\n\r\n`
      const both = await outsider.talk(
        `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      )
      const two = await outsider.talk(`${head}Content-Length: 4\r\nContent-Length: 60\r\n\r\nabcd${hidden}`)
      const odd = await outsider.talk(`${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`)
      const split = await outsider.send({ path: '/sugarfree%0d%0aX-Evil:%20yes?x=%0d%0aX-Evil:%20yes' })
      return [
        ...[both, two, odd].flatMap((text, at) => [
          ...fault(!/^HTTP\/1.1 (400|501)/.test(text), `${at}: ${text.slice(0, 40)}`),
          ...fault((text.match(/HTTP\/1\.1 \d/g) ?? []).length !== 1, `${at}: has more than one answer`),
        ]),
        ...differences('split', split, { headers: { 'x-evil': undefined } }),
      ]
    },
  },
  {
    says: 'errors say what to do, and nothing of the machine, of the code or of the database',
    faults: async ({ outsider, known }) =>
      allGet(
        outsider,
        [
          post('{'),
          post('x', { 'content-type': 'text/plain' }),
          { path: '/no-such-page' },
          { path: '/%zz' },
          { path: '/done/x' },
          { path: `/u/${'x'.repeat(24)}` },
          { path: '/staff/api/people/not-an-id', headers: { cookie: known.owner } },
          { path: "/staff/api/leads?cursor=%27%00&from=x&coach='", headers: { cookie: known.owner } },
          { path: '/functions/v1/constructor', method: 'POST' },
          { path: '/api/submit/__proto__', method: 'POST' },
        ],
        {
          status: [400, 401, 404, 415, 422],
          without:
            /\n\s+at |node_modules|\/(home|tmp|work|dev)\/|select .* from|ECONN|postgres|fastify|TypeError/i,
        },
      ),
  },
]
