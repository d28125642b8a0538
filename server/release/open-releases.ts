import { releaseFiles } from '../../engine/campaign/release/release.ts'
import { loadBundledRenderer } from '../adapters/bundled-renderer.ts'
import type { Pool } from '../adapters/postgres.ts'
import { syncSite } from '../db/sync-site.ts'
import type { Clock, Log } from '../ports.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { openViewFile } from './view-file.ts'

/** The releases in a folder, whose rows are written before each goes live; or the given store. */
export const openReleases = async (
  releases: string | ReleaseStore,
  { pool, clock, log }: { pool: Pool; clock: Clock; log: Log },
): Promise<ReleaseStore> => {
  if (typeof releases !== 'string') return releases
  return openReleaseStore({
    folder: releases,
    loadRenderer: loadBundledRenderer(releaseFiles, openViewFile),
    prepare: async (site, before) => {
      const { overbooked } = await syncSite(pool, site, clock.now(), before)
      for (const event of overbooked) log.warn(event, 'An event has more guests than seats.')
    },
    clock,
    log,
  })
}
