import { setPriority } from 'node:os'
import { StartRefused } from '../errors.ts'

/** What has to be ended when the process ends; last begun, first ended. */
export type Teardown = { add: (end: () => Promise<unknown>) => void; run: () => Promise<void> }

const stopWithinMs = 9500
/** npm hands Ctrl-C on to a process that the terminal has told already: what comes this soon is the same one. */
const sameKeyMs = 500

/**
 * Runs until the operator ends it. The first Ctrl-C or SIGTERM stops in an orderly way, at any moment of the start too;
 * a second one ends at once. A start that is refused is told in one line, with exit code 1.
 */
export const runUntilStopped = async (
  say: (line: string) => void,
  work: (teardown: Teardown) => Promise<void>,
): Promise<void> => {
  // A full disk behind the log, or a reader of it that has gone, must not end the service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const teardown = createTeardown()
  let stoppingSince: number | null = null
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameKeyMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    say('Stopping ... (Ctrl-C again to end at once)')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    teardown.run().then(() => process.exit(0), endRefused)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  if (process.env.npm_lifecycle_event) whenParentEnds(onSignal)
  try {
    await work(teardown)
  } catch (error) {
    // What fails because it is being stopped is no failure.
    if (stoppingSince !== null) return
    await teardown.run()
    endRefused(error)
  }
}

/** npm dies of a SIGTERM without handing it on; a server that nobody can see any more would hold the port. */
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

/** Ends the process with one line where the operator can mend it, with everything where it is a bug. */
export const endRefused = (error: unknown): never => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}

/** Where visitors are answered on the same machine, their process goes first. */
export const stepBehindVisitors = (): void => setPriority(10)

/** Settings in `.env` count where the environment itself says nothing. */
export const loadEnvironment = (): NodeJS.ProcessEnv => {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return process.env
}
