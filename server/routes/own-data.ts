import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { View } from '../../engine/campaign/release/view.ts'
import { Refused } from '../http/refusal.ts'
import { isSameOriginTokenForm } from '../http/request-head.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { isPastLimit, visitorHash, type RateLimiter } from '../http/visitor.ts'
import type { OwnData } from '../people/own-data/own-data.ts'
import type { Sender } from '../subscriptions/unsubscribe-link.ts'

export type OwnDataDeps = WithRenderer & {
  settings: { publicOrigin: string; secret: string }
  ownData: OwnData
  rateLimiter: RateLimiter
}

type Asked = { Params: { token: string; key: string } }
type Shown = Extract<View, { page: 'own-data' }>['data']
type State = Shown extends infer Each
  ? Each extends unknown
    ? Omit<Each, keyof Sender | 'token'>
    : never
  : never

/** Buttons that one visitor may press in ten minutes. */
const mostPresses = 20

/**
 * /u/<token>/data, which every mail links to, mails a second link to the address; what is stored is behind that one. GET changes
 * nothing, because mail scanners follow every link.
 */
export const ownDataRoutes = (app: FastifyInstance, deps: OwnDataDeps) => {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    routes.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      })
      if (request.method !== 'POST') return
      if (!isSameOriginTokenForm(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
      const bucket = `own-data ${ipHashOf(deps, request)}`
      if (await isPastLimit(deps.rateLimiter, request, { bucket, most: mostPresses }))
        throw new Refused('rate_limited')
    })
    askRoutes(routes, deps)
    openRoutes(routes, deps)
  })
}

const askRoutes = (routes: FastifyInstance, deps: OwnDataDeps) => {
  routes.get<Asked>('/u/:token/data', (request, reply) => show(deps, request, reply, { state: 'ask' }))
  routes.post<Asked>('/u/:token/data', async (request, reply) => {
    await deps.ownData.mailLink(request.params.token, ipHashOf(deps, request))
    return show(deps, request, reply, { state: 'asked' })
  })
}

const openRoutes = (routes: FastifyInstance, deps: OwnDataDeps) => {
  const { ownData } = deps
  const url = '/u/:token/data/:key'
  routes.get<Asked>(url, async (request, reply) => {
    const found = await ownData.read(request.params)
    if (!found) return show(deps, request, reply, over)
    const { hasOtherCoaches, ...stored } = found
    return show(deps, request, reply, {
      state: 'shown',
      linkKey: request.params.key,
      stored,
      hasOtherCoaches,
    })
  })
  routes.get<Asked>(`${url}/erase`, async (request, reply) => {
    const isOpen = await ownData.isOpen(request.params)
    return show(deps, request, reply, isOpen ? { state: 'erase', linkKey: request.params.key } : over)
  })
  routes.post<Asked>(`${url}/download`, async (request, reply) => {
    const exported = await ownData.export(request.params, ipHashOf(deps, request))
    if (!exported) return show(deps, request, reply, over)
    return reply
      .header('content-disposition', `attachment; filename="${exported.coach}-data.json"`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(exported, null, 2))
  })
  routes.post<Asked>(`${url}/leave`, async (request, reply) => {
    const left = await ownData.leaveAll(request.params, ipHashOf(deps, request))
    return show(deps, request, reply, left ? { state: 'left' } : over)
  })
  routes.post<Asked>(`${url}/erase`, async (request, reply) => {
    // Its link goes with everything else.
    const sender = await ownData.senderOf(request.params.token)
    const erased = await ownData.erase(request.params, ipHashOf(deps, request))
    return show(deps, request, reply, erased ? { state: 'erased', ...erased } : over, sender)
  })
}

const over: State = { state: 'over' }

const ipHashOf = ({ settings }: OwnDataDeps, request: FastifyRequest) => visitorHash(request, settings.secret)

/** An unknown link, one of somebody who was erased among them, is answered as any unknown page. */
const show = async (
  deps: OwnDataDeps,
  { params: { token } }: FastifyRequest<Asked>,
  reply: FastifyReply,
  state: State,
  known?: Sender | null,
): Promise<FastifyReply> => {
  const sender = known ?? (await deps.ownData.senderOf(token))
  if (!sender) throw new Refused('not_found')
  return sendView(
    deps,
    reply,
    { page: 'own-data', data: { token, ...sender, ...state } },
    state === over ? 410 : 200,
  )
}
