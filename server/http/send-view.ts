import type { FastifyReply } from 'fastify'
import type { View } from '../../engine/campaign/view.ts'
import type { AppDeps } from '../app-deps.ts'

/** Answers with a page made for this one request: never kept, never indexed. */
export const sendView = (
  deps: Pick<AppDeps, 'releases'>,
  reply: FastifyReply,
  view: View,
  status = 200,
): FastifyReply => {
  const { html, csp } = deps.releases.current().renderer.render(view)
  return reply
    .code(status)
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}
