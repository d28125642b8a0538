import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deviceOf } from '../staff/device.ts'
import type { SignIn } from '../staff/sign-in.ts'
import { isAtThisMachine, isSameOriginTokenForm } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { visitorHash, type RateLimiter } from '../http/visitor.ts'
import {
  clearSessionCookie,
  endEarlier,
  readSessionCookie,
  setSessionCookie,
  isSentByOwnPage,
  requireArea,
  type AreaDeps,
  fieldsOf,
  type Posted,
} from '../staff/require-staff.ts'

export type SignInDeps = WithRenderer &
  AreaDeps & {
    settings: { secret: string }
    signIn: SignIn
    sendSignInMail: (typed: string, ipHash: string) => Promise<void>
    rateLimiter: RateLimiter
  }

/** Requests for links that one visitor may make in ten minutes, known addresses or not. */
const mostRequests = 10

/** GET shows a button: mail scanners must not use up the one-time link. */
export const staffSignInRoutes = (app: FastifyInstance, deps: SignInDeps) => {
  const { publicOrigin, secret, secure } = deps.settings
  const ipHash = (request: FastifyRequest) => visitorHash(request, secret)
  const pageFor = (request: FastifyRequest) => ({
    token: null,
    problem: null,
    isLocal: !secure && isAtThisMachine(request),
  })

  app.get('/staff/sign-in', async (request, reply) => {
    await requireArea(request, deps)
    reply.header('referrer-policy', 'no-referrer')
    return sendView(deps, reply, {
      page: 'staff/sign-in',
      data: { ...pageFor(request), token: queryToken(request) },
    })
  })

  app.post('/staff/sign-in', async (request: Posted, reply) => {
    await requireArea(request, deps)
    if (request.headers.origin === undefined || !isSameOriginTokenForm(request, publicOrigin))
      throw new Refused('forbidden_origin')
    reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const fields = fieldsOf(request)
    const { email } = fields
    if (email !== undefined && fields['token'] === undefined) {
      const isPast = await deps.rateLimiter.isPast(`sign-in ${ipHash(request)}`, mostRequests)
      if (!isPast) void deps.sendSignInMail(email, ipHash(request))
      return sendView(deps, reply, { page: 'staff/sign-in', data: { ...pageFor(request), asked: true } })
    }
    const token = readToken(fields) ?? queryToken(request)
    const cookie = token && (await deps.signIn.redeem(token, deviceOf(request, secret)))
    if (cookie) {
      await endEarlier(request, deps)
      return setSessionCookie(reply, cookie, secure).redirect('/staff', 303)
    }
    return sendView(
      deps,
      reply,
      { page: 'staff/sign-in', data: { ...pageFor(request), problem: spent } },
      401,
    )
  })

  app.post('/staff/sign-out', async (request: Posted, reply) => {
    await requireArea(request, deps)
    if (!isSentByOwnPage(request, deps)) throw new Refused('forbidden_origin')
    const cookie = readSessionCookie(request, secure)
    const everywhere = fieldsOf(request)['everywhere'] !== undefined
    if (cookie) await deps.signIn.end(cookie, ipHash(request), everywhere)
    return clearSessionCookie(reply, secure)
      .header('cache-control', 'no-store')
      .redirect('/staff/sign-in', 303)
  })
}

const spent = 'This link has been used already, or is too old. Ask for a new one.'

const queryToken = (request: FastifyRequest) => readToken(request.query)

const readToken = (fields: unknown): string | null => {
  const token = typeof fields === 'object' && fields !== null && 'token' in fields ? fields.token : null
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : null
}
