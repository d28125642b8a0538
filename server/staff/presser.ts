import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../process/app-deps.ts'
import { isSameOrigin } from '../http/origin.ts'
import { Refused } from '../http/refusal.ts'
import { keyedHash, visitorBucket } from '../http/visitor.ts'
import { signedIn } from './require-staff.ts'

export type Presser = Awaited<ReturnType<typeof presserOf>>

/** The member of staff who pressed a button on a page of ours. */
export const presserOf = async (request: FastifyRequest, deps: AppDeps) => {
  if (!isSentByPage(request, deps)) throw new Refused('forbidden_origin')
  return readerOf(request, deps)
}

/** The member of staff who reads a page. */
export const readerOf = async (request: FastifyRequest, deps: AppDeps) => {
  const session = await signedIn(request, deps)
  if (!session) throw new Refused('forbidden_origin')
  return { ...session, ipHash: keyedHash(deps.settings.secret, 'visitor', visitorBucket(request.ip)) }
}

/** Every browser names the origin of a form that is posted. */
const isSentByPage = (request: FastifyRequest, { settings }: AppDeps) =>
  request.headers.origin !== undefined && isSameOrigin(request, settings.publicOrigin)
