import type { ReleaseFile } from '../../engine/campaign/release/release.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { fileHeaders } from '../../server/http/send.ts'

/** Bytes before the document when a page is sent with brotli: the status line and every header. */
export const headSize = (page: ReleaseFile, length: number, publicOrigin = 'https://example.com'): number => {
  const headers = { ...securityHeaders(publicOrigin), ...fileHeaders(page, 'br'), ...ofNode(length) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return Buffer.byteLength(['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n'))
}

const ofNode = (length: number) => ({
  'content-length': `${length}`,
  Date: new Date(0).toUTCString(),
})
