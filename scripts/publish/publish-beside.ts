import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Teardown } from '../../server/process/process-life.ts'

/**
 * Publishes every save in a process of its own, so that no visitor waits for a build. It ends with this one, whatever that
 * ends by. `built`: how the build of this start ended.
 */
export const publishBeside = (built: 'fine' | 'refused', teardown: Teardown): void => {
  const publisher = fork(join(import.meta.dirname, 'publish.mjs'), ['--watch', '--beside', built], {
    execArgv: [],
  })
  let isStopping = false
  const ended = new Promise<void>((done) => {
    publisher.once('exit', (_, signal) => {
      // Ctrl-C in a terminal reaches both.
      if (!isStopping && signal !== 'SIGINT' && signal !== 'SIGTERM') console.error(stopped)
      done()
    })
    publisher.once('error', () => done())
  })
  teardown.add(() => {
    isStopping = true
    publisher.kill()
    return ended
  })
}

const stopped = 'Saves are not published any more (see above). What is live stays live; start anew to go on.'
