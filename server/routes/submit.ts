import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SeatBook, eventState } from '../events/event-state.ts'
import { bodyKind, idempotencyKey, isUsableKey, type BodyKind, isSameOrigin } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { readStrictJson, readFormBody } from '../http/request-body.ts'
import type { DoneTokens } from '../submit/done-tokens.ts'
import { attributionOfReferer, openEnvelope, type Envelope } from '../submit/envelope.ts'
import { doneView, onDate, shownAgain } from '../submit/form-page.ts'
import {
  openCampaign,
  type OpenCampaign,
  createMemory,
  takeSubmission,
  type SubmitDeps,
  type Taken,
} from '../submit/take-submission.ts'

export type SubmitRouteDeps = SubmitDeps &
  WithRenderer & {
    settings: { publicOrigin: string }
    seatBook: Pick<SeatBook, 'seats'>
    doneTokens: Pick<DoneTokens, 'issue'>
  }

type Head = { open: OpenCampaign; kind: BodyKind; key: string | null }

export const submitRoute = (app: FastifyInstance, deps: SubmitRouteDeps) => {
  const memory = createMemory()
  const heads = new WeakMap<FastifyRequest, Head>()

  app.route<{ Params: { '*': string }; Body: Buffer }>({
    method: 'POST',
    url: '/api/submit/*',
    // Whatever the headers alone decide is refused before the body is read.
    onRequest: async (request) => {
      if (!isSameOrigin(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
      const open = openCampaign(deps, request.params['*'])
      heads.set(request, { open, kind: bodyKind(request), key: idempotencyKey(request) })
    },
    handler: async (request, reply) => {
      const head = heads.get(request)
      if (!head) throw new Refused('internal')
      const envelope = openEnvelope(readBody(head.kind, request.body))
      const key = head.key ?? fieldKey(envelope)
      const arrived = { request, open: head.open, envelope, key }
      if (head.kind === 'json') return sendJson(reply, await takeSubmission(deps, memory, arrived))
      const reported = Object.keys(envelope.attribution).length > 0
      if (!reported) envelope.attribution = attributionOfReferer(request)
      try {
        return await sendToDone(deps, reply, head.open, await takeSubmission(deps, memory, arrived))
      } catch (error) {
        if (error instanceof Refused)
          return showAgain(deps, reply, head.open, envelope, error.in(head.open.campaign.lang))
        throw error
      }
    },
  })
}

// Fastify passes an empty body without a type unread.
const readBody = (kind: BodyKind, body: Buffer | undefined) =>
  kind === 'json' ? readStrictJson(body ?? Buffer.alloc(0)) : readFormBody(body ?? Buffer.alloc(0))

const fieldKey = ({ key }: Envelope) => {
  if (key !== null && !isUsableKey(key)) throw new Refused('bad_idempotency_key')
  return key
}

const sendJson = (reply: FastifyReply, { answer, replayed }: Taken) => {
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply.header('cache-control', 'no-store').send(answer)
}

const sendToDone = async (
  deps: SubmitRouteDeps,
  reply: FastifyReply,
  { campaign }: OpenCampaign,
  taken: Taken,
) => {
  const { answer, email } = taken
  if (answer.url !== undefined) return reply.header('cache-control', 'no-store').redirect(answer.url, 303)
  const page = { campaign: campaign.id, answer, email }
  try {
    const token = await deps.doneTokens.issue(page)
    return await reply.header('cache-control', 'no-store').redirect(`/done/${token}`, 303)
  } catch {
    // The lead is stored: the success page has no address of its own.
    reply.log.warn('could not store the address of a success page')
    return sendView(deps, reply, doneView(deps, page))
  }
}

const showAgain = async (
  deps: SubmitRouteDeps,
  reply: FastifyReply,
  open: OpenCampaign,
  sent: Envelope,
  refused: Refused,
) => {
  const { campaign } = open
  const seats = (await eventState(deps, campaign))?.seats
  const state = { ...shownAgain(open, sent, refused), ...(seats && { seats }) }
  reply.headers(refused.details.headers ?? {})
  return sendView(
    deps,
    reply,
    { page: 'campaign', data: { campaign: campaign.id, ...onDate(campaign, deps.clock.now()), form: state } },
    refused.status,
  )
}
