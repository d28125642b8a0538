import { join } from 'node:path'
import type { ReleaseFile, ServedSite } from '../../engine/campaign/release/release.ts'
import type { StaffApp } from '../../engine/campaign/release/manifest.ts'
import type { LoadRenderer, PageRenderer } from '../ports.ts'
import { readParts, type Place } from './read-parts.ts'
import { entryOf, joinParts, viewAssetsOf, type Parts } from './release-parts.ts'
import { storedFile, type StoredFile } from './stored-file.ts'

export type Files = { get: (key: string) => StoredFile | undefined }

export type Release = {
  name: string
  site: ServedSite
  /** Prerendered documents by campaign id. */
  pages: Files
  /** By URL path, such as "/assets/x.js". */
  assets: Files
  /** URL paths of files that the next release has. */
  toCome: ReadonlySet<string>
  renderer: PageRenderer
  /** Follows pages that were published quickly. */
  staffApp?: StaffApp
}

export type LoadedRelease = Release & { parts: Parts }

type Loading = Place & { loadRenderer: LoadRenderer }

/**
 * Rejects where the manifest, a bundle or the renderer is missing or damaged. Pages and assets are ten thousands of files:
 * each is checked when it is read.
 */
export const loadRelease = async (
  { folder, objects, loadRenderer }: Loading,
  name: string,
  former?: LoadedRelease,
): Promise<LoadedRelease> => {
  const parts = await readParts({ folder, objects }, name, former ? [former.parts] : [])
  const { site, assets, toCome } = joinParts(parts)
  const { renderer } = parts.code
  await objects.readOnce(renderer)
  const fileOf = (file: ReleaseFile | undefined) => file && storedFile(objects, file)
  return {
    name,
    site,
    pages: { get: (id) => fileOf(entryOf(site.campaigns, id)?.page) },
    assets: { get: (path) => fileOf(entryOf(assets, path)) },
    toCome,
    renderer: await loadRenderer(join(folder, renderer), viewAssetsOf(parts)),
    ...(parts.code.staffApp && { staffApp: parts.code.staffApp }),
    parts,
  }
}
