import type { FastifyRequest } from 'fastify'
import { keyedHash, visitorBucket } from '../http/visitor.ts'

/** Under what a visitor's pictures are counted: the same for the page and for the function. */
export const visitorKey = ({ settings }: { settings: { secret: string } }, request: FastifyRequest): string =>
  keyedHash(settings.secret, 'images', visitorBucket(request.ip))
