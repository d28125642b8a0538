import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'
import { buildRoutes } from './route-book.ts'

const campaign = (
  id: string,
  path: string,
  more: { aliases?: string[]; redirects?: string[]; links?: Record<string, string>; live?: boolean } = {},
) => ({
  id,
  path,
  aliases: [],
  redirects: [],
  live: true,
  ...more,
})

const campaigns = [
  campaign('vitality/sugar-free-blueprint', '/sugar-free-blueprint', {
    aliases: ['/sugarfreeblueprint', '/sugarfree'],
  }),
  campaign('resilience/business-cpr', '/resilience-cpr', { redirects: ['/cpr-report'] }),
  campaign('abundance/revenue', '/abundance-revenue', {
    redirects: ['/income', '/income/', '/Income', '/Income/'],
  }),
  campaign('harbor/booking', '/harbor-booking', { aliases: ['/harborBooking', '/book-harbor'] }),
  campaign('ember/off', '/ember-off', { aliases: ['/ember-old'], live: false }),
]

const site = {
  routes: buildRoutes(campaigns).routes,
  shortcuts: { Income: '/abundance-revenue' },
  coaches: {
    abundance: { hosts: ['abundance.example'], home: '/abundance-revenue' },
    ember: { hosts: ['ember.example'] },
  },
}

const ask = (target: string, host = '127.0.0.1:3000') => {
  const [path = '', ...query] = target.split('?')
  return findRoute(site, { host, path, query: query.join('?') })
}
const redirect = (location: string, status = 308) => ({ kind: 'redirect', location, status })
const page = (id: string) => ({ kind: 'page', campaign: id })
const notFound = { kind: 'not-found' }

const table = readFileSync(new URL('../../../tests/data/routes.csv', import.meta.url), 'utf8')
const rows = table
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(','))
  .filter((cells) => cells[5] === '7')

test('the table of routes has six rows for the sugar free blueprint', () => {
  expect(rows).toHaveLength(6)
})

test.each(rows)(
  '%s (%s) gets the response that the table of routes lists: %s %s',
  (path, _host, kind, target) => {
    expect(ask(path ?? '')).toEqual(kind === 'page' ? page(target ?? '') : redirect(target ?? ''))
  },
)

test('an alias shows the page at its own path', () => {
  expect(ask('/harborBooking')).toEqual(page('harbor/booking'))
})

test('a redirect is one hop to the main path and keeps the query as it was sent', () => {
  expect(ask('/cpr-report?utm_source=a%20b&x=1')).toEqual(redirect('/resilience-cpr?utm_source=a%20b&x=1'))
})

test('a listed path with "%20-" at its end leads to where the path without it ends up', () => {
  expect(ask('/harborBooking%20-')).toEqual(redirect('/harborBooking'))
  expect(ask('/cpr-report%20-')).toEqual(redirect('/resilience-cpr'))
  expect(ask('/cpr-report%20-?a=1')).toEqual(redirect('/resilience-cpr?a=1'))
  expect(ask('/harbor-booking%20-%20-')).toEqual(redirect('/harbor-booking'))
  expect(ask('/HARBOR-booking/%20-')).toEqual(redirect('/harbor-booking'))
  expect(ask('/nope%20-')).toEqual(notFound)
  expect(ask('/%20-')).toEqual(notFound)
})

test('another letter case or a trailing slash leads to the listed path', () => {
  expect(ask('/Sugar-Free-Blueprint')).toEqual(redirect('/sugar-free-blueprint'))
  expect(ask('/sugarfree/')).toEqual(redirect('/sugarfree'))
  expect(ask('/harborbooking')).toEqual(redirect('/harborBooking'))
  expect(ask('/CPR-Report/')).toEqual(redirect('/resilience-cpr'))
})

test('a variant that is listed itself keeps its own response', () => {
  for (const path of ['/income', '/income/', '/Income', '/Income/'])
    expect(ask(path)).toEqual(redirect('/abundance-revenue'))
  const { routes } = buildRoutes([campaign('a/one', '/map', { aliases: ['/Map'] })])
  expect(findRoute({ ...site, routes }, { host: 'x', path: '/Map', query: '' })).toEqual(page('a/one'))
  expect(findRoute({ ...site, routes }, { host: 'x', path: '/MAP', query: '' })).toEqual(redirect('/map'))
})

test('a campaign that is not live has no route, but keeps its paths', () => {
  expect(ask('/ember-off')).toEqual(notFound)
  expect(ask('/ember-old%20-')).toEqual(notFound)
  expect(buildRoutes([...campaigns, campaign('ember/on', '/ember-old')]).conflicts).toHaveLength(1)
})

test('the shortcut on the home page takes its exact word, sent once, and nothing else', () => {
  expect(ask('/?r=Income')).toEqual(redirect('/abundance-revenue', 302))
  expect(ask('/?r=Income&utm_source=mail')).toEqual(redirect('/abundance-revenue?utm_source=mail', 302))
  for (const query of [
    'r=income',
    'r=Income%20',
    'r=Income&r=x',
    'r[]=Income',
    'R=Income',
    'r=__proto__',
    'r=constructor',
    'r=',
  ])
    expect(ask(`/?${query}`), query).toEqual({ kind: 'home' })
})

