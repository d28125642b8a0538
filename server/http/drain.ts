import { type Server, type ServerResponse } from 'node:http'
import { Server as PlainServer } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

export type Drain = {
  /** Answers everything that has been accepted, then lets the connections go; at most `within` milliseconds. */
  run: (within: number) => Promise<void>
}

/** Milliseconds that a turn of the event loop may take in which nobody can have come unseen. A turn lets in one. */
const quiet = 2
const calmTurns = 3
const waitForQuiet = 2000
/** Milliseconds that a connection without a request may go on using: a next one may be on its way already. */
const idleFor = 1000

/**
 * Ends a server without resetting anybody. `close` alone resets those whom the system has let in but the process has not
 * seen yet, and cuts connections on which the next request is just arriving.
 */
export const createDrain = (server: Server): Drain => {
  const open = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    run: async (within) => {
      if (!server.listening) return
      const end = performance.now() + within
      isEnding = true
      for (const response of open) response.shouldKeepAlive = false
      await quietTurns(server, end)
      // Only the port: http's own `close` would cut idle connections in the same breath.
      PlainServer.prototype.close.call(server)
      const idleEnd = performance.now() + idleFor
      while ((await connections(server)) > 0 && performance.now() < end) {
        if (performance.now() > idleEnd) server.closeIdleConnections()
        await pause(20)
      }
    },
  }
}

/** A few turns of the event loop without much to do and with nobody new: behind them nobody is left at the door. */
const quietTurns = async (server: Server, end: number) => {
  const latest = Math.min(end, performance.now() + waitForQuiet)
  let newcomers = 0
  const count = () => void (newcomers += 1)
  server.on('connection', count)
  for (let calm = 0; calm < calmTurns && performance.now() < latest;) {
    newcomers = 0
    const began = performance.now()
    await turn()
    calm = newcomers === 0 && performance.now() - began < quiet ? calm + 1 : 0
  }
  server.off('connection', count)
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
