import { join } from 'node:path'
import { contentHash } from '../bundle/content-hash.ts'
import type { Quality } from '../pages/quality.ts'
import { counted } from '../../words/counted.ts'
import type { MakerSettings } from './build-settings.ts'
import { coachInputs } from './coach-inputs.ts'
import { openCompiler, threadsFor } from './compiler.ts'
import type { CompiledCoach } from './compile-coach.ts'
import { goLive } from './go-live.ts'
import type { WentLive } from './go-live.ts'
import { readLive, readManifest } from './manifests.ts'
import { openObjects } from './objects.ts'
import { pruneReleases } from './prune.ts'
import { surveyCoaches } from './survey.ts'
import { readSiteFiles } from '../load/site-files.ts'
import type { KnownCoach } from './survey.ts'

export type ReleaseMaker = ReturnType<typeof openReleaseMaker>

type Request = {
  /** Coaches in whose folders something may have changed; null: any. */
  touched: ReadonlySet<string> | null
  quality: Quality
  /** Nothing goes live where anything is wrong. */
  isStrict?: boolean
}

export type Made = WentLive & {
  /** How many were made anew. */
  pages: number
  /** It was live before. */
  isUnchanged: boolean
}

/** Makes releases of a campaigns folder, and remembers what it has read. */
export const openReleaseMaker = (settings: MakerSettings) => {
  const { campaignsDir: dir, outDir, publicOrigin, sourceHash, onProgress = () => {} } = settings
  const objects = openObjects(outDir)
  const compiler = openCompiler(settings)
  const known = new Map<string, KnownCoach>()
  let sharedBefore = ''

  const survey = async (touched: ReadonlySet<string> | null, quality: Quality) => {
    const site = readSiteFiles(dir)
    const { text = '' } = site.parsed?.source.yaml ?? {}
    const shared = contentHash(sourceHash, text, publicOrigin)
    const due = shared === sharedBefore ? touched : null
    sharedBefore = shared
    const live = await readManifest(outDir, await readLive(outDir))
    return { site, wanted: surveyCoaches(site.coaches, due, { known, live, objects, shared, quality }) }
  }
  const take = ({ slug, inputs, diagnostics, summary, made }: CompiledCoach) =>
    known.set(slug, { inputs, diagnostics, made, summary: () => summary })

  let isPolished = false
  /** Once it is polished it stays so, also after somebody went back. */
  const code = async (asked: Quality) => {
    const quality = isPolished ? 'best' : asked
    const live = (await readManifest(outDir, await readLive(outDir)))?.code
    const isAsGood = live?.inputs === sourceHash && (quality === 'quick' || !live.isQuick)
    const made = isAsGood ? live : await compiler.code(quality)
    isPolished ||= !made.isQuick
    return made
  }
  let ownLive = ''
  const release = async (quality: Quality, isStrict = false) => {
    const before = await readLive(outDir)
    const live = await readManifest(outDir, before)
    const site = readSiteFiles(dir)
    const went = await goLive({
      dir,
      outDir,
      publicOrigin,
      objects,
      site,
      known,
      live,
      code: () => code(quality),
      isStrict,
    })
    if (went.id !== null && went.id !== before) await pruneReleases(outDir, new Date())
    if (went.id !== null) ownLive = went.id
    return { ...went, isUnchanged: went.id === before }
  }
  // Saves and what is polished meanwhile go live one after the other.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }

  /** Of the coaches in whose folders something changed; resolves to how many pages were made anew, null where none was due. */
  const compileDue = async (touched: ReadonlySet<string> | null, quality: Quality, round = 1) => {
    const { site, wanted } = await survey(touched, quality)
    if (wanted.length === 0) return null
    if (round > 1) onProgress('A file was saved meanwhile: compiling it anew.')
    let pages = 0
    const jobs = wanted.values()
    await compiler.compile(site, {
      threads: threadsFor(wanted),
      next: () => {
        const { value } = jobs.next()
        return value && { ...value, quality }
      },
      take: (compiled) => {
        pages += compiled.pages
        for (const note of compiled.notes) onProgress(note)
        take(compiled)
      },
    })
    return { pages, coaches: new Set(wanted.map(({ slug }) => slug)) }
  }
  /** Compiles what is due, and makes nothing live yet. */
  const prepare = () => inTurn(() => compileDue(null, 'quick'))
  const make = (request: Request): Promise<Made> => inTurn(() => makeNow(request))
  const makeNow = async ({ touched, quality, isStrict = false }: Request): Promise<Made> => {
    let pages = 0
    let due = touched
    for (let round = 1; round <= mostRounds; round++) {
      const compiled = await compileDue(due, quality, round)
      if (compiled === null) return { ...(await release(quality, isStrict)), pages }
      pages += compiled.pages
      due = compiled.coaches
    }
    throw new Error(restless)
  }

  /** Otherwise it was saved meanwhile: that is published first, and polished next time. */
  const isAsRead = ({ slug, inputs, made }: CompiledCoach) =>
    made !== null &&
    known.get(slug)?.inputs === inputs &&
    coachInputs(join(dir, slug), sharedBefore) === inputs

  const visits = new Map<string, number>()
  /** Makes the best of what was made quickly, coaches with most visits first; false where nothing was left to do. */
  const polish = async ({ threads }: { threads: number }): Promise<boolean> => {
    const begun = new Set<string>()
    const quick = () =>
      [...known]
        .flatMap(([slug, { inputs, made }]) => (made?.isQuick ? [{ slug, inputs, former: made }] : []))
        .filter(({ slug }) => !begun.has(slug))
        .toSorted((a, b) => (visits.get(b.slug) ?? 0) - (visits.get(a.slug) ?? 0))
    const all = quick().length
    let switchedAt = performance.now()
    let isNew = false
    const switchNow = () =>
      inTurn(async () => {
        switchedAt = performance.now()
        // Somebody went back, or published from elsewhere: polishing undoes neither.
        if ((await readLive(outDir)) !== ownLive) return
        const { id, isUnchanged } = await release('best')
        isNew ||= id !== null && !isUnchanged
      })
    // Before a switch, for whose end saves wait. Where it is new, staff wait for their app.
    const isNewCode = !isPolished
    await code('best')
    if (isNewCode) await switchNow()
    if (all > 0)
      await compiler.compile(readSiteFiles(dir), {
        threads: all === 1 ? 0 : Math.min(threads, all),
        isBusy: true,
        next: () => {
          const [job] = quick()
          if (!job) return undefined
          begun.add(job.slug)
          return { ...job, dir: join(dir, job.slug), quality: 'best' }
        },
        take: async (compiled) => {
          if (isAsRead(compiled)) take(compiled)
          for (const note of compiled.notes) onProgress(note)
          if (performance.now() - switchedAt < switchEvery) return
          onProgress(`Polished ${all - quick().length} of ${counted(all, 'coach')}.`)
          await switchNow()
        },
      })
    await switchNow()
    return isNew
  }
  /** What was made and may go live yet, such as that of a coach whose path another one claims, too. */
  const waiting = () =>
    Object.fromEntries([...known].flatMap(([slug, { made }]) => (made ? [[slug, made] as const] : [])))
  /** A page of the coach was opened, or a file that is still to come. */
  const visited = (slug: string) => visits.set(slug, (visits.get(slug) ?? 0) + 1)
  /** Gets ready for the first save; nobody waits for it. */
  const rehearse = async () => {
    const site = readSiteFiles(dir)
    const [found] = [...known].flatMap(([slug, { inputs, made }]) => (made ? [{ slug, inputs }] : []))
    if (found)
      await compiler.rehearse(site, { ...found, dir: join(dir, found.slug), quality: 'quick', former: null })
  }
  return { prepare, make, polish, waiting, visited, rehearse }
}

const mostRounds = 10
const restless = `Files were saved during each of ${mostRounds} builds; nothing went live. Build again once they rest.`

/** Milliseconds between switches to what is polished. */
const switchEvery = 2000
