import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { RefusalCode } from '../../engine/campaign/form/answer.ts'
import { Refused, refusalBody } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

const answers: Record<string, { status: number; code: RefusalCode; message: string; allow?: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', message: 'The headers are too large.' },
  HPE_INVALID_METHOD: {
    status: 405,
    code: 'method_not_allowed',
    message: 'This cannot be done here.',
    allow: 'GET, HEAD',
  },
}
const unreadable = {
  status: 400,
  code: 'bad_json' as const,
  message: 'The request could not be read.',
  allow: undefined,
}

export const clientErrorHandler =
  (log: FastifyBaseLogger, publicOrigin: string) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, code, message, allow } = answers[error.code ?? ''] ?? unreadable
    const requestId = randomUUID()
    const body = JSON.stringify(refusalBody(new Refused(code, { message }), requestId))
    const headers: Record<string, string | number> = {
      ...securityHeaders(publicOrigin),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      ...(allow && { allow }),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'), () =>
      socket.destroy(),
    )
    log.info({ requestId, status, fault: error.code ?? 'unknown' }, 'request that could not be read')
  }
