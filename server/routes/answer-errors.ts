import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../../engine/words/lang.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { liveCampaignOf } from '../release/live-campaign.ts'
import { coachAt } from '../../engine/campaign/release/find-route.ts'
import { hostLang } from '../../engine/campaign/release/host-lang.ts'
import { sendView } from '../http/send.ts'
import { StorageUnavailable, faultFields } from '../errors.ts'
import { isPage, type AssetDeps } from './pages.ts'
import { Refused, refusalBody } from '../http/refusal.ts'
import { decodedPath, isApiPath, requestPath } from '../http/request-head.ts'

type ErrorDeps = AssetDeps

export const answerErrors = (app: FastifyInstance, deps: ErrorDeps, allowedMethods: AllowedMethods) => {
  app.setErrorHandler((error, request, reply) => {
    const refused = toRefused(error)
    if (refused.code === 'internal') request.logFields = { ...request.logFields, ...faultFields(error) }
    return sendRefused(deps, request, reply, refused)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = requestPath(request.originalUrl)
    const own = allowedMethods(path)
    const allowed = own.length === 0 && isPage(deps, request.siteHost.name, path) ? ['GET', 'HEAD'] : own
    const isOdd = !['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method)
    const refused =
      isOdd || (allowed.length > 0 && !allowed.includes(request.method))
        ? new Refused('method_not_allowed', { headers: { allow: allowed.join(', ') || 'GET, HEAD' } })
        : new Refused('not_found')
    return sendRefused(deps, request, reply, refused)
  })
}

const sendRefused = async (
  deps: ErrorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  raised: Refused,
) => {
  const lang = langOf(deps, request)
  const refused = raised.in(lang)
  request.logFields = { ...request.logFields, refused: refused.code }
  reply.headers({ 'cache-control': 'no-store', ...refused.details.headers })
  if (hasUnreadBody(request)) reply.header('connection', 'close')
  if (isFunctionPath(requestPath(request.originalUrl)))
    return reply.code(refused.status).send(functionFailure(refused, request.id))
  if (wantsJson(request, refused)) return reply.code(refused.status).send(refusalBody(refused, request.id))
  try {
    return await sendView(deps, reply, pageFor(deps, request, refused, lang), refused.status)
  } catch (error) {
    request.logFields = { ...request.logFields, ...faultFields(error) }
    return reply.code(refused.status).type('text/plain; charset=utf-8').send(refused.message)
  }
}

/** Of the campaign that the form belongs to, else of the host. */
const langOf = ({ releases }: ErrorDeps, request: FastifyRequest): Lang | undefined => {
  const { coaches, campaigns } = releases.current().site
  const id = decodedPath(requestPath(request.originalUrl).replace(/^\/api\/submit\//, ''))
  const campaign = id !== null && Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  return campaign ? campaign.lang : hostLang(coaches, request.siteHost.name)
}

const isFunctionPath = (path: string) => /^\/functions(\/|$)/.test(path)

/** `message`: for a page; `error`: for programs. */
const functionFailure = ({ message, code, details }: Refused, requestId: string) => ({
  success: false,
  error: message,
  code,
  requestId,
  ...(details.shown !== undefined && { message: details.shown }),
  ...(details.fields && { fields: details.fields }),
})

// A request for an unknown host gets no page.
const wantsJson = (request: FastifyRequest, { code }: Refused) =>
  code === 'misdirected' ||
  (isApiPath(requestPath(request.originalUrl)) && !(request.headers.accept ?? '').includes('text/html'))

// Closing the connection saves reading the rest of the body.
const hasUnreadBody = ({ raw, headers }: FastifyRequest) =>
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 32 * 1024)

const pageFor = (
  { releases }: ErrorDeps,
  { siteHost, id: requestId }: FastifyRequest,
  refused: Refused,
  lang: Lang | undefined,
): View => {
  if (refused.status !== 404) return { page: 'problem', data: { text: refused.message, requestId, lang } }
  const { site } = releases.current()
  const campaign = liveCampaignOf(site, coachAt(site.coaches, siteHost.name)?.slug)
  return { page: 'not-found', data: { lang, ...(campaign !== undefined && { campaign }) } }
}

const toRefused = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  if (error instanceof StorageUnavailable)
    return new Refused('temporarily_unavailable', { headers: { 'retry-after': '5' } })
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Refused('too_large')
  if (status === 415) return new Refused('unsupported_media')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refused('bad_json')
  return new Refused('internal')
}

type AllowedMethods = (path: string) => string[]

export const collectMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*') routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (path) =>
    [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
    ].toSorted()
}

const toPattern = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`)
