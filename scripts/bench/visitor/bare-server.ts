import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const bareQuery = '?bare'
type Stored = { headers: Record<string, string>; body: Buffer }

/**
 * Serves what the product serves, from memory, and at each path with "?bare" the same text without style, script and picture: the
 * fastest page that could say it.
 */
export const startBareServer = async (product: string) => {
  const stored = new Map<string, Promise<Stored>>()
  const answerTo = (url: string) => {
    const answer = stored.get(url) ?? (url.endsWith(bareQuery) ? bare(product, url) : copy(product, url))
    stored.set(url, answer)
    return answer
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET') response.writeHead(204).end()
    else
      void answerTo(request.url ?? '/').then(({ headers, body }) =>
        response.writeHead(200, headers).end(body),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    pageAt: (path: string) => `http://127.0.0.1:${port}${path}`,
    bareAt: (path: string) => `http://127.0.0.1:${port}${path}${bareQuery}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const copy = async (product: string, url: string): Promise<Stored> => {
  const response = await fetch(product + url)
  const type = response.headers.get('content-type') ?? ''
  const policy = response.headers.get('content-security-policy')
  return packed(Buffer.from(await response.arrayBuffer()), type, policy)
}

const bare = async (product: string, url: string): Promise<Stored> => {
  const html = await (await fetch(product + url.slice(0, -bareQuery.length))).text()
  return packed(Buffer.from(bareText(html)), 'text/html; charset=utf-8', null)
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

export const bareText = (html: string): string => {
  const text = html
    .replaceAll(/<(style|script|svg|noscript|iframe)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|img|meta)\b[^>]*>/g, '')
    .replaceAll(/<(\w+)\s[^>]*>/g, '<$1>')
  return text.replace('</head>', '<meta name="viewport" content="width=device-width"></head>')
}
