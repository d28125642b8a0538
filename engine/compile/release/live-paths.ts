import type { Manifest, ManifestCoach } from '../../campaign/release/manifest.ts'
import { readBundle } from './coach-record.ts'
import type { Objects } from './objects.ts'

/** Paths that answer with a release and did not before, and the other way round. */
export type PathChanges = { added: string[]; gone: string[] }

export const pathChanges = (objects: Objects, before: Manifest | null, after: Manifest): PathChanges => {
  const coaches = new Set([...Object.keys(before?.coaches ?? {}), ...Object.keys(after.coaches)])
  const changed = [...coaches].filter((slug) => before?.coaches[slug]?.bundle !== after.coaches[slug]?.bundle)
  const pathsIn = (manifest: Manifest | null) =>
    new Set(changed.flatMap((slug) => pathsOf(objects, manifest?.coaches[slug])))
  const [was, is] = [pathsIn(before), pathsIn(after)]
  return { added: [...is].filter((path) => !was.has(path)), gone: [...was].filter((path) => !is.has(path)) }
}

const pathsOf = (objects: Objects, coach: ManifestCoach | undefined): string[] =>
  Object.keys((coach && readBundle(objects, coach))?.routes ?? {})
