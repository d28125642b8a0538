import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

const bareQuery = '?bare'
const pictureQuery = '?bare-with-picture'
type Stored = { headers: Record<string, string>; body: Buffer }

/** "Slow 4G" of DevTools and Lighthouse: 562.5 ms to a first byte, and 1,474,560 bits a second, in packets. */
const latencyMs = 562.5
const packet = 1460
const packetMs = (packet * 8) / 1474.56

/**
 * Serves what the product serves, from memory, and at each path with "?bare" the same text without style, script and picture,
 * or with the picture of the first screen alone: the fastest page that could say it. The line is slow here and not in the browser,
 * which would hand a document over once all of it is there.
 */
export const startBareServer = async (product: string) => {
  const stored = new Map<string, Promise<Stored>>()
  const answerTo = (url: string) => {
    const isBare = url.endsWith(bareQuery) || url.endsWith(pictureQuery)
    const answer = stored.get(url) ?? (isBare ? bare(product, url) : copy(product, url))
    stored.set(url, answer)
    return answer
  }
  const send = openLine()
  const server = createServer((request, response) => {
    if (request.method !== 'GET') response.writeHead(204).end()
    else
      void Promise.all([answerTo(request.url ?? '/'), pause(latencyMs)]).then(([{ headers, body }]) => {
        response.writeHead(200, headers)
        return send(response, body)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    pageAt: (path: string) => `http://127.0.0.1:${port}${path}`,
    bareAt: (path: string, hasPicture: boolean) =>
      `http://127.0.0.1:${port}${path}${hasPicture ? pictureQuery : bareQuery}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends a packet at a time; all that is sent shares one line. */
const openLine = () => {
  let free = 0
  const turn = () => {
    const now = performance.now()
    free = (free > now - packetMs ? free : now) + packetMs
    return pause(free - now)
  }
  return async (response: ServerResponse, body: Buffer) => {
    for (let sent = 0; sent < body.length; sent += packet) {
      await turn()
      response.write(body.subarray(sent, sent + packet))
    }
    response.end()
  }
}

const copy = async (product: string, url: string): Promise<Stored> => {
  const response = await fetch(product + url)
  const type = response.headers.get('content-type') ?? ''
  const policy = response.headers.get('content-security-policy')
  return packed(Buffer.from(await response.arrayBuffer()), type, policy)
}

const bare = async (product: string, url: string): Promise<Stored> => {
  const html = await (await fetch(product + url.replace(/\?.*/, ''))).text()
  return packed(Buffer.from(bareText(html, url.endsWith(pictureQuery))), 'text/html; charset=utf-8', null)
}

const packed = (body: Buffer, type: string, policy: string | null): Stored => {
  const isText = /text|javascript|json|svg/.test(type)
  const headers = {
    'content-type': type,
    ...(isText && { 'content-encoding': 'br' }),
    ...(policy !== null && { 'content-security-policy': policy }),
  }
  return { headers, body: isText ? brotliCompressSync(body) : body }
}

const bareText = (html: string, hasPicture: boolean): string => {
  const text = html
    .replaceAll(/<(style|script|svg|noscript|iframe)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|meta)\b[^>]*>/g, '')
    .replaceAll(/<img\b[^>]*>/g, (img) => (hasPicture && img.includes('fetchPriority="high"') ? img : ''))
    .replaceAll(/<(?!img\b)(\w+)\s[^>]*>/g, '<$1>')
  return text.replace('</head>', '<meta name="viewport" content="width=device-width"></head>')
}
