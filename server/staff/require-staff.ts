import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../http/refusal.ts'
import { isApiPath, requestPath } from '../http/request-head.ts'
import { isAtThisMachine, staffArea, type AreaDeps } from './area.ts'
import { readSessionCookie } from './cookie.ts'
import type { SignIn, StaffSession } from './sign-in.ts'

export type SessionDeps = AreaDeps & { signIn: Pick<SignIn, 'session'> }

/** Over https the cookie is bound to TLS; at the machine itself there is none. */
export const usesTls = (request: FastifyRequest, { settings }: AreaDeps) =>
  settings.secure && !isAtThisMachine(request)

/** Throws `Refused` where staff pages are not served. */
export const requireArea = (request: FastifyRequest, deps: AreaDeps) => {
  const area = staffArea(request, deps)
  if (area === 'elsewhere') throw new Refused('not_found')
  if (area === 'closed') throw new Refused('not_configured', { message: 'No staff is set up yet.' })
}

export const signedIn = async (request: FastifyRequest, deps: SessionDeps): Promise<StaffSession | null> => {
  if (staffArea(request, deps) !== 'open') return null
  const cookie = readSessionCookie(request, usesTls(request, deps))
  return cookie === null ? null : deps.signIn.session(cookie)
}

/** Hook of everything behind the sign-in: programs get 401, people the sign-in page. */
export const requireStaff = (deps: SessionDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store')
  requireArea(request, deps)
  if (await signedIn(request, deps)) return undefined
  if (isApiPath(requestPath(request.originalUrl))) throw new Refused('unauthorized')
  return reply.redirect('/staff/sign-in', 303)
}
