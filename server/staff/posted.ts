import type { FastifyRequest } from 'fastify'
import { readFormBody } from '../http/form-body.ts'
import { bodyKind } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { badJson } from '../http/strict-json.ts'

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
