import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const gap = 300

/**
 * Sends the product's pages as a bad connection does: up to the end of the headline, and the rest later. A page with "?eager" is
 * painted as it comes. No font file comes: what fonts move is in late-font.spec.ts.
 */
export const startHalting = async (product: string) => {
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url?.endsWith('.woff2')) return response.writeHead(404).end()
      const answer = await fetch(product + request.url)
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
      const html = await answer.text()
      const sent = request.url?.endsWith('?eager') ? html.replace(/<link rel="expect"[^>]*>/, '') : html
      const half = sent.indexOf('</h1>')
      response.write(sent.slice(0, half))
      await pause(gap)
      return response.end(sent.slice(half))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
