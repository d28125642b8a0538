import { isDeepStrictEqual } from 'node:util'
import { allGet, differences, fault } from '../check.ts'
import type { Check } from '../check.ts'
import { people, visitor } from '../known.ts'
import type { Sent } from '../outsider.ts'
import { metricsToken, publishableKey } from '../production.ts'
import { knownEndpoints, staffEndpoints } from '../staff-endpoints.ts'
import type { StaffEndpoint } from '../staff-endpoints.ts'

const requestOf = ({ method, path }: StaffEndpoint, origin: string, cookie?: string): Sent => ({
  method,
  path,
  headers: {
    ...(cookie && { cookie }),
    ...(method === 'POST' && { origin, 'content-type': 'application/json' }),
  },
  ...(method === 'POST' && { body: '{}' }),
})

const proxyHeaders = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'x-forwarded-host',
  'x-original-url',
  'x-rewrite-url',
]

export const accessChecks: Check[] = [
  {
    says: 'a stranger gets no answer from any address of the staff area',
    faults: async ({ outsider, production }) => {
      const endpoints = await staffEndpoints()
      const pages = [
        '/staff',
        '/staff/leads',
        '/staff/leads.csv',
        '/test-email',
        '/email-debug',
        '/staff/mails/x/body',
      ]
      return [
        ...fault(endpoints.length < 40, `only ${endpoints.length} addresses are known`),
        ...(await allGet(
          outsider,
          endpoints.map((endpoint) => requestOf(endpoint, production.origin)),
          { status: 401 },
        )),
        ...(await allGet(
          outsider,
          pages.map((path) => ({ path })),
          { status: 303, headers: { location: /^\/staff\/sign-in$/ } },
        )),
      ]
    },
  },
  {
    says: 'who may only read changes nothing, whatever is asked for',
    faults: async ({ outsider, production, known }) =>
      allGet(
        outsider,
        (await staffEndpoints())
          .filter(({ needs }) => needs !== 'read')
          .map((endpoint) => requestOf(endpoint, production.origin, known.viewer)),
        { status: 403 },
      ),
  },
  {
    says: 'staff of one coach find nobody of another: in lists, figures, downloads and by the id of a person',
    faults: async ({ outsider, production, known }) => {
      const [row] = await production.product.query('select id from leads where email = $1', [visitor.email])
      const lead = String(row?.['id'])
      const as = (cookie: string, path: string) => outsider.send({ path, headers: { cookie } })
      const lists = [
        '/staff/api/leads',
        '/staff/leads.csv',
        '/staff/api/today?zone=UTC',
        '/staff/api/lead-count',
      ]
      const hidden = [
        `/staff/api/people/${lead}`,
        `/staff/api/people/${lead}/timeline`,
        '/staff/api/leads?coach=vitality',
        '/staff/leads.csv?coach=vitality',
        '/staff/api/campaigns/vitality/sugar-free-blueprint?period=30&zone=UTC',
        '/staff/api/events/moneywise/financial-freedom',
      ]
      const seen = await as(known.owner, `/staff/api/people/${lead}`)
      return [
        ...differences('owner', seen, { status: 200, text: new RegExp(visitor.email) }),
        ...(await allGet(
          outsider,
          lists.map((path) => ({ path, headers: { cookie: known.viewer } })),
          { status: 200, without: new RegExp(`${visitor.name}|${visitor.email}`) },
        )),
        ...(await allGet(
          outsider,
          hidden.map((path) => ({ path, headers: { cookie: known.viewer } })),
          { status: 404, without: new RegExp(visitor.email) },
        )),
      ]
    },
  },
  {
    says: 'an answer for staff has the fields that its endpoint lists, and no others',
    faults: async ({ outsider, production, known }) => {
      const [row] = await production.product.query('select id, campaign_id from leads where email = $1', [
        visitor.email,
      ])
      const given: Record<string, string> = {
        zone: 'UTC',
        period: '30',
        coach: 'moneywise',
        lead: String(row?.['id']),
      }
      const faults: string[] = []
      let read = 0
      for (const { method, path, answers } of await knownEndpoints()) {
        const asked = path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? 'financial-freedom')
        const query = /campaigns|today/.test(path) ? '?zone=UTC' : ''
        if (method !== 'GET') continue
        const { status, text } = await outsider.send({
          path: `${asked}${query}`,
          headers: { cookie: known.owner },
        })
        if (status !== 200) continue
        read += 1
        const body: unknown = JSON.parse(text)
        const listed = answers.safeParse(body)
        faults.push(...fault(!listed.success, `${path} is not as listed`))
        faults.push(...fault(listed.success && !isDeepStrictEqual(listed.data, body), `${path} has more`))
      }
      return [...faults, ...fault(read < 15, `only ${read} answers were read`)]
    },
  },
  {
    says: 'the publishable key of pages opens no function of staff, and chooses no text and no recipient',
    faults: async ({ outsider }) => {
      const call = (name: string, body: unknown, apikey = publishableKey) =>
        outsider.sendJson(`/functions/v1/${name}`, body, { headers: { apikey } })
      return [
        ...differences('no key', await call('create-lead', {}, ''), { status: 401 }),
        ...differences('wrong key', await call('create-lead', {}, `${publishableKey}x`), { status: 401 }),
        ...differences('of staff', await call('test-email', {}), { status: [403, 404] }),
        ...differences('dashboard', await call('debug-dashboard', {}), { status: [403, 404] }),
        ...differences(
          'open relay',
          await call('send-welcome-email', { toEmail: people.owner, htmlContent: '<b>x</b>' }),
          { status: 403 },
        ),
      ]
    },
  },
  {
    says: 'metrics are closed from outside, also with their token and as if from this machine',
    faults: async ({ outsider }) => {
      const tries: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${metricsToken}` },
        ...proxyHeaders.map((name) => ({ [name]: '127.0.0.1' })),
      ]
      return allGet(
        outsider,
        tries.flatMap((headers) =>
          ['/metrics', '/metrics/', '//metrics', '/%6detrics'].map((path) => ({ path, headers })),
        ),
        { status: 404, without: /porchlight_|process_/ },
      )
    },
  },
  {
    says: 'a header that only a proxy may set opens nothing and names no other host',
    faults: async ({ outsider, production }) =>
      allGet(
        outsider,
        ['/staff/api/me', '/staff/api/leads'].flatMap((path) =>
          proxyHeaders.map((name) => ({
            path,
            headers: { [name]: name.endsWith('url') ? '/healthz' : '127.0.0.1' },
          })),
        ),
        { status: 401 },
      ).then(async (faults) => [
        ...faults,
        ...differences(
          'sitemap',
          await outsider.send({ path: '/robots.txt', headers: { 'x-forwarded-host': 'evil.example' } }),
          { status: 200, text: new RegExp(production.origin), without: /evil/ },
        ),
      ]),
  },
]
