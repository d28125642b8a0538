import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const launchCountingSink = async () => {
  const child = fork(join(import.meta.dirname, 'counting-sink.ts'))
  // Our own process, in the shape of counting-sink.ts.
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    count: async (): Promise<number> => {
      child.send('count')
      const [{ mails }] = (await once(child, 'message')) as [{ mails: number }]
      return mails
    },
    close: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
