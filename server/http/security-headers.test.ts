import { expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeAsset } from '../../tests/fakes/fake-site.ts'
import { submitPath } from '../../tests/fakes/fake-visitor.ts'

const token = 'a'.repeat(32)
const online = { settings: { publicOrigin: 'https://porch.test', secure: true } }

const answers = [
  ['a campaign page', 'GET', '/blueprint'],
  ['the home page', 'GET', '/'],
  ['an asset', 'GET', '/assets/island-1a2b.js'],
  ['a redirect', 'GET', '/old'],
  ['a page that is not found', 'GET', '/nothing'],
  ['a refused form', 'POST', submitPath],
  ['a form sent with another method', 'PUT', submitPath],
  ['the success page of a form', 'GET', `/done/${token}`],
  ['the unsubscribe page', 'GET', '/u/known'],
  ['an unsubscribe', 'POST', '/u/known'],
  ['a function that refuses', 'POST', '/functions/v1/send-email'],
  ['the staff area', 'GET', '/staff'],
  ['the sign-in page', 'GET', '/staff/sign-in'],
  ['the data of staff', 'GET', '/staff/api/dashboard'],
  ['the health check', 'GET', '/healthz'],
] as const

test.each(answers)('%s carries every security header', async (_what, method, url) => {
  const { app } = createFakeApp(online)
  const answer = await app.inject({ method, url, headers: { host: 'porch.test' } })
  const { headers } = answer
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/default-src 'none'|script-src 'sha256-/)
  expect(policy).not.toContain('unsafe-eval')
  if (answer.body !== '') expect(headers['content-type']).toMatch(/; charset=utf-8$/)
  for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined()
})

test.each(['/u/known', '/staff/sign-in', `/done/${token}`])(
  'no page names the address with a token to another one: %s',
  async (url) => {
    const { app } = createFakeApp()
    const answer = await app.inject({ url, headers: { host: '127.0.0.1:3000' } })
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('a picture of a mail or a shared link may be shown by other sites, and nothing else', async () => {
  const fake = createFakeApp()
  fake.deps.releases.earlierAsset = (path) =>
    path === '/assets/cover.png' ? { ...fakeAsset, contentType: 'image/png' } : undefined
  const policyOf = async (url: string) =>
    (await fake.app.inject({ url, headers: { host: 'localhost' } })).headers['cross-origin-resource-policy']
  expect(await policyOf('/assets/cover.png')).toBe('cross-origin')
  expect(await policyOf('/assets/island-1a2b.js')).toBe('same-origin')
})

test('over plain http no page promises https', async () => {
  const { app } = createFakeApp()
  const answer = await app.inject({ url: '/blueprint', headers: { host: '127.0.0.1:3000' } })
  expect(answer.headers['strict-transport-security']).toBeUndefined()
})
