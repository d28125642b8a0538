import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { ImageState } from '../../engine/campaign/release/view.ts'
import type { ImageDesk } from '../images/image-desk.ts'
import { type SeatBook, eventState } from '../events/event-state.ts'
import type { Clock, WithSite } from '../ports.ts'
import { StorageUnavailable } from '../errors.ts'
import { type BodyKind, bodyKind, decodedPath, isSameOrigin } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { orderPicture, jsonType, pictureAnswer } from '../images/order-picture.ts'
import { readStrictJson, readFormBody } from '../http/request-body.ts'

export type ImageDeps = WithSite &
  WithRenderer & {
    settings: { publicOrigin: string; secret: string }
    images: ImageDesk
    seatBook: Pick<SeatBook, 'seats'>
    clock: Clock
  }

type Head = { campaign: SiteCampaign; kind: BodyKind }

export const imageRoute = (app: FastifyInstance, deps: ImageDeps) => {
  const heads = new WeakMap<FastifyRequest, Head>()

  app.route<{ Params: { '*': string }; Body: Buffer }>({
    method: 'POST',
    url: '/api/image/*',
    onRequest: async (request) => {
      if (!isSameOrigin(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
      heads.set(request, { campaign: withImages(deps, request.params['*']), kind: bodyKind(request) })
    },
    handler: async (request, reply) => {
      const head = heads.get(request)
      if (!head) throw new Refused('internal')
      request.logFields = { campaign: head.campaign.id }
      const body = request.body ?? Buffer.alloc(0)
      if (head.kind === 'form')
        return showPicture(deps, { request, reply, ...head, fields: readFormBody(body) })
      const made = await orderPicture(deps, request, readStrictJson(body))
      return reply.header('cache-control', 'no-store').type(jsonType).send(pictureAnswer(made))
    },
  })
}

const withImages = ({ releases }: ImageDeps, path: string): SiteCampaign => {
  const { campaigns } = releases.current().site
  const id = decodedPath(path) ?? ''
  const campaign = Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  if (!campaign?.live || !campaign.images) throw new Refused('unknown_campaign')
  return campaign
}

type Sent = Head & { request: FastifyRequest; reply: FastifyReply; fields: Record<string, unknown> }

const showPicture = async (deps: ImageDeps, { request, reply, campaign, fields }: Sent) => {
  const prompt = typeof fields['prompt'] === 'string' ? fields['prompt'].slice(0, 2000) : ''
  const form = { values: {}, errors: {}, ...(await eventState(deps, campaign)) }
  const show = (image: ImageState, status = 200) =>
    sendView(deps, reply, { page: 'campaign', data: { campaign: campaign.id, form, image } }, status)
  const { isSetUp } = deps.images
  try {
    const { image, revisedPrompt } = await orderPicture(deps, request, fields)
    const made = { image: Buffer.from(image).toString('latin1'), revisedPrompt }
    return show({ isSetUp, prompt, made })
  } catch (error) {
    const refused = error instanceof StorageUnavailable ? new Refused('temporarily_unavailable') : error
    if (!(refused instanceof Refused)) throw error
    request.logFields = { ...request.logFields, refused: refused.code }
    reply.headers(refused.details.headers ?? {})
    return show({ isSetUp, prompt, problem: refused.message }, refused.status)
  }
}
