import type { FastifyRequest } from 'fastify'
import { visitorHash } from '../http/visitor.ts'
import { browserName } from './browser-name.ts'

/** What is kept of where somebody signs in. */
export type Device = { ipHash: string; browser: string | null }

export const deviceOf = (request: FastifyRequest, secret: string): Device => ({
  ipHash: visitorHash(request, secret),
  browser: browserName(request.headers['user-agent']),
})
