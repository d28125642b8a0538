import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Again, Unsubscriber } from '../subscriptions/unsubscribe.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send-view.ts'

export type UnsubscribeDeps = WithRenderer & { unsubscriber: Unsubscriber }

type Link = { Params: { token: string } }

/** GET changes nothing; POST acts (RFC 8058) with any body and no Origin, as mail services press for their users. */
export const unsubscribeRoutes = (app: FastifyInstance, deps: UnsubscribeDeps) => {
  app.register(async (links) => {
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    links.addHook('onRequest', async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'))
    links.get<Link>('/u/:token', async ({ params: { token } }, reply) => {
      return show(reply, token, await deps.unsubscriber.brandOf(token), 'ask')
    })
    links.post<Link>('/u/:token', async ({ params: { token } }, reply) => {
      return show(reply, token, await deps.unsubscriber.unsubscribe(token), 'done')
    })
    links.get<Link>('/u/:token/again', async ({ params: { token } }, reply) => {
      return showAgain(reply, token, await deps.unsubscriber.again(token))
    })
    links.post<Link>('/u/:token/again', async ({ params: { token } }, reply) => {
      return showAgain(reply, token, await deps.unsubscriber.resume(token))
    })
  })

  const showAgain = (reply: FastifyReply, token: string, again: Again | null) => {
    if (!again) throw new Refused('not_found')
    return sendView(deps, reply, { page: 'unsubscribe', data: { token, ...again } })
  }

  const show = (reply: FastifyReply, token: string, brand: string | null, state: 'ask' | 'done') => {
    if (brand === null) throw new Refused('not_found')
    return sendView(deps, reply, { page: 'unsubscribe', data: { token, brand, state } })
  }
}
