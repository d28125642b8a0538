import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeMailchimp } from '../../../tests/fakes/fake-mailchimp.ts'
import type { FakeMailchimp } from '../../../tests/fakes/fake-mailchimp.ts'
import { createMailchimp, classifyError, listMember, readAnswer } from './mailchimp.ts'

let fake: FakeMailchimp
beforeAll(async () => {
  fake = await startFakeMailchimp()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.setMode('ok')
  fake.clear()
})

const member = { list: 'abc123', email: 'ann@person.example', name: 'Ann', tags: [] }
const never = new AbortController().signal
const subscribe = (signal = never, apiKey = fake.apiKey) =>
  createMailchimp({ apiKey, origin: fake.url }).subscribe(member, signal)

test('a call to which Mailchimp never responds ends when its time is over', async () => {
  fake.setMode('hang')
  expect(await subscribe(AbortSignal.timeout(200))).toMatchObject({
    kind: 'retry',
    unreachable: true,
    fault: 'outage',
    publicMessage: 'The mailing list could not be reached.',
  })
})

test('a redirect is not followed, and the API key goes nowhere else', async () => {
  const asked: unknown[] = []
  const canary = createServer((request, response) => {
    asked.push(request.headers)
    response.end('{}')
  })
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  // A TCP server's address is never a pipe's name.
  fake.setMode(`redirect=http://127.0.0.1:${(canary.address() as AddressInfo).port}/`)
  expect(await subscribe()).toMatchObject({ kind: 'retry', fault: 'outage' })
  expect(asked).toEqual([])
  canary.close()
})

test('nobody at the other end is an outage', async () => {
  const gone = createMailchimp({ apiKey: fake.apiKey, origin: 'http://127.0.0.1:9' })
  expect(await gone.subscribe(member, never)).toMatchObject({ kind: 'retry', unreachable: true })
})

test('a wrong key is reported as such, and Retry-After is passed on', async () => {
  expect(await subscribe(never, 'wrong-us1')).toMatchObject({ kind: 'retry', fault: 'credentials' })
  fake.setMode('429')
  expect(await subscribe()).toMatchObject({ fault: 'throttled', retryAfterSeconds: 7 })
})

test('deleting somebody for good is done where the list knows nobody of the name', async () => {
  const list = createMailchimp({ apiKey: fake.apiKey, origin: fake.url })
  await list.subscribe(member, never)
  const known = { list: member.list, member: listMember(member.email) }
  expect(await list.erase(known, never)).toEqual({ kind: 'done' })
  expect(await list.erase(known, never)).toEqual({ kind: 'done' })
  expect(fake.problems()).toEqual([])
})

test('leaving a list that the person was never on is done', async () => {
  const list = createMailchimp({ apiKey: fake.apiKey, origin: fake.url })
  expect(await list.unsubscribe(member, never)).toEqual({ kind: 'done' })
  fake.setMode('400-compliance')
  expect(await list.unsubscribe(member, never)).toEqual({ kind: 'done' })
})

test('nothing that Mailchimp says of an address reaches a visitor or a log', async () => {
  fake.setMode('400-exists')
  await subscribe()
  fake.setMode('400-compliance')
  const result = await subscribe()
  expect(JSON.stringify(result)).not.toContain('example')
  expect(result).toMatchObject({
    kind: 'refused',
    publicMessage: 'The mailing list does not take this address.',
  })
})

test('at most 64 KiB of a Mailchimp response are read, and the rest is dropped', async () => {
  let given = 0
  let isCancelled = false
  const body = new ReadableStream({
    pull: (controller) => {
      given += 16_384
      controller.enqueue(new Uint8Array(16_384))
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const answer = await readAnswer(new Response(body))
  expect(answer).toMatchObject({ status: 200, json: null })
  expect(isCancelled).toBe(true)
  expect(given).toBeLessThanOrEqual(7 * 16_384)
})

test('only an object counts as a response', async () => {
  expect((await readAnswer(new Response('{"id":"1"}'))).json).toEqual({ id: '1' })
  for (const text of ['', 'garbage', '"text"', 'null', '{"id":']) {
    expect((await readAnswer(new Response(text))).json).toBeNull()
  }
})

const failed = (code: string) =>
  classifyError(new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code }) }))

test('a host that does not resolve is reported as such', () => {
  expect(failed('ENOTFOUND')).toMatchObject({
    fault: 'outage',
    publicMessage: "The name of the mailing list's host could not be found.",
  })
  expect(failed('ECONNREFUSED')).toMatchObject({ publicMessage: 'The mailing list could not be reached.' })
})
