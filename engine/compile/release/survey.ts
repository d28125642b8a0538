import { relative, sep } from 'node:path'
import type { Manifest, ManifestCoach } from '../../campaign/release/manifest.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Quality } from '../pages/quality.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'
import { coachInputs } from './coach-inputs.ts'
import { readRecord } from './coach-record.ts'
import type { CoachJob } from './compile-coach.ts'
import type { Objects } from './objects.ts'

/** A coach's files as they were read last. `made`: null where a diagnostic is in the way. */
export type KnownCoach = {
  inputs: string
  diagnostics: readonly Diagnostic[]
  summary: () => CoachSummary
  made: ManifestCoach | null
}

export type Wanted = Pick<CoachJob, 'slug' | 'dir' | 'inputs' | 'former'>

type Situation = {
  known: Map<string, KnownCoach>
  live: Manifest | null
  objects: Objects
  /** What all coaches are made with. */
  shared: string
  quality: Quality
}

/** The coaches that have to be compiled; those that are live as their files are become known. `touched`: null for all. */
export const surveyCoaches = (
  coaches: readonly { slug: string; dir: string }[],
  touched: ReadonlySet<string> | null,
  { known, live, objects, shared, quality }: Situation,
): Wanted[] => {
  const there = new Set(coaches.map(({ slug }) => slug))
  for (const slug of known.keys()) if (!there.has(slug)) known.delete(slug)
  return coaches.flatMap(({ slug, dir }) => {
    const before = known.get(slug)
    const isGood = ({ made }: KnownCoach) => quality === 'quick' || !made?.isQuick
    if (before && touched && !touched.has(slug) && isGood(before)) return []
    const inputs = coachInputs(dir, shared)
    if (before?.inputs === inputs && isGood(before)) return []
    const made = live?.coaches[slug] ?? null
    if (made?.inputs !== inputs || (quality === 'best' && made.isQuick))
      return [{ slug, dir, inputs, former: made }]
    const summary = summaryIn(objects, made, dir)
    if (!summary) return [{ slug, dir, inputs, former: null }]
    known.set(slug, { inputs, made, diagnostics: [], summary: () => summary })
    return []
  })
}

/** `dir`: the coach's folder. Null: it cannot be read. */
export const summaryIn = (objects: Objects, made: ManifestCoach, dir: string): CoachSummary | null => {
  const record = readRecord(objects, made)
  return record && { ...record.summary, dir }
}

/** The coach in whose folder a file is. */
export const coachIn =
  (dir: string) =>
  (file: string): string | undefined => {
    const [slug, ...rest] = relative(dir, file).split(sep)
    return rest.length > 0 ? slug : undefined
  }
