import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../process/app-deps.ts'
import { keyedHash, visitorBucket } from '../http/visitor.ts'

/** Under what a visitor's pictures are counted: the same for the page and for the function. */
export const visitorKey = ({ settings }: Pick<AppDeps, 'settings'>, request: FastifyRequest): string =>
  keyedHash(settings.secret, 'images', visitorBucket(request.ip))
