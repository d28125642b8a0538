import type { ServedSite } from '../../engine/campaign/release/release.ts'

/** For code that needs only the site of the live release. */
export type WithSite = { releases: { current: () => { site: ServedSite } } }
