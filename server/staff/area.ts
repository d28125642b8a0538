import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../http/hosts.ts'

/** open: staff pages answer here. closed: they would, but nobody is set up for the open net. elsewhere: not on this host. */
export type StaffArea = 'open' | 'closed' | 'elsewhere'

export type AreaDeps = { settings: { publicOrigin: string; secure: boolean } }

/**
 * Staff pages belong to PUBLIC_ORIGIN's host and to the machine itself. The printed link is for whoever sits at the
 * machine: over https it opens nothing but there.
 */
export const staffArea = (request: FastifyRequest, { settings }: AreaDeps): StaffArea => {
  const { name } = request.siteHost
  const isOwnHost = name === new URL(settings.publicOrigin).hostname
  if (!isOwnHost && !isLoopback(name)) return 'elsewhere'
  return settings.secure && !isAtThisMachine(request) ? 'closed' : 'open'
}

/** A Host header says nothing about where a request comes from; the socket does, unless a proxy stands between. */
export const isAtThisMachine = ({ raw, headers, siteHost }: FastifyRequest): boolean => {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  const isLocalSocket = address === '::1' || address.startsWith('127.')
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded'),
  )
  return isLoopback(siteHost.name) && isLocalSocket && !isForwarded
}
