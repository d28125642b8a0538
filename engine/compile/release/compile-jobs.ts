import { parentPort } from 'node:worker_threads'
import { SiteFile } from '../../campaign/schema/site-file.ts'
import { loadRenderPng } from '../pages/render-png.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import { compileCoach } from './compile-coach.ts'
import type { CoachJob } from './compile-coach.ts'
import type { WorkerSettings } from './coach-pool.ts'
import { openWorkshop } from './open-tools.ts'

/** In a thread: compiles what the main thread sends, one coach after the other. */
export const compileJobs = async (settings: WorkerSettings): Promise<void> => {
  const workshop = await openWorkshop(settings)
  const renderPng = settings.canDraw ? await loadRenderPng() : null

  const compile = async (job: CoachJob) => {
    const { parsed: site } = readParsedFile(settings.siteFile, SiteFile)
    const { compiled } = await compileCoach(job, {
      workshop,
      renderPng,
      site,
      publicOrigin: settings.publicOrigin,
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, no window.
    parentPort?.postMessage(compiled)
  }

  let last = Promise.resolve()
  parentPort?.on('message', (job: CoachJob) => {
    last = last.then(() => compile(job))
    // An error ends this thread, and the pool hears of it.
    last.catch((error: unknown) => {
      queueMicrotask(() => {
        throw error
      })
    })
  })
}
