import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../http/refusal.ts'
import { isApiPath, requestPath, isLoopback, isSameOrigin, bodyKind } from '../http/request-head.ts'
import { visitorHash } from '../http/visitor.ts'
import type { Member } from './member.ts'
import type { SignIn } from './sign-in.ts'
import { doorWords } from './tool-words.ts'
import type { Staff } from './try-again.ts'
import { readFormBody, badJson } from '../http/request-body.ts'

export type AreaDeps = { settings: { publicOrigin: string; secure: boolean } }

export type SessionDeps = AreaDeps & { signIn: Pick<SignIn, 'session' | 'hasStaff'> }

export type StaffDeps = SessionDeps & { settings: { secret: string } }

const isStaffHost = ({ siteHost }: FastifyRequest, { settings }: AreaDeps) =>
  siteHost.name === new URL(settings.publicOrigin).hostname || isLoopback(siteHost.name)

/** Throws `Refused`. Online somebody has to be named first. */
export const requireArea = async (request: FastifyRequest, deps: SessionDeps) => {
  if (!isStaffHost(request, deps)) throw new Refused('not_found')
  if (deps.settings.secure && !(await deps.signIn.hasStaff()))
    throw new Refused('not_configured', { message: doorWords.nobody })
}

export const signedIn = async (request: FastifyRequest, deps: SessionDeps): Promise<Member | null> => {
  if (!isStaffHost(request, deps)) return null
  const cookie = readSessionCookie(request, deps.settings.secure)
  return cookie === null ? null : deps.signIn.session(cookie)
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: Staff | null
  }
}

/** The routes of `app` are for staff alone. */
export const requireStaff = (app: FastifyInstance, deps: StaffDeps) => {
  app.decorateRequest('staff', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const member = await signedIn(request, deps)
    if (member) {
      request.staff = { ...member, ipHash: visitorHash(request, deps.settings.secret) }
      return undefined
    }
    await requireArea(request, deps)
    if (isApiPath(requestPath(request.originalUrl))) throw new Refused('unauthorized')
    return reply.redirect('/staff/sign-in', 303)
  })
}

/** Whoever `requireStaff` let in. */
export const readingStaff = ({ staff }: FastifyRequest): Staff => {
  if (!staff) throw new Refused('unauthorized')
  return staff
}

/** Whoever sent a form or a command from one of our pages. */
export const sendingStaff = (request: FastifyRequest, deps: AreaDeps): Staff => {
  if (!isSentByOwnPage(request, deps)) throw new Refused('forbidden_origin')
  return readingStaff(request)
}

export const mayAct = ({ role }: Member): boolean => role !== 'viewer'

/** Throws `Refused` for those who may only read. */
export const requireActing = (member: Member) => {
  if (!mayAct(member)) throw new Refused('forbidden', { message: doorWords.readsOnly })
}

/** Throws `Refused` for all but owners. */
export const requireOwner = ({ role }: Member) => {
  if (role !== 'owner') throw new Refused('forbidden', { message: doorWords.ownersOnly })
}

export const isSentByOwnPage = (request: FastifyRequest, { settings }: AreaDeps) =>
  request.headers.origin !== undefined && isSameOrigin(request, settings.publicOrigin)

// The __Host- prefix binds a cookie to this host over TLS; browsers refuse it on plain http.
const nameOf = (secure: boolean) => (secure ? '__Host-porchlight' : 'porchlight')
const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const readSessionCookie = (request: FastifyRequest, secure: boolean): string | null => {
  const prefix = `${nameOf(secure)}=`
  const found = (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const text = pair.trim()
    return text.startsWith(prefix) ? [text.slice(prefix.length)] : []
  })
  const [value] = found
  return found.length === 1 && value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : null
}

export const setSessionCookie = (reply: FastifyReply, value: string, secure: boolean) =>
  reply.header('set-cookie', `${nameOf(secure)}=${value}; ${attributes(secure)}`)

/** Whoever signs in again leaves no session behind that only its cookie knows. */
export const endEarlier = async (
  request: FastifyRequest,
  { settings, signIn }: StaffDeps & { signIn: Pick<SignIn, 'end'> },
) => {
  const cookie = readSessionCookie(request, settings.secure)
  if (cookie) await signIn.end(cookie, visitorHash(request, settings.secret), false)
}

export const clearSessionCookie = (reply: FastifyReply, secure: boolean) =>
  reply.header('set-cookie', `${nameOf(secure)}=; Max-Age=0; ${attributes(secure)}`)

export type Posted = FastifyRequest<{ Body: Buffer | undefined }>

/** Refuses (bad_json) a zero byte, which PostgreSQL cannot store. */
export const fieldsOf = (request: Posted): Record<string, string | undefined> => {
  if (!request.body) return {}
  if (bodyKind(request) !== 'form') throw new Refused('unsupported_media')
  const fields = Object.entries(readFormBody(request.body))
  if (fields.some(([, value]) => String(value).includes('\0'))) throw badJson()
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
