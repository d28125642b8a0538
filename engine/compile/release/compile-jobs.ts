import { parentPort } from 'node:worker_threads'
import { SiteFile } from '../../campaign/schema/site-file.ts'
import { renderPng } from '../pages/render-png.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import { compileCoach } from './compile-coach.ts'
import type { CompiledCoach } from './compile-coach.ts'
import { lazily } from '../bundle/lazily.ts'
import { isFirst } from './job-queue.ts'
import type { HandedJob } from './job-queue.ts'
import type { WorkerSettings } from './coach-pool.ts'
import { openWorkshop } from './open-tools.ts'

/** In a thread: compiles what the main thread sends, one coach after the other. */
export const compileJobs = async (settings: WorkerSettings): Promise<void> => {
  // With the first job: its bundle is made meanwhile.
  const workshop = lazily(() => openWorkshop(settings))

  /** Null: another thread was faster. */
  const compile = async ({ job, claim }: HandedJob): Promise<CompiledCoach | null> => {
    if (!isFirst(claim)) return null
    const { parsed: site } = readParsedFile(settings.siteFile, SiteFile)
    const { compiled } = await compileCoach(job, {
      workshop: await workshop(),
      renderPng,
      site,
      publicOrigin: settings.publicOrigin,
    })
    return compiled
  }
  const answer = async (handed: HandedJob) => {
    const compiled = await compile(handed)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, no window.
    parentPort?.postMessage(compiled)
  }

  let last = Promise.resolve()
  parentPort?.on('message', (handed: HandedJob) => {
    last = last.then(() => answer(handed))
    // An error ends this thread, and the pool hears of it.
    last.catch((error: unknown) => {
      queueMicrotask(() => {
        throw error
      })
    })
  })
}
