import type { FastifyRequest } from 'fastify'
import { Refused } from './refusal.ts'

export type BodyKind = 'json' | 'form'

/** Which of the two readable kinds a body is. Throws `Refused` (unsupported_media) for any other, packed ones included. */
export const bodyKind = (request: FastifyRequest): BodyKind => {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw new Refused('unsupported_media')
  const match = /^\s*application\/(json|x-www-form-urlencoded)\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.exec(
    request.headers['content-type'] ?? '',
  )
  if (!match) throw new Refused('unsupported_media')
  return match[1]?.toLowerCase() === 'json' ? 'json' : 'form'
}
