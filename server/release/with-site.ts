import type { ServedSite } from '../../engine/campaign/release/release.ts'

/** For code that reads the live release's site and nothing else of it. */
export type WithSite = { releases: { current: () => { site: ServedSite } } }
