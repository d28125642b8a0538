import type { FastifyInstance } from 'fastify'
import type { Clock, WithSite } from '../ports.ts'
import type { DoneTokens } from '../submit/done-tokens.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { doneView } from '../submit/form-page.ts'

export type DoneDeps = WithSite & WithRenderer & { doneTokens: Pick<DoneTokens, 'find'>; clock: Clock }

export const doneRoute = (app: FastifyInstance, deps: DoneDeps) => {
  app.get<{ Params: { token: string } }>('/done/:token', async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer')
    const page = await deps.doneTokens.find(request.params.token)
    if (!page || !isLive(deps, page.campaign)) throw new Refused('not_found')
    return sendView(deps, reply, doneView(deps, page))
  })
}

const isLive = ({ releases }: WithSite, campaign: string) => {
  const { campaigns } = releases.current().site
  return Object.hasOwn(campaigns, campaign) && campaigns[campaign]?.live === true
}
