import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFakeApp, type FakeApp } from '../../tests/fakes/fake-app.ts'
import { slowness } from '../../tests/slowness.ts'

/** Milliseconds. Only those who dawdle are to meet them, however busy the machine is. */
const timeouts = { request: 20_000, headers: 20_000, check: 50, answer: 20_000 }
const short = { request: 600, headers: 300, check: 50, answer: 200 }
const path = '/api/submit/vitality/blueprint'
let fake: FakeApp
let port: number
let sockets: Socket[]

/** What the server took off its sockets; the kernel holds more on both sides. */
const bytesRead = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0)

const open = async (changes: Parameters<typeof createFakeApp>[0] = {}) => {
  fake = createFakeApp({ timeouts, ...changes })
  sockets = []
  fake.app.server.on('connection', (socket: Socket) => sockets.push(socket))
  await fake.app.listen({ host: '127.0.0.1', port: 0 })
  const address = fake.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
}
const openAnew = async (changes: Parameters<typeof open>[0]) => {
  await fake.app.close()
  await open(changes)
}
beforeEach(() => open())
afterEach(() => fake.app.close())

type Talk = { answer: string; ms: number }

/** Writes bytes as they are, then what `more` gives until the server closes; answers all that came back. */
const talk = (bytes: string, more?: { chunk: Buffer; every?: number; most: number }): Promise<Talk> =>
  new Promise((resolve) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const write = (data: Buffer | string) => new Promise<void>((done) => socket.write(data, () => done()))
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    const feed = async () => {
      await write(bytes)
      if (!more) return
      for (let sent = 0; !socket.closed && sent < more.most; sent += more.chunk.length) {
        await Promise.race([write(more.chunk), closed])
        if (more.every) await new Promise((next) => setTimeout(next, more.every))
      }
    }
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => {})
    socket.once('close', () => {
      resolve({ answer, ms: performance.now() - began })
    })
    void feed()
  })

const head = (lines: string[]) => [...lines, '', ''].join('\r\n')
const post = (...lines: string[]) =>
  head([`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Content-Type: application/json', ...lines])
const statusOf = ({ answer }: Talk) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

const ask = (line: string, host: string) => talk(head([line, `Host: ${host}`, 'Connection: close']))

const expectAlive = async () => {
  const body = '{"name":"J","email":"a@b.co"}'
  const good = await talk(`${post('Connection: close', `Content-Length: ${body.length}`)}${body}`)
  expect(statusOf(good)).toBe(200)
}

describe('a body without an end', () => {
  const chunk = Buffer.from(`4000\r\n${'x'.repeat(0x4000)}\r\n`)

  test('is cut off early', async () => {
    const answer = await talk(post('Transfer-Encoding: chunked'), { chunk, most: 100 * 1024 * 1024 })
    expect(statusOf(answer)).toBe(413)
    expect(answer.answer).toContain('"too_large"')
    expect(answer.answer).toMatch(/connection: close/i)
    expect(bytesRead()).toBeLessThanOrEqual(128 * 1024)
    expect(fake.accepted).toEqual([])
    await expectAlive()
  })

  test('is not read at all where the head is refused', async () => {
    const evil = post('Transfer-Encoding: chunked', 'Origin: https://evil.test')
    const answer = await talk(evil, { chunk, most: 100 * 1024 * 1024 })
    expect(statusOf(answer)).toBe(403)
    expect(bytesRead()).toBeLessThanOrEqual(128 * 1024)
  })

  test('is refused by its announced length', async () => {
    const answer = await talk(post('Content-Length: 104857600'))
    expect(statusOf(answer)).toBe(413)
  })
})

describe('slow senders', () => {
  beforeEach(() => openAnew({ timeouts: short }))

  test('of headers are cut off', async () => {
    const answer = await talk(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `, {
      chunk: Buffer.from('x'),
      every: 50,
      most: 1000,
    })
    expect(statusOf(answer)).toBe(408)
    expect(answer.ms).toBeLessThan(2000 * slowness())
  })

  test('of a body are cut off with 408', async () => {
    const answer = await talk(post('Content-Length: 1000'), {
      chunk: Buffer.from('x'),
      every: 50,
      most: 1000,
    })
    expect(statusOf(answer)).toBe(408)
    expect(answer.answer).toContain('"timeout"')
    expect(answer.ms).toBeLessThan(2000 * slowness())
    await expectAlive()
  })

  test('who stop halfway leave nothing behind', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(`${post('Content-Length: 100')}{"name"`))
      let text = ''
      socket.on('data', (data) => (text += data.toString()))
      socket.on('error', () => {})
      socket.once('close', () => resolve(text))
    })
    expect(answer).toMatch(/^$|^HTTP\/1\.1 40[08]/)
    expect(fake.accepted).toEqual([])
    await expectAlive()
  })
})

