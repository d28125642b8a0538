import type { FastifyInstance } from 'fastify'
import type { View } from '../../engine/campaign/release/view.ts'
import type { AppDeps } from '../process/app-deps.ts'
import { isSameOriginTokenForm } from '../http/origin.ts'
import { Refused } from '../http/refusal.ts'
import { sendView } from '../http/send-view.ts'

export type GuestSeat = Omit<Extract<View, { page: 'place' }>['data'], 'token'>

/** What the links of an event's guests do. Both answer null for a link that was never made. */
export interface Seats {
  find(token: string): Promise<GuestSeat | null>
  giveBack(token: string): Promise<GuestSeat | null>
}

type Link = { Params: { token: string } }

/**
 * GET /place/<token> shows a page and changes nothing, as programs that scan mails follow every link; POST gives the place
 * back and leads to the same page, which then says so. The token itself lets a guest in; there is nothing to sign in to.
 */
export const seatRoutes = (app: FastifyInstance, deps: AppDeps) => {
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
