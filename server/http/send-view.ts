import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { View } from '../../engine/campaign/release/view.ts'
import type { PageRenderer } from '../ports.ts'
import { takes } from './send-file.ts'

export type WithRenderer = { releases: { current: () => { renderer: Pick<PageRenderer, 'render'> } } }

/**
 * Never cached. Only public pages are indexed and compressed: they repeat nothing of the request, so that their length
 * leaks nothing (BREACH).
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