test("a coach's host leads home, with and without www", () => {
  for (const host of [
    'abundance.example',
    'www.abundance.example',
    'ABUNDANCE.example:443',
    'abundance.example.',
  ])
    expect(ask('/?utm_source=ad', host), host).toEqual(redirect('/abundance-revenue?utm_source=ad', 302))
  for (const host of ['ember.example', 'evil.abundance.example', 'localhost:3000', ''])
    expect(ask('/', host), host).toEqual({ kind: 'home' })
})

test('no path redirects away from the site', () => {
  const hostile = [
    '/?r=//evil.com',
    '/?r=https://evil.com',
    '/?r=Income%0d%0aX:y',
    '//evil.com/%20-',
    '/%2f%2fevil.com%20-',
    '/\\evil.com',
    '/%5cevil.com',
    '/%5Cevil.com%20-',
    '/income//evil.com',
    '//sugarfree',
    'http://evil.com/sugarfree',
    '/harbor-booking%20-?next=//evil.com',
    '/sugarfree%0d%0aX:y',
    '/sugarfree/?a=\r\nSet-Cookie: x',
    '/sugarfree/?a=\u2028\ud800',
  ]
  for (const target of hostile) {
    const answer = ask(target)
    if (answer.kind === 'redirect') expect(answer.location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
  }
  expect(ask('/harbor-booking%20-?next=//evil.com')).toEqual(redirect('/harbor-booking?next=//evil.com'))
  const bad = { ...site, coaches: { x: { hosts: ['x.example'], home: '//evil.com' } } }
  expect(findRoute(bad, { host: 'x.example', path: '/', query: '' })).toEqual(notFound)
})

test('a path with broken percent-encoding is not found', () => {
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/a%',
    '/%ff',
    '/sugarfree%00',
    '/sugarfree%2f',
    '',
    '*',
    `/${'/'.repeat(10_000)}x`,
  ])
    expect(ask(path), path).toEqual(notFound)
  expect(ask('/sugarfree/?%')).toEqual(redirect('/sugarfree?%'))
})

test('an encoded letter is the letter', () => {
  expect(ask('/sugar%66ree')).toEqual(page('vitality/sugar-free-blueprint'))
})

test('two campaigns that claim one path are both named', () => {
  const one = campaign('a/one', '/one')
  const two = campaign('b/two', '/two', { aliases: ['/x'], redirects: ['/one'] })
  expect(buildRoutes([one, two]).conflicts).toEqual([
    {
      first: { owner: one, key: ['path'], path: '/one', folded: '/one' },
      second: { owner: two, key: ['redirects', 0], path: '/one', folded: '/one' },
    },
  ])
})

test('two campaigns cannot differ by letter case or a slash alone, one campaign can', () => {
  expect(buildRoutes([campaign('a/one', '/Map'), campaign('b/two', '/map/')]).conflicts).toHaveLength(1)
  expect(buildRoutes([campaign('a/one', '/Map', { aliases: ['/map'] })]).conflicts).toEqual([])
  expect(buildRoutes([campaign('a/one', '/map', { aliases: ['/map'] })]).conflicts).toHaveLength(1)
})

test('a named link leads to its page with its source, in any spelling, and keeps what a visitor brings along', () => {
  const guide = campaign('vitality/guide', '/guide', { links: { reels: 'instagram' } })
  const off = campaign('vitality/off', '/off', { links: { reels: 'instagram' }, live: false })
  const linked = { routes: buildRoutes([guide, off]).routes, shortcuts: {}, coaches: {} }
  const at = (path: string, query = '') => findRoute(linked, { host: '127.0.0.1', path, query })
  const place = '/guide?utm_source=instagram&utm_medium=link&utm_campaign=reels'
  expect(at('/guide/reels')).toEqual(redirect(place, 302))
  expect(at('/guide/reels', 'fbclid=x')).toEqual(redirect(`${place}&fbclid=x`, 302))
  expect(at('/Guide/Reels/', 'fbclid=x')).toEqual(redirect('/guide/reels?fbclid=x'))
  expect(at('/off/reels')).toEqual({ kind: 'not-found' })
  expect(at('/guide')).toEqual({ kind: 'page', campaign: 'vitality/guide' })
})

test('a page keeps its path, whatever named links want it', () => {
  const { routes, conflicts } = buildRoutes([
    campaign('vitality/guide', '/guide', { links: { reels: 'instagram' } }),
    campaign('vitality/reels', '/guide/reels'),
  ])
  expect(routes['/guide/reels']).toEqual({ kind: 'page', campaign: 'vitality/reels' })
  expect(conflicts).toMatchObject([{ second: { key: ['links', 'reels'] } }])
})
