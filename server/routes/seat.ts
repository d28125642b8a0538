import type { FastifyInstance } from 'fastify'
import type { Seats } from '../events/seats.ts'
import { isSameOriginTokenForm } from '../http/origin.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send-view.ts'

export type SeatDeps = WithRenderer & { settings: { publicOrigin: string }; seats: Seats }

type Link = { Params: { token: string } }

/**
 * GET /place/<token> shows a page and changes nothing, as programs that scan mails follow every link; POST gives the place
 * back and leads to the same page, which then says so. The token itself lets a guest in; there is nothing to sign in to.
 */
export const seatRoutes = (app: FastifyInstance, deps: SeatDeps) => {
  const { publicOrigin } = deps.settings
  app.register(async (links) => {
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    links.get<Link>('/place/:token', async ({ params: { token } }, reply) => {
      reply.header('referrer-policy', 'no-referrer')
      const place = await deps.seats.find(token)
      if (!place) throw new Refused('not_found')
      return sendView(deps, reply, { page: 'place', data: { token, ...place } })
    })
    links.post<Link>('/place/:token', async (request, reply) => {
      const { token } = request.params
      reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      if (!isSameOriginTokenForm(request, publicOrigin)) throw new Refused('forbidden_origin')
      if (!(await deps.seats.giveBack(token))) throw new Refused('not_found')
      return reply.redirect(`/place/${token}`, 303)
    })
  })
}
