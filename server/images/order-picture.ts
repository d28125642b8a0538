import { keyedHash } from '../settings/keys.ts'
import type { FastifyRequest } from 'fastify'
import { visitorBucket } from '../http/visitor.ts'
import { type ImageDesk, type MadeImage, imageRefusal } from './image-desk.ts'
import { Refused } from '../http/refusal.ts'

type Deps = { images: Pick<ImageDesk, 'make'>; settings: { secret: string } }

/** Page and function count a visitor's pictures together. */
export const orderPicture = (
  { images, settings }: Deps,
  request: FastifyRequest,
  fields: Record<string, unknown>,
) => images.make(readPrompt(fields), keyedHash(settings.secret, 'images', visitorBucket(request.ip)))

export const longestPrompt = 1000

const size = '1024x1024'

export const readPrompt = (body: Record<string, unknown>): string => {
  const { prompt, size: wanted = size, ...strange } = body
  const [name] = Object.keys(strange)
  if (name !== undefined) throw new Refused('unknown_field')
  if (wanted !== size)
    throw new Refused('bad_option', { fields: { size: `Pictures are ${size}; no other size is available.` } })
  if (typeof prompt !== 'string') throw imageRefusal.noPrompt()
  const words = prompt.normalize('NFC').replaceAll(unseen, ' ').trim()
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(words)) throw imageRefusal.noPrompt()
  if (Array.from(words).length > longestPrompt) {
    const message = `Please use at most ${longestPrompt} characters.`
    throw new Refused('too_long', { message, fields: { prompt: message } })
  }
  return words
}

/** Control characters, and those that reverse or hide text; line ends stay. */
const unseen = /(?![\n])[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** JSON as bytes: base64 needs no escaping, and serialising five megabytes would block the event loop. */
export const pictureAnswer = ({ image, revisedPrompt }: MadeImage): Buffer =>
  Buffer.concat([
    Buffer.from('{"success":true,"image":"'),
    image,
    Buffer.from(`","revised_prompt":${JSON.stringify(revisedPrompt)}}`),
  ])

export const jsonType = 'application/json; charset=utf-8'
