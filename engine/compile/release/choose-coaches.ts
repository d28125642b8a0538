import type { ManifestCoach } from '../../campaign/release/manifest.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'

/** A coach as the files are now, and as the coach is live; null: there is none. */
export type Candidate = {
  slug: string
  now: { made: ManifestCoach | null; diagnostics: readonly Diagnostic[]; summary: () => CoachSummary }
  live: { made: ManifestCoach; summary: () => CoachSummary } | null
}

type Choice = {
  coaches: Record<string, ManifestCoach>
  /** Slugs of those that stay as they were, or away. */
  kept: string[]
  /** Also of coaches whose own files are without fault. */
  diagnostics: Diagnostic[]
}

/**
 * Which version of each coach goes live: the newest whose own files are right and that agrees with all others. Two that claim
 * one path both stay as they were.
 */
export const chooseCoaches = (
  candidates: readonly Candidate[],
  checkAll: (summaries: CoachSummary[]) => Diagnostic[],
  coachOf: (file: string) => string | undefined,
): Choice => {
  const found = checkAll(candidates.map(({ now }) => now.summary()))
  const diagnostics = [...candidates.flatMap(({ now }) => now.diagnostics), ...found]
  const kept = new Set(candidates.flatMap(({ slug, now }) => (now.made ? [] : [slug])))
  const isNew = ({ slug, now, live }: Candidate) => !kept.has(slug) && now.made?.inputs !== live?.made.inputs
  // Where nothing is wrong, which is the rule, there is nothing to choose.
  while (kept.size > 0 || found.length > 0) {
    const chosen = candidates.flatMap(({ slug, now, live }) => {
      const version = kept.has(slug) ? live : now
      return version ? [version.summary()] : []
    })
    const between = checkAll(chosen)
    const blamed = new Set(
      between.flatMap((one) => [one, ...(one.related ?? [])].flatMap(({ file }) => coachOf(file) ?? [])),
    )
    const late = candidates.filter((candidate) => blamed.has(candidate.slug) && isNew(candidate))
    if (late.length === 0) break
    // Such as a path that another coach, whose file is broken now, still has.
    diagnostics.push(...between.filter((one) => !diagnostics.some((known) => isSame(known, one))))
    for (const { slug } of late) kept.add(slug)
  }
  const coaches = candidates.flatMap(({ slug, now, live }) => {
    const made = kept.has(slug) ? live?.made : now.made
    return made ? [[slug, made] as const] : []
  })
  return { coaches: Object.fromEntries(coaches), kept: [...kept], diagnostics }
}

const isSame = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file && a.rule === b.rule && a.message === b.message
