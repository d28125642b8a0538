import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { answerErrors } from '../http/answer-errors.ts'
import { clientErrorHandler } from '../http/client-errors.ts'
import { checkHosts } from '../http/hosts.ts'
import { collectMethods } from '../http/methods.ts'
import { logRequests } from '../http/request-log.ts'
import { decodedPath, isApiPath, requestPath } from '../http/request-path.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { dropSlowReaders } from '../http/slow-readers.ts'
import { trustedProxies } from '../http/trusted-proxies.ts'
import { doneRoute } from '../routes/done.ts'
import { imageRoute } from '../routes/image.ts'
import { functionsRoute } from '../routes/functions.ts'
import { healthRoutes } from '../routes/health.ts'
import { measureRequests, metricsRoute } from '../routes/metrics.ts'
import { mailEventsRoute } from '../routes/mail-events.ts'
import { pageRoutes } from '../routes/pages.ts'
import { seatRoutes } from '../routes/seat.ts'
import { staffPages } from '../routes/staff-pages.ts'
import { staffToolRoutes } from '../routes/staff-tools.ts'
import { staffSignInRoutes } from '../routes/staff-sign-in.ts'
import { submitRoute } from '../routes/submit.ts'
import { unsubscribeRoutes } from '../routes/unsubscribe.ts'

const bodyLimit = 32 * 1024
const defaultTimeouts = { request: 15_000, headers: 10_000, check: 2000, answer: 50_000 }

/** The server as a function of its dependencies: no port is opened, nothing of the process is read. */
export const createApp = (deps: AppDeps): FastifyInstance => {
  const { settings, log, timeouts = defaultTimeouts } = deps
  const isProxy = trustedProxies(settings.trustedProxies)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // One line of our own a request, without addresses and paths.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    // Fastify's own default (0) leaves slow bodies open for ever.
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
  addSecurityHeaders(app, settings.publicOrigin)
  logRequests(app, settings.secret)
  measureRequests(app, deps)
  dropSlowReaders(app, timeouts.answer)
  const allowedMethods = collectMethods(app)
  answerErrors(app, deps, allowedMethods)
  checkHosts(app, deps, isProxy)
  healthRoutes(app, deps)
  metricsRoute(app, deps)
  if (deps.servesVisitors ?? true) visitorRoutes(app, deps)
  return app
}

const visitorRoutes = (app: FastifyInstance, deps: AppDeps) => {
  submitRoute(app, deps)
  imageRoute(app, deps)
  functionsRoute(app, deps)
  doneRoute(app, deps)
  unsubscribeRoutes(app, deps)
  mailEventsRoute(app, deps)
  seatRoutes(app, deps)
  staffSignInRoutes(app, deps)
  staffPages(app, deps)
  staffToolRoutes(app, deps)
  pageRoutes(app, deps)
}

/**
 * The router refuses broken encodings before any hook has run; under a path or campaign that nobody has they get the
 * usual headers, log line and 404. Routes read `originalUrl`, which stays as it was sent.
 */
const routable = (url: string): string => {
  const path = requestPath(url)
  if (decodedPath(path) !== null) return url
  if (path.startsWith('/api/submit/')) return '/api/submit/-'
  return isApiPath(path) ? '/api/-' : '/-'
}
