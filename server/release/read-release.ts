import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import { joinParts, parseBundle, parseManifest, viewsOf, type Joined, type Parts } from './release-parts.ts'

export type BuiltRelease = Joined & { parts: Parts }

/** The live release, for programs that serve nothing. */
export const readRelease = (dist: string): BuiltRelease => {
  const name = readFileSync(join(dist, releaseFolders.pointer), 'utf8').trim()
  const text = readFileSync(join(dist, releaseFolders.releases, `${name}.json`), 'utf8')
  const { coaches, ...manifest } = parseManifest(text)
  const read = (path: string) => readFileSync(join(dist, path))
  const bundles = new Map(
    Object.entries(coaches).map(([slug, { bundle }]) => [slug, parseBundle(bundle, read(bundle))]),
  )
  const parts = { ...manifest, bundles, viewOf: viewsOf(bundles, read) }
  return { ...joinParts(parts), parts }
}
