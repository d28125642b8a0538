import type { FastifyReply } from 'fastify'
import type { View } from '../../engine/campaign/view.ts'
import type { AppDeps } from '../app-deps.ts'

/** Answers with a page made for this one request: never kept, and not indexed but where it is a public address's own. */
export const sendView = (
  deps: Pick<AppDeps, 'releases'>,
  reply: FastifyReply,
  view: View,
  status = 200,
  { isIndexed = false } = {},
): FastifyReply => {
  const { html, csp } = deps.releases.current().renderer.render(view)
  return reply
    .code(status)
    .headers({
      'content-security-policy': csp,
      'cache-control': 'no-store',
      ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
