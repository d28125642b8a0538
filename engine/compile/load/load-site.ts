import type { LoadOptions, LoadResult } from './loaded-site.ts'
import { openSite } from './open-site.ts'

export const loadSite = (options: LoadOptions): LoadResult => openSite(options).update(null)
