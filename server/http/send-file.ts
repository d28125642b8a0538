import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultFields } from '../errors.ts'
import type { Bytes, StoredFile } from '../release/stored-file.ts'
import { Refused } from './refusal.ts'

/** Answers with a file: the packed twin the browser takes, or 304 when it has this version already. */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: StoredFile) => {
  const { body, encoding } = pick(file, request.headers['accept-encoding'] ?? '')
  const isKnown = hasVersion(request.headers['if-none-match'], file.etag)
  // Before any header is set: the answer to an error must bear none of this file's.
  const bytes = isKnown ? null : await (typeof body === 'function' ? readNow(request, file, body) : body)
  reply.headers({
    etag: `"${bare(file.etag)}${encoding && `-${encoding}`}"`,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': withCharset(file.contentType),
    ...(file.csp && { 'content-security-policy': file.csp }),
    ...((file.br || file.gz) && { vary: 'Accept-Encoding' }),
    // Covers in mails and pictures of shared links are shown by pages of others.
    ...(file.contentType === 'image/png' && { 'cross-origin-resource-policy': 'cross-origin' }),
  })
  if (isKnown) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** Files of releases before may be cleared away within their day; a page is always the live release's. */
const readNow = async (request: FastifyRequest, file: StoredFile, read: () => Promise<Buffer>) => {
  try {
    return await read()
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isGone || file.csp !== undefined) throw error
    request.logFields = { ...request.logFields, ...faultFields(error) }
    throw new Refused('not_found')
  }
}

const pick = (
  { plain, br, gz }: StoredFile,
  accepted: string,
): { body: Bytes; encoding: '' | 'br' | 'gzip' } => {
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
