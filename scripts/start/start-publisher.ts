import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Teardown } from '../../server/process/process-life.ts'

type Options = { watch: boolean; teardown: Teardown }

/** A process of its own, so that no visitor waits for a build, and the server's memory is its own. */
export const startPublisher = ({ watch, teardown }: Options) => {
  const script = join(import.meta.dirname, '../publish/publish.mjs')
  const publisher = fork(script, ['--beside', ...(watch ? ['--watch'] : [])], { execArgv: [] })
  let isStopping = false
  const end = async () => {
    const [code, signal]: unknown[] = await once(publisher, 'exit')
    // Ctrl-C in a terminal reaches both processes.
    const isAsked = isStopping || code === 0 || signal === 'SIGINT' || signal === 'SIGTERM'
    if (!isAsked && watch) console.error(stopped)
  }
  const ended = end()
  teardown.add(() => {
    isStopping = true
    publisher.kill()
    return ended
  })
  let isPolished = false
  publisher.on('message', (message) => (isPolished ||= message === 'polished'))
  return {
    /** Whose pages are asked for are polished first. */
    visited: (coach: string): void => {
      if (!isPolished && publisher.connected) publisher.send(coach)
    },
    /** Makes live what the files say; false where a file has a mistake, or it ended before. */
    publish: async (): Promise<boolean> => {
      if (publisher.connected) publisher.send('publish')
      const [answer]: unknown[] = await Promise.race([once(publisher, 'message'), ended.then(() => [false])])
      return answer === true
    },
  }
}

const stopped = 'Saves are not published any more (see above). What is live stays live; start anew to go on.'
