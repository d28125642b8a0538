import type { FastifyReply, FastifyRequest } from 'fastify'

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

export const clearSessionCookie = (reply: FastifyReply, secure: boolean) =>
  reply.header('set-cookie', `${nameOf(secure)}=; Max-Age=0; ${attributes(secure)}`)
