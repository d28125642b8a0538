import type { StoredFile } from './stored-file.ts'

/** The files of a release by name. */
export type Files = Pick<ReadonlyMap<string, StoredFile>, 'get' | 'has' | 'keys'>

/** Files of a base with changes on top; nothing of the base is copied. */
export const layeredFiles = (
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
