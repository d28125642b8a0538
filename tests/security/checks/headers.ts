import type { Check, World } from '../check.ts'
import { allGet, differences } from '../check.ts'
import { openForm } from '../known.ts'
import { pageKinds } from '../page-kinds.ts'
import type { PageKind } from '../page-kinds.ts'
import type { Sent } from '../outsider.ts'

const requestsOf = async (
  { known, outsider }: World,
  isMeant: (page: PageKind) => boolean = () => true,
): Promise<Sent[]> =>
  (await pageKinds(known, outsider))
    .filter(isMeant)
    .map(({ path, cookie }) => ({ path, headers: cookie ? { cookie } : {} }))

/** Refused before the server reads them, by nginx or by the server. */
const broken: Sent[] = [
  { method: 'POST', path: openForm, body: 'x'.repeat(70_000), headers: { 'content-length': 70_000 } },
  { path: `/${'x'.repeat(9000)}` },
  { path: '/', headers: { 'x-long': 'x'.repeat(9000) } },
  { path: '/', headers: Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x-${at}`, 'x'])) },
  { method: 'TRACE', path: '/' },
  { path: '/', headers: { host: 'evil.example' } },
]

const everywhere = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'content-security-policy':
    /^(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')[^,]*$/,
}

export const headerChecks: Check[] = [
  {
    says: 'every answer, also of nginx itself, has HSTS of two years, nosniff and a policy without frames',
    faults: async (world) =>
      allGet(world.outsider, [...(await requestsOf(world)), ...broken], { headers: everywhere }),
  },
  {
    says: 'scripts run by hash alone, and no policy allows what is unsafe',
    faults: async (world) =>
      allGet(world.outsider, await requestsOf(world), {
        headers: {
          'content-security-policy':
            /^(?!.*(unsafe-|\*|http:|data: *[^;]*script)).*(default-src 'none'|script-src)/,
        },
      }),
  },
  {
    says: 'every answer with a body says its type, and text its character set',
    faults: async (world) =>
      allGet(world.outsider, await requestsOf(world), {
        headers: {
          'content-type':
            /^(text\/[a-z]+; charset=utf-8|application\/json; charset=utf-8|image\/svg\+xml; charset=utf-8|(image|font)\/[a-z\d]+|application\/pdf)$/,
        },
      }),
  },
  {
    says: 'no other site may read an answer',
    faults: async (world) => {
      const origins = ['https://evil.example', 'null', 'http://www.example.com']
      const requests = (await requestsOf(world)).flatMap((sent) =>
        origins.map((origin) => ({ ...sent, headers: { ...sent.headers, origin } })),
      )
      const preflights = origins.flatMap((origin) =>
        [openForm, '/functions/v1/create-lead', '/staff/api/leads'].map((path) => ({
          method: 'OPTIONS',
          path,
          headers: { origin, 'access-control-request-method': 'POST' },
        })),
      )
      return allGet(world.outsider, [...requests, ...preflights], {
        headers: { 'access-control-allow-origin': undefined, 'access-control-allow-credentials': undefined },
      })
    },
  },
  {
    says: 'what is meant for one reader is stored nowhere',
    faults: async (world) =>
      allGet(world.outsider, await requestsOf(world, ({ isPrivate }) => isPrivate === true), {
        headers: { 'cache-control': /^no-store$/ },
      }),
  },
  {
    says: 'a page with a token in its address names that address to no other',
    faults: async (world) =>
      allGet(world.outsider, await requestsOf(world, ({ hasToken }) => hasToken === true), {
        headers: { 'referrer-policy': /^no-referrer$/ },
      }),
  },
  {
    says: 'no answer names a program or its version, and no visitor gets a cookie',
    faults: async (world) =>
      allGet(world.outsider, [...(await requestsOf(world)), ...broken], {
        headers: {
          server: /^(nginx)?$/,
          'x-powered-by': undefined,
          via: undefined,
          'set-cookie': undefined,
        },
      }),
  },
  {
    says: 'what a download is called comes from the server',
    faults: async ({ outsider, known }) => [
      ...differences(
        'leads.csv',
        await outsider.send({ path: '/staff/leads.csv?q=x%22%0d%0a', headers: { cookie: known.owner } }),
        { headers: { 'content-disposition': /^attachment; filename="[\w.-]+\.csv"$/ } },
      ),
      ...differences(
        'guide',
        await outsider.send({ path: known.guide.replace(/[^/]+$/, 'x%22%0d%0ay.pdf') }),
        {
          headers: { 'content-disposition': /^inline; filename="[\w-]+\.pdf"$/, y: undefined },
        },
      ),
    ],
  },
]
