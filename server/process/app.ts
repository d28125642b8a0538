import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { answerErrors, collectMethods } from '../routes/answer-errors.ts'
import { clientErrorHandler } from '../http/client-errors.ts'
import { checkHosts, trustedProxies, decodedPath, isApiPath, requestPath } from '../http/request-head.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { doneRoute, type DoneDeps } from '../routes/done.ts'
import { iconRoutes } from '../routes/icons.ts'
import { imageRoute, type ImageDeps } from '../routes/image.ts'
import { functionsRoute, type FunctionRouteDeps } from '../routes/functions.ts'
import { healthRoutes, type HealthDeps, metricsRoute, type MetricsDeps } from '../routes/operators.ts'
import { mailEventsRoute, type MailEventDeps } from '../routes/mail-events.ts'
import { crawlerRoutes } from '../routes/crawlers.ts'
import { pageRoutes, type PageDeps } from '../routes/pages.ts'
import { staffAppRoutes, type StaffAppDeps } from '../routes/staff-app.ts'
import { staffSessionRoutes, type SessionRouteDeps } from '../routes/staff-sessions.ts'
import { passkeyRoutes, type PasskeyDeps } from '../routes/staff-passkeys.ts'
import { staffEventRoutes, type StaffEventDeps } from '../routes/staff-events.ts'
import { staffCampaignRoutes, type StaffCampaignDeps } from '../routes/staff-campaigns.ts'
import { staffLeadRoutes, type StaffLeadDeps } from '../routes/staff-leads.ts'
import { staffPeopleRoutes, type StaffPeopleDeps } from '../routes/staff-people.ts'
import { staffMailRoutes, type StaffMailDeps } from '../routes/staff-mails.ts'
import { staffQueueRoutes, type StaffQueueDeps } from '../routes/staff-queue.ts'
import { staffToolRoutes, type StaffToolDeps } from '../routes/staff-tools.ts'
import { staffSignInRoutes, type SignInDeps } from '../routes/staff-sign-in.ts'
import { seenRoute, type SeenDeps } from '../routes/seen.ts'
import { submitRoute, type SubmitRouteDeps } from '../routes/submit.ts'
import { linkRoutes, type LinkDeps } from '../routes/links.ts'
import { ownDataRoutes, type OwnDataDeps } from '../routes/own-data.ts'
import { privateRoutes, type PrivateDeps } from '../routes/private.ts'
import { Refused } from '../http/refusal.ts'
import { loggedVisitor } from '../http/visitor.ts'

type VisitorDeps = SubmitRouteDeps &
  SeenDeps &
  ImageDeps &
  FunctionRouteDeps &
  DoneDeps &
  LinkDeps &
  PrivateDeps &
  OwnDataDeps &
  MailEventDeps &
  SignInDeps &
  StaffMailDeps &
  StaffQueueDeps &
  StaffToolDeps &
  StaffLeadDeps &
  StaffEventDeps &
  StaffPeopleDeps &
  StaffCampaignDeps &
  StaffAppDeps &
  PasskeyDeps &
  SessionRouteDeps &
  PageDeps

export type AppDeps = Omit<VisitorDeps & HealthDeps & MetricsDeps, 'releases' | 'settings'> & {
  releases: Pick<ReleaseStore, 'current' | 'earlierForms' | 'earlierAsset'>
  settings: VisitorDeps['settings'] & MetricsDeps['settings'] & { trustedProxies: string[] }
  servesVisitors?: boolean
  log: FastifyBaseLogger
  timeouts?: { request: number; headers: number; check: number; answer: number }
}

const bodyLimit = 32 * 1024
const defaultTimeouts = { request: 15_000, headers: 10_000, check: 2000, answer: 50_000 }

export const createApp = (deps: AppDeps): FastifyInstance => {
  const { settings, log, timeouts = defaultTimeouts } = deps
  const isProxy = trustedProxies(settings.trustedProxies)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // observeRequests writes one line a request, without addresses and paths.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    // Fastify's default (0) keeps slow bodies open for ever.
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    trustProxy: settings.trustedProxies.length > 0 ? (address: string) => isProxy(address) : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(log, settings.publicOrigin),
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: ({ url = '/' }) => routable(url),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  const headers = securityHeaders(settings.publicOrigin)
  app.addHook(
    'onRequest',
    async (request, reply) => void reply.headers({ ...headers, 'x-request-id': request.id }),
  )
  observeRequests(app, deps)
  dropSlowReaders(app, timeouts.answer)
  const allowedMethods = collectMethods(app)
  answerErrors(app, deps, allowedMethods)
  checkHosts(app, deps, isProxy)
  refuseManyHeaders(app)
  healthRoutes(app, deps)
  metricsRoute(app, deps)
  if (deps.servesVisitors ?? true) visitorRoutes(app, deps)
  return app
}

const visitorRoutes = (app: FastifyInstance, deps: VisitorDeps) => {
  submitRoute(app, deps)
  seenRoute(app, deps)
  imageRoute(app, deps)
  functionsRoute(app, deps)
  doneRoute(app, deps)
  linkRoutes(app, deps)
  privateRoutes(app, deps)
  ownDataRoutes(app, deps)
  mailEventsRoute(app, deps)
  staffSignInRoutes(app, deps)
  staffQueueRoutes(app, deps)
  staffMailRoutes(app, deps)
  staffToolRoutes(app, deps)
  staffLeadRoutes(app, deps)
  staffEventRoutes(app, deps)
  staffPeopleRoutes(app, deps)
  staffCampaignRoutes(app, deps)
  staffAppRoutes(app, deps)
  passkeyRoutes(app, deps)
  staffSessionRoutes(app, deps)
  crawlerRoutes(app, deps)
  iconRoutes(app, deps)
  pageRoutes(app, deps)
}

/** The router refuses broken encodings before any hook runs; as an unknown path they get headers, a log line and 404. */
const routable = (url: string): string => {
  const path = requestPath(url)
  if (decodedPath(path) !== null) return url
  if (path.startsWith('/api/submit/')) return '/api/submit/-'
  return isApiPath(path) ? '/api/-' : '/-'
}

/** A browser sends some twenty. */
const mostHeaders = 100

const refuseManyHeaders = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    // Names and values.
    if (raw.rawHeaders.length > 2 * mostHeaders)
      throw new Refused('too_large', { status: 431, message: 'There are too many headers.' })
  })
}

const largeFrom = 64 * 1024

/** Frees the socket and buffers of a client that reads too slowly. */
const dropSlowReaders = (app: FastifyInstance, longest: number) => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.length < largeFrom) return
    const timer = setTimeout(() => reply.raw.destroy(), longest).unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
}

/**
 * The line has the route's pattern, as a path may contain a token or an address, and the visitor as a keyed hash. Labels
 * come from closed lists: clients cannot create them.
 */
const observeRequests = (app: FastifyInstance, { settings, metrics, clock }: AppDeps) => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const status = reply.statusCode
    const fields = {
      requestId: request.id,
      method,
      route: routeOptions.url ?? null,
      status,
      ms: Math.round(reply.elapsedTime),
      visitor: loggedVisitor(settings.secret, request.ip, clock.now()),
      ...request.logFields,
    }
    if (status >= 500) app.log.error(fields, 'request')
    else app.log.info(fields, 'request')
    metrics.observeRequest({
      route: request.is404 ? 'none' : (routeOptions.url ?? 'none'),
      method: ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other',
      status,
      seconds: reply.elapsedTime / 1000,
    })
  })
}
