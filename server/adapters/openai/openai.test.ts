import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeImages } from '../../../tests/fakes/fake-images.ts'
import type { FakeImages } from '../../../tests/fakes/fake-images.ts'
import { createOpenAiImages } from './openai.ts'

let fake: FakeImages
beforeAll(async () => {
  fake = await startFakeImages({ revise: (prompt) => `${prompt}, at dusk` })
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.setMode('ok')
  fake.clear()
})

const never = new AbortController().signal
const make = ({ apiKey = fake.apiKey, model = 'painter', signal = never } = {}) =>
  createOpenAiImages({ apiKey, baseUrl: `${fake.url}/v1`, model }).make('A porch', signal)

test('exactly one picture of 1024 by 1024 pixels is requested from the configured model', async () => {
  const made = await make()
  expect(made).toMatchObject({ kind: 'made', revisedPrompt: 'A porch, at dusk' })
  expect(
    made.kind === 'made' &&
      Buffer.from(Buffer.from(made.image).toString(), 'base64').subarray(1, 4).toString(),
  ).toBe('PNG')
  expect(fake.pictures()).toEqual([{ model: 'painter', prompt: 'A porch', n: 1, size: '1024x1024' }])
  expect(fake.problems()).toEqual([])
})

test('base64 is requested from models that do not always return it', async () => {
  await make({ model: 'gpt-image-2.5-flare' })
  await make()
  expect(fake.requests().map(({ body }) => JSON.parse(body).response_format)).toEqual([undefined, 'b64_json'])
})

test('nothing but the key, the words and the order goes out', async () => {
  await make()
  const [asked] = fake.requests()
  expect(asked?.headers.authorization).toBe(`Bearer ${fake.apiKey}`)
  expect(Object.keys(asked?.headers ?? {})).not.toContain('openai-organization')
  expect(Object.keys(JSON.parse(asked?.body ?? '{}')).toSorted()).toEqual([
    'model',
    'n',
    'prompt',
    'response_format',
    'size',
  ])
})

test('a refusal passes on the first public sentence of the service', async () => {
  fake.setMode('400-policy')
  expect(await make()).toEqual({
    kind: 'refused',
    reason: 'Your request was rejected by the safety system.',
    detail: 'openai answered 400: moderation_blocked',
  })
})

test.each([
  ['401', { fault: 'credentials' }],
  ['429', { fault: 'throttled', retryAfterSeconds: 7 }],
  ['500', { fault: 'outage' }],
  ['reset', { fault: 'outage' }],
  ['garbage', { detail: 'openai answered without a picture' }],
  ['10MB', { detail: 'openai answered without a picture' }],
  ['bad-base64', { detail: 'openai answered without a picture' }],
])('a service in mode %s gives no picture', async (mode, why) => {
  fake.setMode(mode)
  const result = await make()
  expect(result).toMatchObject({ kind: 'failed', ...why })
  expect(JSON.stringify(result)).not.toContain('porch')
})

test('no failure orders, and pays for, a second picture', async () => {
  fake.setMode('500')
  await make()
  expect(fake.requests()).toHaveLength(1)
})

test('a call that is never answered ends when its time is over', async () => {
  fake.setMode('hang')
  expect(await make({ signal: AbortSignal.timeout(200) })).toEqual({
    kind: 'failed',
    detail: 'openai did not answer: too late',
    fault: 'outage',
  })
})

test('no redirect is followed, and no address in the response is fetched', async () => {
  const asked: unknown[] = []
  const canary = createServer((request, response) => {
    asked.push(request.headers)
    response.end('{}')
  })
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  // A TCP server's address is never a pipe's name.
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`
  fake.setMode(`redirect=${address}`)
  expect(await make()).toMatchObject({ kind: 'failed', fault: 'outage' })
  const linking = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ url: address }] }))
  })
  await new Promise<void>((done) => linking.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(linking.address() as AddressInfo).port}/v1`
  const result = await createOpenAiImages({ apiKey: 'any', baseUrl, model: 'painter' }).make('A porch', never)
  expect(result).toMatchObject({ kind: 'failed' })
  expect(asked).toEqual([])
  canary.close()
  linking.close()
})

test('a response that does not end is not read to its end', async () => {
  const flood = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    const pour = () => {
      while (response.write('x'.repeat(1_000_000)));
      response.once('drain', pour)
    }
    pour()
  })
  await new Promise<void>((done) => flood.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(flood.address() as AddressInfo).port}/v1`
  const result = await createOpenAiImages({ apiKey: 'any', baseUrl, model: 'painter' }).make('A porch', never)
  expect(result).toMatchObject({ kind: 'failed' })
  flood.closeAllConnections()
  flood.close()
})

test('nobody at the other end is an outage', async () => {
  const gone = createOpenAiImages({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9/v1', model: 'painter' })
  expect(await gone.make('A porch', never)).toMatchObject({ kind: 'failed', fault: 'outage' })
})
