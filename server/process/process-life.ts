import { setPriority } from 'node:os'
import { codeOf, StartRefused } from '../errors.ts'

export type Teardown = { add: (end: () => Promise<unknown>) => void; run: () => Promise<void> }

const stopWithinMs = 9500
/** npm forwards a Ctrl-C that the terminal has already sent: a signal this soon after is the same one. */
const sameKeyMs = 500

/**
 * The first Ctrl-C or SIGTERM stops gracefully, a second one exits immediately. A refused start prints one line, exit
 * code 1.
 */
export const runUntilStopped = async (
  say: (line: string) => void,
  work: (teardown: Teardown) => Promise<void>,
): Promise<void> => {
  // A full disk or a closed pipe behind the log must not stop the service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const teardown = createTeardown()
  let stoppingSince: number | null = null
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameKeyMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    say('Stopping ... (Ctrl-C again to exit immediately)')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    teardown.run().then(() => process.exit(0), endRefused)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  if (process.env.npm_lifecycle_event) whenParentEnds(onSignal)
  try {
    await work(teardown)
  } catch (error) {
    // The stop itself caused the error.
    if (stoppingSince !== null) return
    await teardown.run()
    endRefused(error)
  }
}

/** npm dies of a SIGTERM without forwarding it, and the orphaned server would keep the port. */
const whenParentEnds = (act: () => void): void => {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 200)
  watch.unref()
}

const createTeardown = (): Teardown => {
  const ends: (() => Promise<unknown>)[] = []
  return {
    add: (end) => ends.push(end),
    run: async () => {
      for (let end = ends.pop(); end; end = ends.pop()) await end()
    },
  }
}

/** One line where the operator can fix it, the stack where it is a bug. */
export const endRefused = (error: unknown): never => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}

/** Lowers the priority of a worker, so that visitors on the same machine come first. */
export const stepBehindVisitors = (): void => setPriority(10)

/** Variables of the environment override those in `.env`. */
export const loadEnvironment = (): NodeJS.ProcessEnv => {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return process.env
}
