import type { CoachBundle, ManifestCoach } from '../../campaign/release/manifest.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'
import type { BundleRecord } from './bundle-parts.ts'
import type { Objects } from './objects.ts'

/** What the object at `ManifestCoach.record` has: equal files give equal bytes, wherever they are. */
export type CoachRecord = BundleRecord & { summary: Omit<CoachSummary, 'dir'> }

export const readRecord = (objects: Objects, { record }: ManifestCoach): CoachRecord | null =>
  parsed(objects, record) as CoachRecord | null

export const readBundle = (objects: Objects, { bundle }: ManifestCoach): CoachBundle | null =>
  parsed(objects, bundle) as CoachBundle | null

/** Our own build wrote it. Null: it is gone, or a power cut has left half of it; then it is made anew. */
const parsed = (objects: Objects, path: string): unknown => {
  try {
    return JSON.parse(objects.read(path).toString())
  } catch {
    return null
  }
}
