import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../process/app-deps.ts'
import { Refused } from '../http/refusal.ts'
import { sendView } from '../http/send-view.ts'
import { doneView } from '../submit/done-view.ts'

/** GET /done/<token>: where a form that was sent without scripts leads, once it is stored. */
export const doneRoute = (app: FastifyInstance, deps: AppDeps) => {
  app.get<{ Params: { token: string } }>('/done/:token', async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer')
    const page = await deps.doneTokens.find(request.params.token)
    if (!page || !isLive(deps, page.campaign)) throw new Refused('not_found')
    return sendView(deps, reply, doneView(deps, page))
  })
}

const isLive = ({ releases }: AppDeps, campaign: string) => {
  const { campaigns } = releases.current().site
  return Object.hasOwn(campaigns, campaign) && campaigns[campaign]?.live === true
}
