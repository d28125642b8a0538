import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadEnvironment } from '../bundle/thread-environment.ts'
import type { CompiledCoach } from './compile-coach.ts'
import type { HandedJob } from './job-queue.ts'

export type WorkerSettings = {
  siteFile: string
  outDir: string
  cacheDir: string
  sourceHash: string
  publicOrigin: string
  /** Nobody waits for what they make. */
  isBackground: boolean
}

type Work = {
  /** What to compile next; undefined: nothing is left. */
  handOut: () => HandedJob | undefined
  take: (compiled: CompiledCoach) => Promise<void> | void
  threads: number
  /** Threads load what they need meanwhile. */
  ready: Promise<unknown>
}

/** Compiles coaches in threads of its own. Rejects with the first error. */
export const compileInThreads = async (
  settings: WorkerSettings,
  { handOut, take, threads, ready }: Work,
): Promise<void> => {
  let hasFailed = false
  const work = async () => {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits,
      env: threadEnvironment(),
    })
    const compiled = on(worker, 'message')
    let sent = 0
    const send = () => {
      const job = hasFailed ? undefined : handOut()
      if (!job) return
      sent += 1
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window.
      worker.postMessage(job)
    }
    try {
      await ready
      for (let ahead = 0; ahead < inHand; ahead += 1) send()
      for (; sent > 0; sent -= 1) {
        const { value } = (await compiled.next()) as { value: [CompiledCoach | null] }
        send()
        if (value[0]) await take(value[0])
      }
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      await worker.terminate()
    }
  }
  const all = Array.from({ length: threads }, work)
  // After an error nobody goes on in the background.
  await Promise.allSettled(all)
  await Promise.all(all)
}

/** Without a limit a thread leaves its garbage lying as long as the machine has memory. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** Jobs of a thread, the one that it works at included: it never waits for a busy main thread. */
const inHand = 2
