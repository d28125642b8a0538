import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { bundle } from '../bundle/bundle.ts'
import { lazily } from '../bundle/lazily.ts'
import type { Quality } from '../pages/quality.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { compileInThreads } from './coach-pool.ts'
import type { CoachJob, CompiledCoach } from './compile-coach.ts'
import { openJobQueue } from './job-queue.ts'
import { withoutWriting } from './objects.ts'
import type { MakerSettings } from './build-settings.ts'
import type { SiteFiles } from '../load/site-files.ts'

/** Files from which on a second thread pays for what it loads first, on two hardware threads of one core; with more of them sooner. */
const manyFiles = 2000

/** Compiles coaches, where they are many in threads of their own. */
export const openCompiler = (settings: MakerSettings) => {
  const { outDir, cacheDir, publicOrigin, sourceHash, renderPng } = settings
  const parts = new Map<string, CoachPart>()
  // Loaded late: where nothing has changed, nobody needs Vite or Tailwind.
  const workshop = lazily(async () => {
    const { openWorkshop } = await import('./open-tools.ts')
    return openWorkshop({ outDir, cacheDir, sourceHash })
  })
  /** `isOne`: of many, whose parts are not kept. */
  const here = async (site: SiteFiles, { next, take }: Work, isOne = false) => {
    // The bundler has threads of its own: meanwhile this one loads what compiles.
    const [opened, { compileCoach }] = await Promise.all([workshop(), import('./compile-coach.ts')])
    const context = { workshop: opened, publicOrigin, renderPng, site: site.parsed }
    for (let job = next(); job; job = next()) {
      const { compiled, part } = await compileCoach(job, context, parts.get(job.slug))
      if (!isOne) parts.set(job.slug, part)
      await take(compiled)
      // Other threads have something to say.
      await setImmediate()
    }
  }
  /** `threads`: besides this one, which takes part unless it `isBusy`. */
  const compile = async (
    site: SiteFiles,
    { threads, isBusy = false, ...work }: Work & { threads: number; isBusy?: boolean },
  ): Promise<void> => {
    if (threads === 0) return here(site, work)
    const place = {
      siteFile: site.file,
      outDir,
      cacheDir,
      sourceHash,
      publicOrigin,
      isBackground: isBusy,
    }
    let hasFailed = false
    const queue = openJobQueue(() => (hasFailed ? undefined : work.next()))
    // Bundled once, before each of them would; meanwhile this thread loads what the others do.
    const ready = Promise.all([bundle(cacheDir, sourceHash), import('./compile-coach.ts')])
    const { take } = work
    const all = [
      compileInThreads(place, { handOut: queue.handOut, take, threads, ready }),
      ...(isBusy ? [] : [ready.then(() => here(site, { next: queue.take, take }, true))]),
    ]
    for (const one of all) one.catch(() => (hasFailed = true))
    // After an error nobody goes on in the background.
    await Promise.allSettled(all)
    await Promise.all(all)
  }
  /** Compiles a coach and throws it away: the first save would otherwise wait while all that makes a page is loaded. */
  const rehearse = async (site: SiteFiles, job: CoachJob) => {
    const { compileCoach } = await import('./compile-coach.ts')
    const opened = await workshop()
    const stage = { ...opened, objects: withoutWriting(opened.objects) }
    const { part } = await compileCoach(job, { workshop: stage, publicOrigin, renderPng, site: site.parsed })
    parts.set(job.slug, part)
  }
  const code = async (quality: Quality) => {
    const { makeCode } = await import('./make-code.ts')
    return makeCode(await workshop(), quality)
  }
  return { compile, rehearse, code }
}

type Work = {
  next: () => CoachJob | undefined
  take: (compiled: CompiledCoach) => Promise<void> | void
}

/** Threads that would help. */
export const threadsFor = (jobs: readonly { dir: string }[]): number => {
  const others = Math.min(availableParallelism(), jobs.length) - 1
  const files = jobs.reduce((sum, { dir }) => sum + readdirSync(dir).length, 0)
  return files * others > manyFiles ? others : 0
}
