import type { Manifest } from '../../engine/campaign/release/manifest.ts'

/**
 * The origin that a release was built for, where links in its pages and mails would lead away from a site that is online; else
 * null. On a local machine only the port differs, and the release of a trial may serve another.
 */
export const otherOrigin = (
  { publicOrigin: built }: Pick<Manifest, 'publicOrigin'>,
  publicOrigin: string,
): string | null =>
  built === undefined || built === publicOrigin || !publicOrigin.startsWith('https:') ? null : built
