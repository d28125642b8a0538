import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'range-parser'

/** Milliseconds in which not a byte is taken. A player that was paused asks for the rest once it goes on. */
const idleFor = 50_000

/** From the disk as it is read, and only what the player asks for (RFC 9110, section 14). */
export const sendFilm = async (request: FastifyRequest, reply: FastifyReply, handle: FileHandle) => {
  const { size } = await handle.stat()
  const range = rangeOf(request, reply.getHeader('etag'), size)
  reply.header('accept-ranges', 'bytes')
  if (range === null) {
    await handle.close()
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .removeHeader('etag')
      .send()
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  if (request.method === 'HEAD') {
    await handle.close()
    return reply.send(Readable.from([]))
  }
  reply.raw.setTimeout(idleFor, () => reply.raw.destroy())
  return reply.send(handle.createReadStream({ start, end }))
}

/**
 * undefined: the whole file, which also answers a range that makes no sense, several of them, and one of another version;
 * null: beyond the end.
 */
const rangeOf = ({ method, headers }: FastifyRequest, etag: unknown, size: number) => {
  const { range, 'if-range': version } = headers
  if (method !== 'GET' || range === undefined || (version !== undefined && version !== etag)) return undefined
  const { type, code, ranges } = parse(size, range)
  if (type !== 'bytes' || (code & malformed) !== 0 || ranges.length > 1) return undefined
  return ranges[0] ?? null
}

/** Bit of `code` in the answer of range-parser. */
const malformed = 1
