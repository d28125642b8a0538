import type { FastifyRequest } from 'fastify'
import { Refused } from './refusal.ts'

export type BodyKind = 'json' | 'form'

/** The kind of a body. Throws `Refused` (unsupported_media) for other types and for compressed bodies. */
export const bodyKind = (request: FastifyRequest): BodyKind => {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw new Refused('unsupported_media')
  const match = /^\s*application\/(json|x-www-form-urlencoded)\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.exec(
    request.headers['content-type'] ?? '',
  )
  if (!match) throw new Refused('unsupported_media')
  return match[1]?.toLowerCase() === 'json' ? 'json' : 'form'
}

/** The Idempotency-Key header: 1-255 visible ASCII characters, at most once. Null when there is none. */
export const idempotencyKey = (request: FastifyRequest): string | null => {
  const { rawHeaders } = request.raw
  const keys = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'idempotency-key',
  )
  if (keys.length === 0) return null
  const [key] = keys
  if (keys.length > 1 || key === undefined || !isUsableKey(key)) throw new Refused('bad_idempotency_key')
  return key
}

export const isUsableKey = (key: string) => /^[\x20-\x7e]{1,255}$/.test(key) && key.trim() !== ''

/** Path of a request target: still encoded, without authority and query string. */
export const requestPath = (target: string): string =>
  target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'

/** Query string with its "?", or nothing. Kept byte for byte, but for what no header may contain. */
export const requestQuery = (target: string): string => {
  const at = target.indexOf('?')
  return at < 0 ? '' : target.slice(at).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
}

/** Decoded once, or null where the encoding is broken. */
export const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

export const isApiPath = (path: string) => /^\/((staff\/)?api|functions)(\/|$)/.test(path)
