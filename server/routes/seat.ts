import type { FastifyInstance } from 'fastify'
import type { Seats } from '../events/seats.ts'
import { isSameOriginTokenForm } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send-view.ts'

export type SeatDeps = WithRenderer & { settings: { publicOrigin: string }; seats: Seats }

type Link = { Params: { token: string } }

/** GET changes nothing, because mail scanners follow every link. */
export const seatRoutes = (app: FastifyInstance, deps: SeatDeps) => {
  const { publicOrigin } = deps.settings
  app.register(async (links) => {
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    links.addHook('onRequest', async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'))
    links.get<Link>('/place/:token', async ({ params: { token } }, reply) => {
      const seat = await deps.seats.find(token)
      if (!seat) throw new Refused('not_found')
      return sendView(deps, reply, { page: 'place', data: { token, ...seat } })
    })
    links.post<Link>('/place/:token', async (request, reply) => {
      const { token } = request.params
      reply.header('cache-control', 'no-store')
      if (!isSameOriginTokenForm(request, publicOrigin)) throw new Refused('forbidden_origin')
      if (!(await deps.seats.giveBack(token))) throw new Refused('not_found')
      return reply.redirect(`/place/${token}`, 303)
    })
  })
}
