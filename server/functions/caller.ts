import type { FastifyRequest } from 'fastify'
import type { FunctionServices } from './services.ts'
import { Refused } from '../http/refusal.ts'
import { isSameToken } from '../settings/keys.ts'
import { isSentByOwnPage, signedIn, type SessionDeps } from '../staff/require-staff.ts'
import type { Member } from '../staff/member.ts'
import { isStaffToken } from '../staff/members.ts'

export type CallerDeps = SessionDeps & {
  settings: { publishableKey: string }
  functions: Pick<FunctionServices, 'staffOfToken'>
}

/** Staff by a token (bearer) or a sign-in on our page; null for the publishable key (`apikey`, bearer). */
export const callerOf = async (request: FastifyRequest, deps: CallerDeps): Promise<Member | null> => {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
  if (bearer !== undefined && isStaffToken(bearer)) {
    const staff = await deps.functions.staffOfToken(bearer)
    if (!staff) throw unauthorized()
    return staff
  }
  const brought = [
    request.headers.authorization === undefined ? undefined : (bearer ?? ''),
    apikeyOf(request),
  ]
  const keys = brought.filter((key) => key !== undefined)
  if (!keys.every((key) => isSameToken(key, deps.settings.publishableKey))) throw unauthorized()
  const session = await signedIn(request, deps)
  if (session && isSentByOwnPage(request, deps)) return session
  if (keys.length > 0) return null
  throw session ? new Refused('forbidden_origin') : unauthorized()
}

const unauthorized = () => new Refused('unauthorized', { message: 'A key is required to call this.' })

const apikeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['apikey']
  return Array.isArray(key) ? '' : key
}
