import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from '../fixtures/self-signed.ts'

/** Ends TLS at https://localhost and hands requests to servers in turn, as a load balancer does. `port`: a free one. */
export const startHttpsProxy = async (port: number, servers: () => string[]) => {
  let turn = 0
  const proxy = createServer(selfSigned, (incoming, answer) => {
    const origins = servers()
    const target = new URL(origins[turn++ % origins.length] ?? 'http://127.0.0.1:1')
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host ?? '',
    }
    const { method, url } = incoming
    const onward = request(
      { host: target.hostname, port: target.port, path: url, method, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  // A listening server has an address.
  const { port: own } = proxy.address() as AddressInfo
  return {
    origin: `https://localhost:${own}`,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
