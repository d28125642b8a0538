import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '../load-release.ts'

/** Answers with a file from memory: the packed twin the browser takes, or 304 when it has this version already. */
export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply => {
  const { body, encoding } = pick(file, request.headers['accept-encoding'] ?? '')
  const tag = `"${bare(file.etag)}${encoding && `-${encoding}`}"`
  reply.headers({
    etag: tag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': withCharset(file.contentType),
    ...(file.csp && { 'content-security-policy': file.csp }),
    ...((file.br || file.gz) && { vary: 'Accept-Encoding' }),
  })
  if (hasVersion(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

const pick = (
  { plain, br, gz }: StoredFile,
  accepted: string,
): { body: Buffer; encoding: '' | 'br' | 'gzip' } => {
  if (br && takes(accepted, 'br')) return { body: br, encoding: 'br' }
  if (gz && takes(accepted, 'gzip')) return { body: gz, encoding: 'gzip' }
  return { body: plain, encoding: '' }
}

/** Whether an Accept-Encoding allows this way of packing. */
export const takes = (accepted: string, encoding: string) =>
  accepted
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })

// The twins of one file are one version: a browser that has any of them has it.
const hasVersion = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => bare(tag.trim()).replace(/-(br|gzip)$/, '') === bare(etag)))

const bare = (tag: string) => tag.replace(/^W\//, '').replaceAll('"', '')

const withCharset = (type: string) =>
  /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json))/.test(type) &&
  !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type