test('a visitor who never reads a large answer is disconnected', async () => {
  await openAnew({ timeouts: short })
  const { assets } = fake.deps.releases.current()
  const large = assets.get('/assets/island-1a2b.js')
  if (!large) throw new Error('the fake release has no such asset')
  large.plain = Buffer.alloc(32 * 1024 * 1024)
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write(head(['GET /assets/island-1a2b.js HTTP/1.1', 'Host: 127.0.0.1']))
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
  socket.destroy()
  await expectAlive()
})

describe('bytes that two readers could read in two ways', () => {
  test.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], '{}'],
    ['a bad chunk size', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'],
    ['chunks twice', ['Transfer-Encoding: chunked, chunked'], '0\r\n\r\n'],
    ['two hosts', ['Host: evil.test', 'Connection: close', 'Content-Length: 2'], '{}'],
  ])('%s: 400 and close', async (_what, lines, body) => {
    const answer = await talk(post(...lines) + body)
    expect(statusOf(answer)).toBe(400)
    expect(answer.answer).not.toMatch(/ at |node_modules|Error:/)
    expect(fake.accepted).toEqual([])
    await expectAlive()
  })

  test('a host in the request line wins over the Host header', async () => {
    await openAnew({ settings: { publicOrigin: 'https://porch.test', secure: true } })
    expect(statusOf(await ask('GET http://evil.test/ HTTP/1.1', 'porch.test'))).toBe(421)
    expect(statusOf(await ask('GET http://porch.test/blueprint HTTP/1.1', 'porch.test'))).toBe(200)
  })

  test('no host at all', async () => {
    expect(statusOf(await talk(head(['GET / HTTP/1.1', 'Connection: close'])))).toBe(400)
  })

  test('two idempotency keys', async () => {
    const keys = ['Idempotency-Key: a', 'Idempotency-Key: b', 'Connection: close', 'Content-Length: 2']
    const answer = await talk(`${post(...keys)}{}`)
    expect(statusOf(answer)).toBe(400)
    expect(answer.answer).toContain('"bad_idempotency_key"')
  })
})

describe('headers', () => {
  test('of 20 KiB are refused', async () => {
    const answer = await talk(head(['GET / HTTP/1.1', 'Host: 127.0.0.1', `X-Long: ${'x'.repeat(20_000)}`]))
    expect(statusOf(answer)).toBe(431)
    await expectAlive()
  })

  test.each([
    [90, 200],
    [300, 431],
  ])('%d of them are answered with %d', async (count, status) => {
    const many = Array.from({ length: count }, (_, index) => `X-${index}: 1`)
    const answer = await talk(
      head(['GET /blueprint HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', ...many]),
    )
    expect(statusOf(answer)).toBe(status)
    await expectAlive()
  })
})

describe('methods', () => {
  test.each(['OPTIONS *', 'TRACE /', 'PROPFIND /blueprint', 'FOO /'])('%s is refused', async (line) => {
    const answer = await talk(head([`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close']))
    expect(statusOf(answer)).toBe(405)
    expect(answer.answer).toMatch(/^allow: /im)
    expect(answer.answer).toMatch(/^content-security-policy: /im)
    expect(answer.answer).not.toMatch(/ at |node_modules/)
  })
})

test('the form of a visitor who hangs up right after sending is stored', async () => {
  const body = '{"name":"J","email":"a@b.co"}'
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${post(`Content-Length: ${body.length}`)}${body}`, () => socket.destroy())
    })
    socket.once('close', () => resolve())
  })
  await expect.poll(() => fake.accepted.length).toBe(1)
})

test('a request in progress when the server stops is answered', async () => {
  const finished = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  fake.deps.accept = async () => {
    arrived.resolve()
    await finished.promise
    return { kind: 'stored', submissionId: '1', outcome: 'full', waited: true, replayed: false }
  }
  const body = '{"name":"J","email":"a@b.co"}'
  const answer = talk(`${post(`Content-Length: ${body.length}`)}${body}`)
  await arrived.promise
  const closed = fake.app.close()
  finished.resolve()
  expect(statusOf(await answer)).toBe(200)
  await closed
})
