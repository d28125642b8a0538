import { createHash } from 'node:crypto'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'

/** Processes that take a release together record it once. */
const lock = 7_061_726_371

type Live = { release: string; site: ServedSite; before: ServedSite | undefined; now: Date }

/**
 * Records for which campaigns a release changed the page or what happens after its button. `before`: a site that is recorded
 * already; campaigns of coaches who did not change are the same objects in both.
 */
export const recordChanges = async (pool: Pool, { release, site, before, now }: Live): Promise<void> => {
  const changed = Object.values(site.campaigns).filter(
    (campaign) => before?.campaigns[campaign.id] !== campaign,
  )
  if (changed.length === 0) return
  const versions = changed.map(versionOf)
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(record, [changed.map(({ id }) => id), versions, release, now])
  })
}

/** Releases of earlier versions say only what the server needs to know. */
const versionOf = ({ version, page, pipeline, form }: SiteCampaign): string =>
  version ??
  createHash('sha256')
    .update(JSON.stringify([page?.etag, pipeline, form]))
    .digest('base64url')

const record = `
insert into campaign_changes (campaign, live_at, release, version)
select given.campaign, $4::timestamptz, $3, given.version
from unnest($1::text[], $2::text[]) given (campaign, version)
left join lateral (
  select version from campaign_changes known where known.campaign = given.campaign order by live_at desc limit 1
) last on true
where split_part(given.version, ' ', 1) is distinct from split_part(last.version, ' ', 1)
on conflict do nothing`
