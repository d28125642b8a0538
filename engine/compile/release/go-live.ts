import { join } from 'node:path'
import type { Manifest } from '../../campaign/release/manifest.ts'
import { byPlace } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { globalRules } from '../validate/site-rules.ts'
import { chooseCoaches } from './choose-coaches.ts'
import { pathChanges } from './live-paths.ts'
import type { PathChanges } from './live-paths.ts'
import { makeLive, writeManifest } from './manifests.ts'
import type { Objects } from './objects.ts'
import { coachIn, summaryIn } from './survey.ts'
import type { KnownCoach } from './survey.ts'
import type { SiteFiles } from '../load/site-files.ts'

export type WentLive = {
  /** Null: nothing went live; what was live stays. */
  id: string | null
  diagnostics: Diagnostic[]
  /** Coaches that stay as they were, or are not live at all: their files have a diagnostic. */
  kept: string[]
  /** Reads the bundles of all coaches that changed. */
  paths: () => PathChanges
}

type Stage = {
  dir: string
  outDir: string
  publicOrigin: string
  objects: Objects
  site: SiteFiles
  known: ReadonlyMap<string, KnownCoach>
  live: Manifest | null
  code: () => Promise<Manifest['code']>
  /** Nothing goes live where anything is wrong. */
  isStrict: boolean
}

/** Makes a release of the coaches as they are known, and makes it live. */
export const goLive = async (stage: Stage): Promise<WentLive> => {
  const { dir, outDir, objects, site, live } = stage
  const { coaches, kept, diagnostics: found } = choose(stage)
  const diagnostics = await shown([...site.diagnostics, ...site.staff.diagnostics, ...found])
  const none = { id: null, diagnostics, kept, paths: () => ({ added: [], gone: [] }) }
  const file = site.parsed?.value
  const isRefused = stage.isStrict && diagnostics.length > 0
  if (!file || site.diagnostics.length > 0 || isRefused) return none
  const isEmpty = diagnostics.length > 0 && Object.keys(coaches).length === 0
  // A shortcut that leads nowhere: those that are live lead somewhere.
  const isSiteWrong = diagnostics.some((each) => each.file === site.file)
  if (isEmpty || (isSiteWrong && !live)) return none
  const { name, shortcuts } = isSiteWrong && live ? live : file
  const staff = site.staff.people ?? live?.staff ?? []
  const manifest: Manifest = {
    version: 4,
    name,
    publicOrigin: stage.publicOrigin,
    shortcuts,
    staff,
    code: await stage.code(),
    coaches,
  }
  const id = await writeManifest(outDir, manifest)
  await makeLive(outDir, id)
  return { id, diagnostics, kept, paths: () => pathChanges(objects, live, manifest) }

  function choose({ known, publicOrigin }: Stage) {
    const candidates = [...known]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, { made, diagnostics: own, summary }]) => {
        const former = live?.coaches[slug]
        // Asked for only where something is wrong.
        const summaryOfLive = () => (former && summaryIn(objects, former, join(dir, slug))) ?? summary()
        return {
          slug,
          now: { made, diagnostics: own, summary },
          live: former
            ? { made: former, summary: former.inputs === made?.inputs ? summary : summaryOfLive }
            : null,
        }
      })
    return chooseCoaches(
      candidates,
      (summaries) =>
        globalRules.flatMap(({ check }) => check({ publicOrigin, site: site.parsed, summaries })),
      coachIn(dir),
    )
  }
}

/** Loads all rules only where something is wrong. */
const shown = async (found: Diagnostic[]): Promise<Diagnostic[]> => {
  if (found.length === 0) return []
  const { withoutFollowUps } = await import('../validate/follow-ups.ts')
  return withoutFollowUps(found).toSorted(byPlace)
}
