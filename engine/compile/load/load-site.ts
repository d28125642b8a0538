import type { LoadOptions, LoadResult } from './loaded-site.ts'
import { openSite } from './open-site.ts'

/** Reads a whole campaigns folder. Answers every diagnostic of every file. */
export const loadSite = (options: LoadOptions): LoadResult => openSite(options).update(null)
