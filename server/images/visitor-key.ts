import type { FastifyRequest } from 'fastify'
import { keyedHash, visitorBucket } from '../http/visitor.ts'

/** The key that counts a visitor's pictures, the same for page and function. */
export const visitorKey = ({ settings }: { settings: { secret: string } }, request: FastifyRequest): string =>
  keyedHash(settings.secret, 'images', visitorBucket(request.ip))
