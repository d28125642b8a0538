import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changedSite, type Delta } from '../../engine/campaign/release/delta.ts'
import { releaseFiles, type ReleaseFile } from '../../engine/campaign/release/release.ts'
import {
  asMade,
  loadRelease,
  readHashList,
  storeAll,
  type Files,
  type Loading,
  type Release,
  type StoredFile,
} from './load-release.ts'
import { codeOf } from '../errors.ts'

export type Loader = (name: string, loaded: readonly Release[]) => Promise<Release>

/** A delta loads together with its base. */
export const openLoader = (root: string, loading: Loading): Loader => {
  // Outside the calls: the stack of an error that the release's code keeps would keep their variables alive.
  const readWhole = (name: string) => loadRelease(join(root, name), name, loading)
  return async (name, loaded) => {
    const whole = loaded.flatMap((release) => [release, ...(release.base ? [release.base.on] : [])])
    const wholeOf = (wanted: string) => whole.find((release) => release.name === wanted) ?? readWhole(wanted)
    const folder = join(root, name)
    const delta = await readDelta(folder)
    if (!delta) return wholeOf(name)
    if (!/^[\w][\w.]*$/.test(delta.base)) throw new Error('it has no base release')
    const base = await wholeOf(delta.base)
    return applyDelta({ delta, name, folder }, base, loaded.find((one) => one.base?.on === base) ?? base)
  }
}

/** Null where the release is a whole one. */
const readDelta = async (folder: string): Promise<Delta | null> => {
  const bytes = await readFile(join(folder, releaseFiles.delta)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (bytes === null) return null
  const made = (await readHashList(folder)).get(releaseFiles.delta)
  if (made === undefined) throw new Error('its hash list is cut short')
  const delta = JSON.parse(asMade(bytes, releaseFiles.delta, made).toString()) as Delta
  if (delta.version !== 1) throw new Error('the release was built by another version of Porchlight')
  return delta
}

type Found = { delta: Delta; name: string; folder: string }

const applyDelta = async (
  { name, folder, delta }: Found,
  base: Release,
  known: Release,
): Promise<Release> => {
  const { campaigns, assets } = delta.site
  const documents = Object.entries(campaigns.set).flatMap(([id, { page }]) =>
    page ? [[id, page] as const] : [],
  )
  const withoutPage = Object.entries(campaigns.set).flatMap(([id, { page }]) => (page ? [] : [id]))
  const renderer = base.renderer.withCampaigns?.(delta.views)
  if (!renderer) throw new Error('its base can show no other pages than its own')
  const pagesGone = [...campaigns.gone, ...withoutPage]
  return {
    name,
    base: { on: base, delta },
    site: changedSite(base.site, delta.site),
    pages: await changedFiles(base.pages, documents, pagesGone, { folder, known: known.pages }),
    assets: await changedFiles(base.assets, Object.entries(assets.set), assets.gone, {
      folder,
      known: known.assets,
    }),
    renderer,
  }
}

const changedFiles = async (
  before: Files,
  set: (readonly [string, ReleaseFile])[],
  gone: readonly string[],
  { folder, known }: { folder: string; known: Files },
): Promise<Files> => layeredFiles(before, await storeAll(folder, set, known), new Set(gone))

const layeredFiles = (
  base: Files,
  set: ReadonlyMap<string, StoredFile>,
  gone: ReadonlySet<string>,
): Files => {
  const layered: Files = {
    get: (key) => set.get(key) ?? (gone.has(key) ? undefined : base.get(key)),
    has: (key) => set.has(key) || (!gone.has(key) && base.has(key)),
    keys: () => new Set([...base.keys(), ...set.keys()].filter((key) => layered.has(key))).values(),
  }
  return layered
}
