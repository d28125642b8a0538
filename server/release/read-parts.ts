import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders, type Manifest, type ManifestCoach } from '../../engine/campaign/release/manifest.ts'
import { codeOf } from '../errors.ts'
import { isFormerLayout, readFormerLayout } from './former-layout.ts'
import type { Objects } from './objects.ts'
import { parseBundle, parseManifest, viewsOf, type Parts, type ReadBundle } from './release-parts.ts'

/** Their texts are in memory meanwhile. */
const atOnce = 8

export type Place = { folder: string; objects: Objects }

/** Bundles that these have, too, are taken from them. */
export const readParts = async (place: Place, name: string, known: readonly Parts[]): Promise<Parts> => {
  const root = join(place.folder, releaseFolders.releases)
  const text = await readFile(join(root, `${name}.json`), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' && isFormerLayout(join(root, name))) return null
    throw error
  })
  if (text === null) return readFormerLayout(root, name)
  const { coaches, ...manifest } = parseManifest(text)
  const bundles = await readBundles(place, coaches, known)
  return { ...manifest, bundles, viewOf: viewsOf(bundles, place.objects.readSync) }
}

const readBundles = async (
  { objects }: Place,
  coaches: Manifest['coaches'],
  known: readonly Parts[],
): Promise<Parts['bundles']> => {
  const read = async ([slug, { bundle: path }]: [string, ManifestCoach]): Promise<[string, ReadBundle]> => {
    const same = known.map(({ bundles }) => bundles.get(slug)).find((bundle) => bundle?.path === path)
    return [slug, same ?? parseBundle(path, await objects.readOnce(path))]
  }
  const listed = Object.entries(coaches)
  const bundles: [string, ReadBundle][] = []
  for (let at = 0; at < listed.length; at += atOnce)
    bundles.push(...(await Promise.all(listed.slice(at, at + atOnce).map(read))))
  return new Map(bundles)
}
