import { keyedHash } from '../settings/derived-keys.ts'
import type { FastifyRequest } from 'fastify'
import { visitorBucket } from '../http/visitor.ts'
import type { ImageDesk } from './image-desk.ts'
import { readPrompt } from './read-prompt.ts'

type Deps = { images: Pick<ImageDesk, 'make'>; settings: { secret: string } }

/** Page and function count a visitor's pictures together. */
export const orderPicture = (
  { images, settings }: Deps,
  request: FastifyRequest,
  fields: Record<string, unknown>,
) => images.make(readPrompt(fields), keyedHash(settings.secret, 'images', visitorBucket(request.ip)))
