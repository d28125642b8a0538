import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeMailchimp } from './fake-mailchimp.ts'
import type { FakeMailchimp } from './fake-mailchimp.ts'

let fake: FakeMailchimp
beforeAll(async () => {
  fake = await startFakeMailchimp()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.setMode('ok')
  fake.clear()
})

const email = 'ann@person.example'
const member = `/3.0/lists/abc123/members/${createHash('md5').update(email).digest('hex')}`
const good = { email_address: email, status_if_new: 'subscribed' }
const call = async (method: string, path: string, body: object, key = fake.apiKey) => {
  const authorization = `Basic ${Buffer.from(`any:${key}`).toString('base64')}`
  const answer = await fetch(fake.url + path, {
    method,
    headers: { authorization },
    body: JSON.stringify(body),
  })
  return answer.status
}

test('a member is added once, tagged and removed', async () => {
  const tags = { tags: [{ name: 'New', status: 'active' }] }
  expect([await call('PUT', member, good), await call('PUT', member, good)]).toEqual([200, 200])
  expect(await call('POST', `${member}/tags`, tags)).toBe(204)
  expect(await call('PATCH', member, { status: 'unsubscribed' })).toBe(200)
  expect(await call('PUT', member, good)).toBe(200)
  expect(fake.members()).toEqual([
    { list: 'abc123', email, status: 'unsubscribed', name: null, tags: ['New'] },
  ])
  expect(fake.problems()).toEqual([])
})

test.each([
  ['a PUT that carries a status', 'PUT', member, { ...good, status: 'subscribed' }],
  ['unknown keys', 'PUT', member, { ...good, color: 'red' }],
  ['the hash of another address', 'PUT', member, { ...good, email_address: 'ben@person.example' }],
  ['another status for new ones', 'PUT', member, { ...good, status_if_new: 'pending' }],
  ['a PATCH that subscribes', 'PATCH', member, { status: 'subscribed' }],
  ['another path', 'POST', '/3.0/lists/abc123/members', good],
])('%s is refused and recorded as a problem', async (_, method, path, body) => {
  expect(await call(method, path, body)).toBe(400)
  expect([fake.members(), fake.problems().length]).toEqual([[], 1])
})

test('a member who is deleted for good is never added again', async () => {
  const forgotten = `${member}/actions/delete-permanent`
  expect(await call('POST', forgotten, {})).toBe(404)
  await call('PUT', member, good)
  expect([await call('POST', forgotten, {}), await call('POST', forgotten, {})]).toEqual([204, 404])
  expect(await call('PUT', member, good)).toBe(400)
  expect(JSON.stringify(fake.members())).not.toContain(email)
})

test('a wrong key is refused', async () => {
  expect(await call('PUT', member, good, 'other-us1')).toBe(401)
})

test('the control port shows and sets what the fake does', async () => {
  const control = (path: string, body?: string) =>
    fetch(fake.controlUrl + path, body === undefined ? {} : { method: 'POST', body })
  expect((await control('/mode', 'on fire')).status).toBe(400)
  expect((await control('/mode', '503-html')).status).toBe(200)
  expect(await call('PUT', member, good)).toBe(503)
  expect(await (await control('/requests')).json()).toMatchObject([{ method: 'PUT', path: member }])
  expect(await (await control('/members')).json()).toEqual([])
  expect(await (await control('/connections')).json()).toMatchObject({ most: expect.any(Number) })
  await control('/clear', '')
  expect(fake.requests()).toEqual([])
})
