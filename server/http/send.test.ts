import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeAsset, fakePage } from '../../tests/fakes/fake-site.ts'
import type { Bytes } from '../release/stored-file.ts'

const gone = async () => {
  throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
}

/** An app whose page and asset have these bytes. */
const appWith = (plain: Bytes) => {
  const fake = createFakeApp()
  const release = fake.deps.releases.current()
  fake.deps.releases.current = () => ({
    ...release,
    pages: new Map([['vitality/blueprint', { ...fakePage, plain }]]),
    assets: new Map([['/assets/island-1a2b.js', { ...fakeAsset, plain }]]),
  })
  return (url: string, headers = {}) =>
    fake.app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })
}

test('a file on the disk is sent as one that is loaded', async () => {
  const answers = await Promise.all(
    [Buffer.from('same'), async () => Buffer.from('same')].map((plain) =>
      appWith(plain)('/assets/island-1a2b.js'),
    ),
  )
  const [loaded, read] = answers.map(
    ({ body, headers: { date: _date, 'x-request-id': _id, ...headers } }) => ({
      body,
      headers,
    }),
  )
  expect(read).toEqual(loaded)
  expect(loaded?.body).toBe('same')
})

test('a browser that has it waits for no disk', async () => {
  const answer = await appWith(gone)('/blueprint', { 'if-none-match': fakePage.etag })
  expect(answer.statusCode).toBe(304)
})

test.each([
  ['a file of a release before', '/assets/island-1a2b.js', 404],
  ['a page', '/blueprint', 500],
])('%s that was deleted is reported as such, and no cache keeps that answer', async (_, url, status) => {
  const { statusCode, headers } = await appWith(gone)(url)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('etag')
})

const render = (html: string) => {
  const fake = createFakeApp()
  fake.deps.releases.current().renderer.render = () => ({ html, csp: '' })
  return (url: string, encoding: string) =>
    fake.app.inject({ url, headers: { host: '127.0.0.1:3000', 'accept-encoding': encoding } })
}

test.each([
  ['the 404 page', '/nothing'],
  ['the home page', '/'],
  ['the answer to a form', `/done/${'a'.repeat(32)}`],
  ['the unsubscribe page', '/u/known'],
])('%s is sent as small as the browser takes it', async (_, url) => {
  const html = 'Hello. '.repeat(5000)
  const get = render(html)
  const [br, gz, plain] = await Promise.all(['gzip, br', 'gzip', ''].map((encoding) => get(url, encoding)))
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(html)
  expect(gz?.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz?.rawPayload ?? '').toString()).toBe(html)
  expect(plain?.headers['content-encoding']).toBeUndefined()
  expect(plain?.body).toBe(html)
})

test('the length of a page of staff, which may hold a secret, says nothing', async () => {
  const answer = await render('Hello. '.repeat(5000))('/staff/sign-in', 'gzip, br')
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('a file whose compressed copies are still to come is packed as the browser takes it', async () => {
  const text = 'let a = 1\n'.repeat(500)
  const get = appWith(Buffer.from(text))
  const [br, gz, plain] = await Promise.all(
    ['gzip, br', 'gzip', ''].map((encoding) =>
      get('/assets/island-1a2b.js', { 'accept-encoding': encoding }),
    ),
  )
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(text)
  expect(gz?.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz?.rawPayload ?? '').toString()).toBe(text)
  expect(plain?.body).toBe(text)
  const known = await get('/assets/island-1a2b.js', {
    'accept-encoding': 'br',
    'if-none-match': br?.headers.etag,
  })
  expect(known.statusCode).toBe(304)
})

test('a server that drains says that it closes the connection of a page', async () => {
  const { app } = createFakeApp()
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  socket.write(`GET /blueprint HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  const [answer]: unknown[] = await once(socket, 'data')
  socket.destroy()
  await app.close()
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n/)
})
