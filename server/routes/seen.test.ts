import { expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'
import type { Seen } from '../figures/view-counter.ts'

const host = '127.0.0.1:3000'
const origin = `http://${host}`
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const own = { host, origin, 'user-agent': agent, referer: `${origin}/blueprint` }

const start = () => {
  const seen: Seen[] = []
  const fake = createFakeApp({ viewCounter: { count: (each) => void seen.push(each) } })
  const report = (
    headers: Record<string, string> = {},
    { query = '', campaign = 'vitality/blueprint' } = {},
  ) =>
    fake.app.inject({ method: 'POST', url: `/api/seen/${campaign}${query}`, headers: { ...own, ...headers } })
  return { fake, seen, report }
}

test('an open page counts as one view, and nothing is kept but the counter', async () => {
  const { report, seen } = start()
  const answer = await report()
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(seen).toEqual([{ campaign: 'vitality/blueprint', source: 'direct', kind: 'view' }])
})

test.each<[string, Record<string, string>, string, string]>([
  [
    'its named link',
    { referer: `${origin}/blueprint?utm_source=instagram&utm_medium=link&utm_campaign=reels` },
    '',
    'instagram/reels',
  ],
  [
    'utm_source',
    { referer: `${origin}/blueprint?utm_source=News` },
    '?from=https%3A%2F%2Fmail.test%2F',
    'news',
  ],
  ['another site', {}, '?from=https%3A%2F%2Fwww.example.com%2Fpost', 'example.com'],
  ['a page of the same host', {}, '?from=http%3A%2F%2F127.0.0.1%3A3000%2Fother', 'direct'],
  ["a page of a coach's own host", {}, '?from=https%3A%2F%2Fwww.coach-a.test%2F', 'direct'],
])('a view is counted as coming from %s', async (_, headers, query, source) => {
  const { report, seen } = start()
  await report(headers, { query })
  expect(seen).toMatchObject([{ source }])
})

test('the start of a form is counted apart', async () => {
  const { report, seen } = start()
  await report({}, { query: '?start&from=' })
  expect(seen).toMatchObject([{ kind: 'start', source: 'direct' }])
})

test('a browser without scripts reports a view by a picture', async () => {
  const { fake, seen } = start()
  const { origin: _, ...headers } = own
  const answer = await fake.app.inject({
    url: '/api/seen/vitality/blueprint',
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
  })
  expect([answer.statusCode, seen.length]).toEqual([204, 1])
})

test.each<[string, Record<string, string>]>([
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a program without a name', { 'user-agent': '' }],
  ['a browser that fetches in advance', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older browser that fetches in advance', { purpose: 'prefetch' }],
])('%s is not counted', async (_, headers) => {
  const { report, seen } = start()
  expect((await report(headers)).statusCode).toBe(204)
  expect(seen).toEqual([])
})

test('signed-in staff are not counted', async () => {
  const { fake, report, seen } = start()
  await report({ cookie: await fakeStaffCookie(fake) })
  expect(seen).toEqual([])
})

test('another site cannot count for a page, nor for one that is not live', async () => {
  const { report, seen } = start()
  expect((await report({ origin: 'https://evil.test' })).statusCode).toBe(403)
  expect((await report({}, { campaign: 'vitality/off' })).statusCode).toBe(404)
  expect((await report({}, { campaign: 'vitality/none' })).statusCode).toBe(404)
  expect(seen).toEqual([])
})
