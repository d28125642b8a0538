import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { View } from '../../engine/campaign/release/view.ts'
import type { PageRenderer } from '../ports.ts'
import { takes } from './send-file.ts'

/** For routes that answer with a page of the live release's renderer. */
export type WithRenderer = { releases: { current: () => { renderer: Pick<PageRenderer, 'render'> } } }

/**
 * Answers with a page made for this one request: never kept, and not indexed but where it is a public address's own.
 * Only that one is packed: it says back nothing of the request, so its length gives nothing away.
 */
export const sendView = (
  deps: WithRenderer,
  reply: FastifyReply,
  view: View,
  status = 200,
  { isIndexed = false } = {},
): FastifyReply => {
  const { html, csp } = deps.releases.current().renderer.render(view)
  const packed = isIndexed && takes(reply.request.headers['accept-encoding'] ?? '', 'gzip')
  return reply
    .code(status)
    .headers({
      'content-security-policy': csp,
      'cache-control': 'no-store',
      ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
      ...(isIndexed && { vary: 'Accept-Encoding' }),
      ...(packed && { 'content-encoding': 'gzip' }),
    })
    .type('text/html; charset=utf-8')
    .send(packed ? gzipSync(html) : html)
}
