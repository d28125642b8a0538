import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newAddress } from './visitor.ts'
import { watch, watchSource } from './watch.ts'

/** A server between a browser and the product, which does what not every driver can. */
export type Gate = {
  origin: string
  /** From here on it is another visitor, whose browser may run the page's scripts or not. */
  visit: (way?: { scripts: boolean }) => void
  /** Holds what a form sends, until the returned function is called. */
  hold: () => () => void
  /** What the product refused since the visit began. */
  refused: () => string[]
  close: () => Promise<void>
}

export const openGate = async (product: string): Promise<Gate> => {
  let scripts = true
  let address = ''
  let refused: string[] = []
  let held = Promise.resolve()

  const server = createServer((asked, answer) => void pass(asked, answer))
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.method === 'POST') await held
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'x-forwarded-for': address }
    const { method, url = '/' } = asked
    const passed = request(product + url, { method, headers }, (answered) => {
      const { statusCode = 0 } = answered
      if (statusCode >= 400) refused.push(`${statusCode} ${method} ${url}`)
      if (answered.headers['content-type']?.startsWith('text/html')) void sendPage(answered, answer)
      else answered.pipe(answer.writeHead(statusCode, answered.headers))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }

  const sendPage = async (answered: IncomingMessage, answer: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of answered) chunks.push(chunk as Buffer)
    const html = Buffer.concat(chunks).toString().replace('<head>', `<head><script>${watch}</script>`)
    const { 'content-length': _, 'content-security-policy': policy = '', ...headers } = answered.headers
    answer.writeHead(answered.statusCode ?? 0, {
      ...headers,
      'content-security-policy': String(policy).replace(
        /script-src [^;]*/,
        (sources) => `${scripts ? sources : 'script-src'} ${watchSource}`,
      ),
    })
    answer.end(html)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const visit: Gate['visit'] = (way = { scripts: true }) => {
    scripts = way.scripts
    refused = []
    address = newAddress()
  }
  visit()
  return {
    origin: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    visit,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    refused: () => refused,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
