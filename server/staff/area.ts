import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../http/hosts.ts'

/** open: staff pages are served here. closed: this host has them, but no staff is set up. elsewhere: another host has them. */
export type StaffArea = 'open' | 'closed' | 'elsewhere'

export type AreaDeps = { settings: { publicOrigin: string; secure: boolean } }

/**
 * Staff pages are served on PUBLIC_ORIGIN's host and on the machine itself. Over https the printed link works on the machine
 * only.
 */
export const staffArea = (request: FastifyRequest, { settings }: AreaDeps): StaffArea => {
  const { name } = request.siteHost
  const isOwnHost = name === new URL(settings.publicOrigin).hostname
  if (!isOwnHost && !isLoopback(name)) return 'elsewhere'
  return settings.secure && !isAtThisMachine(request) ? 'closed' : 'open'
}

/** A Host header does not show where a request comes from; the socket does, unless there is a proxy. */
export const isAtThisMachine = ({ raw, headers, siteHost }: FastifyRequest): boolean => {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  const isLocalSocket = address === '::1' || address.startsWith('127.')
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded'),
  )
  return isLoopback(siteHost.name) && isLocalSocket && !isForwarded
}
