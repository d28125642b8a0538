import type { FastifyRequest } from 'fastify'
import { isSameOrigin } from '../http/hosts.ts'
import { Refused } from '../http/refusal.ts'
import { keyedHash, visitorBucket } from '../http/visitor.ts'
import { signedIn, type SessionDeps } from './require-staff.ts'

export type PresserDeps = SessionDeps & { settings: { secret: string } }

export type Presser = Awaited<ReturnType<typeof presserOf>>

/** The member of staff who pressed a button on a page of ours. */
export const presserOf = async (request: FastifyRequest, deps: PresserDeps) => {
  if (!isSentByPage(request, deps)) throw new Refused('forbidden_origin')
  return readerOf(request, deps)
}

/** The member of staff who reads a page. */
export const readerOf = async (request: FastifyRequest, deps: PresserDeps) => {
  const session = await signedIn(request, deps)
  if (!session) throw new Refused('forbidden_origin')
  return { ...session, ipHash: keyedHash(deps.settings.secret, 'visitor', visitorBucket(request.ip)) }
}

/** Every browser sends the origin of a posted form. */
const isSentByPage = (request: FastifyRequest, { settings }: PresserDeps) =>
  request.headers.origin !== undefined && isSameOrigin(request, settings.publicOrigin)
