import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Seats } from '../events/seats.ts'
import { Refused } from '../http/refusal.ts'
import { isSameOriginTokenForm } from '../http/request-head.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import type { Sender } from '../subscriptions/unsubscribe-link.ts'
import type { Again, Confirmation, Unsubscriber } from '../subscriptions/unsubscribe.ts'

export type LinkDeps = WithRenderer & {
  settings: { publicOrigin: string }
  unsubscriber: Unsubscriber
  seats: Seats
}

type Link = { Params: { token: string } }

/** Links in mails. GET changes nothing, because mail scanners follow every link. */
export const linkRoutes = (app: FastifyInstance, deps: LinkDeps) => {
  app.register(async (links) => {
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    links.addHook('onRequest', async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'))
    unsubscribeRoutes(links, deps)
    seatRoutes(links, deps)
  })
}

/** /u/<token>: POST acts (RFC 8058) with any body and no Origin, as mail services press for their users. */
const unsubscribeRoutes = (links: FastifyInstance, deps: LinkDeps) => {
  const { unsubscriber } = deps
  const show = (reply: FastifyReply, token: string, sender: Sender | null, state: 'ask' | 'done') => {
    if (sender === null) throw new Refused('not_found')
    return sendView(deps, reply, { page: 'unsubscribe', data: { token, ...sender, state } })
  }
  const showAgain = (reply: FastifyReply, token: string, again: Again | null) => {
    if (!again) throw new Refused('not_found')
    return sendView(deps, reply, { page: 'unsubscribe', data: { token, ...again } })
  }
  links.get<Link>('/u/:token', async ({ params: { token } }, reply) =>
    show(reply, token, await unsubscriber.senderOf(token), 'ask'),
  )
  links.post<Link>('/u/:token', async ({ params: { token } }, reply) =>
    show(reply, token, await unsubscriber.unsubscribe(token), 'done'),
  )
  const showConfirmation = (reply: FastifyReply, token: string, found: Confirmation | null) => {
    if (!found) throw new Refused('not_found')
    return sendView(deps, reply, { page: 'unsubscribe', data: { token, ...found } })
  }
  links.get<Link>('/u/:token/confirm', async ({ params: { token } }, reply) =>
    showConfirmation(reply, token, await unsubscriber.confirmation(token)),
  )
  links.post<Link>('/u/:token/confirm', async ({ params: { token } }, reply) =>
    showConfirmation(reply, token, await unsubscriber.confirm(token)),
  )
  links.get<Link>('/u/:token/again', async ({ params: { token } }, reply) =>
    showAgain(reply, token, await unsubscriber.again(token)),
  )
  links.post<Link>('/u/:token/again', async ({ params: { token } }, reply) =>
    showAgain(reply, token, await unsubscriber.resume(token)),
  )
}

/** /place/<token>: POST gives the guest's seat back; calendar.ics below it is the guest's own. */
const seatRoutes = (links: FastifyInstance, deps: LinkDeps) => {
  links.get<Link>('/place/:token', async ({ params: { token } }, reply) => {
    const seat = await deps.seats.find(token)
    if (!seat) throw new Refused('not_found')
    return sendView(deps, reply, { page: 'place', data: { token, ...seat } })
  })
  links.get<Link>('/place/:token/calendar.ics', async ({ params: { token } }, reply) => {
    const calendar = await deps.seats.calendar(token)
    if (calendar === null) throw new Refused('not_found')
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
  links.post<Link>('/place/:token', async (request, reply) => {
    const { token } = request.params
    reply.header('cache-control', 'no-store')
    if (!isSameOriginTokenForm(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
    if (!(await deps.seats.giveBack(token))) throw new Refused('not_found')
    return reply.redirect(`/place/${token}`, 303)
  })
}
