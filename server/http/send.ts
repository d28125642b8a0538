import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { View } from '../../engine/campaign/release/view.ts'
import type { PageRenderer } from '../ports.ts'
import { faultFields } from '../errors.ts'
import type { Bytes, StoredFile } from '../release/stored-file.ts'
import { Refused } from './refusal.ts'

export type WithRenderer = { releases: { current: () => { renderer: Pick<PageRenderer, 'render'> } } }

/**
 * Never cached. Only public pages are indexed and compressed: they repeat nothing of the request, so that their length
 * leaks nothing (BREACH).
 */
export const sendView = (
  deps: WithRenderer,
  reply: FastifyReply,
  view: View,
  status = 200,
  { isIndexed = false } = {},
): FastifyReply => {
  const { html, csp } = deps.releases.current().renderer.render(view)
  const packed = isIndexed && takes(reply.request.headers['accept-encoding'] ?? '', 'gzip')
  return reply
    .code(status)
    .headers({
      'content-security-policy': csp,
      'cache-control': 'no-store',
      ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
      ...(isIndexed && { vary: 'Accept-Encoding' }),
      ...(packed && { 'content-encoding': 'gzip' }),
    })
    .type('text/html; charset=utf-8')
    .send(packed ? gzipSync(html) : html)
}

export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: StoredFile) => {
  const { body, encoding } = pick(file, request.headers['accept-encoding'] ?? '')
  const isKnown = hasVersion(request.headers['if-none-match'], file.etag)
  // Before any header is set: an error must not carry this file's headers.
  const bytes = isKnown ? null : await (typeof body === 'function' ? readNow(request, file, body) : body)
  reply.headers({
    etag: `"${bare(file.etag)}${encoding && `-${encoding}`}"`,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': withCharset(file.contentType),
    ...(file.csp && { 'content-security-policy': file.csp }),
    ...((file.br || file.gz) && { vary: 'Accept-Encoding' }),
    // Covers in mails and pictures of shared links appear on pages of others.
    ...(file.contentType === 'image/png' && { 'cross-origin-resource-policy': 'cross-origin' }),
  })
  if (isKnown) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** A build may delete files of earlier releases: then 404. Pages belong to the live release. */
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

export const takes = (accepted: string, encoding: string) =>
  accepted
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })

// All encodings of a file are one version.
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
