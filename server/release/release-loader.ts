import { join } from 'node:path'
import { applyDelta, readDelta } from './load-delta.ts'
import { loadRelease } from './load-release.ts'
import type { Loading, Release } from './load-release.ts'

/** Loads a release by its name; what it shares with those in `held` is taken from them. */
export type Loader = (name: string, loaded: readonly Release[]) => Promise<Release>

/** `root`: the folder of all releases. A delta is loaded together with the whole release that it stands on. */
export const openLoader = (root: string, loading: Loading): Loader => {
  // Begun outside of each call: an error that the code of a release keeps holds, by its stack, whatever such a call has.
  const readWhole = (name: string) => loadRelease(join(root, name), name, loading)
  return async (name, loaded) => {
    const whole = loaded.flatMap((release) => [release, ...(release.base ? [release.base.on] : [])])
    const wholeOf = (wanted: string) => whole.find((release) => release.name === wanted) ?? readWhole(wanted)
    const folder = join(root, name)
    const found = await readDelta(folder, new Set(loaded.flatMap(({ base }) => [...(base?.hashes ?? [])])))
    if (!found) return wholeOf(name)
    const { delta } = found
    if (!/^[\w][\w.]*$/.test(delta.base)) throw new Error('it stands on no release')
    const base = await wholeOf(delta.base)
    return applyDelta({ ...found, name, folder }, base, loaded.find((one) => one.base?.on === base) ?? base)
  }
}
