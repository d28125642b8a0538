import { type Server, type ServerResponse } from 'node:http'
import { Server as PlainServer } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

export type Drain = ReturnType<typeof createDrain>

/** Milliseconds; a shorter turn of the event loop cannot have missed a connection. */
const quiet = 2
const calmTurns = 3
const waitForQuiet = 2000
const idleFor = 1000

/**
 * `close` alone resets connections that the kernel has accepted but the process has not seen, and cuts arriving
 * requests.
 */
export const createDrain = (server: Server) => {
  const open = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    /** Answers every accepted request, then closes the connections; takes at most `within` milliseconds. */
    run: async (within: number) => {
      if (!server.listening) return
      const end = performance.now() + within
      isEnding = true
      for (const response of open) response.shouldKeepAlive = false
      await quietTurns(server, end)
      // Closes the port only; http's own `close` also cuts idle connections.
      PlainServer.prototype.close.call(server)
      const idleEnd = performance.now() + idleFor
      while ((await connections(server)) > 0 && performance.now() < end) {
        if (performance.now() > idleEnd) server.closeIdleConnections()
        await pause(20)
      }
    },
  }
}

/** After a few quick turns of the event loop without a new connection, none is waiting in the kernel. */
const quietTurns = async (server: Server, end: number) => {
  const latest = Math.min(end, performance.now() + waitForQuiet)
  let arrivals = 0
  const count = () => void (arrivals += 1)
  server.on('connection', count)
  for (let calm = 0; calm < calmTurns && performance.now() < latest;) {
    arrivals = 0
    const began = performance.now()
    await turn()
    calm = arrivals === 0 && performance.now() - began < quiet ? calm + 1 : 0
  }
  server.off('connection', count)
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
