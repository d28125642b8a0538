import type { FastifyReply, FastifyRequest } from 'fastify'
import type { View } from '../../engine/campaign/release/view.ts'
import type { PageRenderer } from '../ports.ts'
import { faultFields } from '../errors.ts'
import type { Bytes, StoredFile } from '../release/stored-file.ts'
import { takes } from './accepted-encoding.ts'
import { compress, compressOnce, encodingFor, pack } from './compress.ts'
import type { Encoding } from './compress.ts'
import { Refused } from './refusal.ts'
import { sendFilm } from './send-film.ts'

export type WithRenderer = { releases: { current: () => { renderer: Pick<PageRenderer, 'render'> } } }

/**
 * Never cached. Compressed for visitors, whose pages hold no secret but what the request itself brings; pages of staff may hold
 * another, which their length could leak (BREACH). `isIndexed`: the page is the same for everybody.
 */
export const sendView = async (
  deps: WithRenderer,
  reply: FastifyReply,
  view: View,
  status = 200,
  { isIndexed = false } = {},
): Promise<FastifyReply> => {
  const { html, csp } = deps.releases.current().renderer.render(view)
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  const isSame = isIndexed || view.page === 'not-found'
  const packed = view.page.startsWith('staff/')
    ? null
    : await (isSame ? compressOnce : compress)(html, accepted)
  if (isIndexed) reply.removeHeader('x-request-id')
  return reply
    .code(status)
    .headers({
      'content-security-policy': csp,
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
      ...(packed && { 'content-encoding': packed.encoding }),
    })
    .type('text/html; charset=utf-8')
    .send(packed ? packed.body : html)
}

export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: StoredFile) => {
  const { body, encoding, toPack } = pick(file, request.headers['accept-encoding'] ?? '')
  const isKnown = hasVersion(request.headers['if-none-match'], file.etag)
  // Before any header is set: an error must not carry this file's headers.
  const film = isKnown || !file.open ? null : await readNow(request, file, file.open)
  const isRead = isKnown || film !== null
  const bytes = isRead ? null : await (typeof body === 'function' ? readNow(request, file, body) : body)
  reply.headers(fileHeaders(file, encoding)).removeHeader('x-request-id')
  // HTTP/1.1 keeps connections without being asked, and these words would be part of a page's first flight, too.
  if (reply.raw.shouldKeepAlive && !reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection')
  if (isKnown) return reply.removeHeader('content-encoding').code(304).send()
  if (film) return sendFilm(request, reply, film)
  return reply.send(bytes && toPack ? await pack(bytes, toPack) : bytes)
}

/** Nobody reports a page that came: it has no id of the request, whose bytes are part of the first flight. */
export const fileHeaders = (
  file: Omit<StoredFile, 'plain' | 'br' | 'gz'> & { br?: unknown; gz?: unknown },
  encoding: Encoding | '',
): Record<string, string> => ({
  etag: `"${bare(file.etag)}${encoding && `-${encoding}`}"`,
  'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  'content-type': withCharset(file.contentType),
  ...(file.csp && { 'content-security-policy': file.csp }),
  ...(((file.br ?? file.gz) !== undefined || isPacked(file.contentType)) && { vary: 'Accept-Encoding' }),
  ...(encoding && { 'content-encoding': encoding }),
  // Covers in mails and pictures of shared links appear on pages of others.
  ...(file.contentType === 'image/png' && { 'cross-origin-resource-policy': 'cross-origin' }),
})

/** A build may delete files of earlier releases: then 404. Pages belong to the live release. */
const readNow = async <Read>(request: FastifyRequest, file: StoredFile, read: () => Promise<Read>) => {
  try {
    return await read()
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isGone || file.csp !== undefined) throw error
    request.logFields = { ...request.logFields, ...faultFields(error) }
    throw new Refused('not_found')
  }
}

type Picked = { body: Bytes; encoding: Encoding | ''; toPack?: Encoding }

/** Until a text is polished, it has no compressed copies. */
const pick = ({ plain, br, gz, contentType }: StoredFile, accepted: string): Picked => {
  if (br && takes(accepted, 'br')) return { body: br, encoding: 'br' }
  if (gz && takes(accepted, 'gzip')) return { body: gz, encoding: 'gzip' }
  const toPack = br || gz || !isPacked(contentType) ? null : encodingFor(accepted)
  return toPack ? { body: plain, encoding: toPack, toPack } : { body: plain, encoding: '' }
}

// All encodings of a file are one version.
const hasVersion = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => bare(tag.trim()).replace(/-(br|gzip)$/, '') === bare(etag)))

const bare = (tag: string) => tag.replace(/^W\//, '').replaceAll('"', '')

const withCharset = (type: string) =>
  isText(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type

const isText = (type: string) =>
  /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json))/.test(type)

/** Fonts that are still to be polished hold plain outlines. */
const isPacked = (type: string) => isText(type) || type === 'font/ttf'
