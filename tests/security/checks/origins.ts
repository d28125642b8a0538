import { allGet, differences } from '../check.ts'
import type { Check } from '../check.ts'
import { openForm, visitor } from '../known.ts'
import { publishableKey } from '../production.ts'
import { staffEndpoints } from '../staff-endpoints.ts'

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://www.example.com' },
  { origin: 'https://www.example.com.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
]

export const originChecks: Check[] = [
  {
    says: 'no press of staff counts from another site, or without an origin',
    faults: async ({ outsider, known: { owner: cookie } }) => {
      const posts = (await staffEndpoints()).filter(({ method }) => method === 'POST').map(({ path }) => path)
      return allGet(
        outsider,
        [...posts, '/staff/sign-out', '/staff/sign-in'].flatMap((path) =>
          [...foreign, {}].map((headers) => ({
            method: 'POST',
            path,
            body: '{}',
            headers: { cookie, 'content-type': 'application/json', ...headers },
          })),
        ),
        { status: 403 },
      )
    },
  },
  {
    says: 'no press of staff counts as a type that a foreign form can send',
    faults: async ({ outsider, production, known: { owner: cookie } }) => {
      const posts = (await staffEndpoints()).filter(({ method }) => method === 'POST').map(({ path }) => path)
      return allGet(
        outsider,
        posts.flatMap((path) =>
          ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'].map(
            (type) => ({
              method: 'POST',
              path,
              body: '{"a":1}',
              headers: { cookie, origin: production.origin, 'content-type': type },
            }),
          ),
        ),
        { status: [403, 404, 415, 422] },
      )
    },
  },
  {
    says: 'forms and functions take nothing that another site sends',
    faults: async ({ outsider }) => {
      const sent = foreign.flatMap((headers) =>
        [openForm, '/functions/v1/create-lead'].map((path) => ({
          method: 'POST',
          path,
          body: JSON.stringify(visitor),
          headers: { 'content-type': 'application/json', apikey: publishableKey, ...headers },
        })),
      )
      return allGet(outsider, sent, { status: 403, text: /forbidden_origin/ })
    },
  },
  {
    says: 'opening an address changes nothing: what changes something is a POST',
    faults: async ({ outsider, known }) => {
      const posts = (await staffEndpoints()).filter(({ method }) => method === 'POST').map(({ path }) => path)
      const gets = new Set(
        (await staffEndpoints()).filter(({ method }) => method === 'GET').map(({ path }) => path),
      )
      const all = [
        ...posts.filter((path) => !gets.has(path)),
        '/staff/sign-out',
        openForm,
        '/functions/v1/create-lead',
      ]
      return allGet(
        outsider,
        all.map((path) => ({ path, headers: { cookie: known.owner, apikey: publishableKey } })),
        // The staff app answers every address of a page.
        { status: [200, 404, 405], headers: { 'set-cookie': undefined }, without: /"done"/ },
      )
    },
  },
  {
    says: 'the links of a mail can be opened without doing anything',
    faults: async ({ outsider, production, known }) => {
      const before = await production.product.query('select count(*) from suppressions')
      await allGet(
        outsider,
        [known.unsubscribe, known.ownData, `${known.unsubscribe}/confirm`].map((path) => ({ path })),
        {},
      )
      const after = await production.product.query('select count(*) from suppressions')
      return JSON.stringify(before) === JSON.stringify(after) ? [] : ['somebody is unsubscribed']
    },
  },
  {
    says: 'another host name is refused, and no answer leads to another host',
    faults: async ({ outsider }) => {
      const aside = [
        '//evil.example',
        '/\\evil.example',
        '/%2f%2fevil.example',
        '/https:%2f%2fevil.example',
        '/sugarfree//evil.example',
        '/staff/sign-in?next=https://evil.example',
        '/?url=//evil.example',
        '/%0d%0aLocation:%20https://evil.example',
      ]
      return [
        ...differences('host', await outsider.send({ path: '/', headers: { host: 'evil.example' } }), {
          status: 421,
          headers: { location: undefined },
        }),
        ...(await allGet(
          outsider,
          aside.map((path) => ({ path })),
          { headers: { location: /^(\/(?![/\\]).*|)$/ } },
        )),
      ]
    },
  },
]
