import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignIn } from '../staff/sign-in.ts'
import { isSameOriginTokenForm } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { visitorHash } from '../http/visitor.ts'
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
  isSentByOwnPage,
  requireArea,
  usesTls,
  type AreaDeps,
  fieldsOf,
  type Posted,
} from '../staff/require-staff.ts'

export type SignInDeps = WithRenderer & AreaDeps & { settings: { secret: string }; signIn: SignIn }

/** GET shows a button: mail scanners must not use up the one-time link. */
export const staffSignInRoutes = (app: FastifyInstance, deps: SignInDeps) => {
  const { publicOrigin, secret } = deps.settings
  const ipHash = (request: FastifyRequest) => visitorHash(request, secret)

  app.get('/staff/sign-in', async (request, reply) => {
    requireArea(request, deps)
    reply.header('referrer-policy', 'no-referrer')
    return sendView(deps, reply, {
      page: 'staff/sign-in',
      data: { token: queryToken(request), problem: null },
    })
  })

  app.post('/staff/sign-in', async (request: Posted, reply) => {
    requireArea(request, deps)
    if (request.headers.origin === undefined || !isSameOriginTokenForm(request, publicOrigin))
      throw new Refused('forbidden_origin')
    reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const token = readToken(fieldsOf(request)) ?? queryToken(request)
    const cookie = token && (await deps.signIn.redeem(token, ipHash(request)))
    if (cookie) return setSessionCookie(reply, cookie, usesTls(request, deps)).redirect('/staff', 303)
    return sendView(deps, reply, { page: 'staff/sign-in', data: { token: null, problem: spent } }, 401)
  })

  app.post('/staff/sign-out', async (request, reply) => {
    requireArea(request, deps)
    if (!isSentByOwnPage(request, deps)) throw new Refused('forbidden_origin')
    const tls = usesTls(request, deps)
    const cookie = readSessionCookie(request, tls)
    if (cookie) await deps.signIn.end(cookie, ipHash(request))
    return clearSessionCookie(reply, tls).header('cache-control', 'no-store').redirect('/staff/sign-in', 303)
  })
}

const spent = 'This link has been used already or is older than 30 minutes. Restart the server for a new one.'

const queryToken = (request: FastifyRequest) => readToken(request.query)

const readToken = (fields: unknown): string | null => {
  const token = typeof fields === 'object' && fields !== null && 'token' in fields ? fields.token : null
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : null
}
