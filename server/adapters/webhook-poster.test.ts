import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { selfSigned } from '../../tests/fixtures/self-signed.ts'
import { startFakeWebhook } from '../../tests/fakes/fake-webhook.ts'
import type { FakeWebhook } from '../../tests/fakes/fake-webhook.ts'
import { webhookSecretOf } from '../settings/keys.ts'
import { isPublicAddress } from './webhook-poster.ts'
import { createWebhookPoster } from './webhook-poster.ts'

const root = 'a secret of more than thirty-two characters'
let fake: FakeWebhook
beforeAll(async () => {
  fake = await startFakeWebhook(webhookSecretOf(root, 'nora'))
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.setMode('ok')
  fake.clear()
})

const never = new AbortController().signal
const post = (
  signal = never,
  { coach = 'nora', url = `${fake.url}/leads`, onlyPublic = false }: Partial<Target> = {},
) =>
  createWebhookPoster({ secretOf: (of) => webhookSecretOf(root, of), onlyPublic }).post(
    { url, id: 'effect-1', coach, body: { type: 'lead.created', name: 'Zoë 😀' } },
    signal,
  )
type Target = { coach: string; url: string; onlyPublic: boolean }

test('a message arrives signed, and twice under one id', async () => {
  expect([await post(), await post()]).toEqual([{ kind: 'done' }, { kind: 'done' }])
  expect(fake.messages()).toEqual([
    { id: 'effect-1', path: '/leads', body: { type: 'lead.created', name: 'Zoë 😀' } },
  ])
  expect(fake.problems()).toEqual([])
})

test('a host whose certificate nobody vouches for gets nothing', async () => {
  let requests = 0
  const server = createTlsServer(selfSigned, () => (requests += 1)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  expect(await post(never, { url: `https://localhost:${port}/leads` })).toMatchObject({ kind: 'retry' })
  expect(requests).toBe(0)
  server.close()
})

test('the key of one coach verifies no message of another', async () => {
  expect(await post(never, { coach: 'vera' })).toMatchObject({ kind: 'refused' })
  expect([fake.messages(), fake.problems()]).toEqual([[], ['No matching signature found']])
})

test.each([
  ['400', { kind: 'refused' }],
  ['410', { kind: 'refused', publicMessage: 'The webhook refused it with status 410.' }],
  ['429', { kind: 'retry', fault: 'throttled', retryAfterSeconds: 7 }],
  ['503', { kind: 'retry', fault: 'throttled', retryAfterSeconds: 7 }],
  ['500', { kind: 'retry' }],
  ['reset', { kind: 'retry', unreachable: true }],
  ['10MB', { kind: 'done' }],
  ['redirect=http://127.0.0.1:9/', { kind: 'retry' }],
])('mode %s is understood', async (mode, expected) => {
  fake.setMode(mode)
  expect(await post()).toMatchObject(expected)
  expect(fake.requests()).toHaveLength(1)
})

test('a host that does not resolve is reported as such', async () => {
  // A label this long is no name: it is refused without asking anybody.
  expect(await post(never, { url: `http://${'x'.repeat(64)}.example/leads` })).toMatchObject({
    kind: 'retry',
    fault: 'outage',
    publicMessage: "The name of the webhook's host could not be found.",
  })
})

test('an endpoint that never responds is given up when the time is over', async () => {
  fake.setMode('hang')
  expect(await post(AbortSignal.timeout(200))).toMatchObject({ kind: 'retry', unreachable: true })
})

test('a response that never ends occupies no connection', async () => {
  let open = 0
  const endless = createServer((_request, response) => void response.writeHead(200).write('x'))
  endless.on('connection', (socket) => {
    open += 1
    socket.on('close', () => (open -= 1))
  })
  await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done))
  // A TCP server's address is never a pipe's name.
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`
  expect(await post(never, { url })).toEqual({ kind: 'done' })
  await vi.waitFor(() => expect(open).toBe(0), { timeout: 20_000 })
  endless.close()
}, 30_000)

test.each([
  ['http://127.0.0.1:9/'],
  ['https://127.0.0.1/'],
  ['https://[::1]/'],
  ['https://[::ffff:10.0.0.1]/'],
  ['https://0x7f.1/'],
  ['https://169.254.169.254/latest'],
  ['https://localhost/'],
  ['http://hooks.example/'],
])('online %s is never called', async (url) => {
  expect(await post(never, { url, onlyPublic: true })).toMatchObject({
    kind: 'refused',
    publicMessage: 'The address of the webhook is not on the public internet.',
  })
})

test('private, reserved and disguised addresses are distinguished from public ones', () => {
  const all = [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
  ]
  const six = [
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '',
  ]
  for (const address of [...all, ...six])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})
