import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakePage } from '../../tests/fakes/fake-site.ts'
import { headSize } from './head-size.ts'

test.each(['https://porch.test', 'http://porch.test'])(
  'the head of a page has as many bytes as a server of %s sends',
  async (publicOrigin) => {
    const { app } = createFakeApp({ settings: { publicOrigin, secure: publicOrigin.startsWith('https:') } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    app.server.keepAliveTimeout = 72_000
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.write('GET /blueprint HTTP/1.1\r\nhost: porch.test\r\naccept-encoding: br\r\n\r\n')
    const [answer]: unknown[] = await once(socket, 'data')
    socket.destroy()
    await app.close()
    const head = String(answer).replace(/brotli$/, '')
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(headSize({ ...fakePage, plain: '', br: '', gz: '' }, 6, publicOrigin)).toBe(head.length)
  },
)
