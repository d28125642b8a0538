import { join } from 'node:path'
import { applyDelta, readDelta } from './load-delta.ts'
import { loadRelease } from './load-release.ts'
import type { Loading, Release } from './load-release.ts'

/** Loads a release by its name; what it shares with those in `held` is taken from them. */
export type Loader = (name: string, held: readonly Release[]) => Promise<Release>

/** `root`: the folder of all releases. A delta is loaded together with the whole release that it stands on. */
export const openLoader =
  (root: string, loading: Loading): Loader =>
  async (name, held) => {
    const whole = held.flatMap((release) => [release, ...(release.stands ? [release.stands.on] : [])])
    const loadWhole = async (wanted: string) =>
      whole.find((release) => release.name === wanted) ??
      (await loadRelease(join(root, wanted), wanted, loading))
    const folder = join(root, name)
    const found = await readDelta(folder, new Set(held.flatMap(({ stands }) => [...(stands?.hashes ?? [])])))
    if (!found) return loadWhole(name)
    const { delta } = found
    if (!/^[\w][\w.]*$/.test(delta.base)) throw new Error('it stands on no release')
    const base = await loadWhole(delta.base)
    return applyDelta(
      { ...found, name, folder },
      base,
      held.find(({ stands }) => stands?.on === base) ?? base,
    )
  }
