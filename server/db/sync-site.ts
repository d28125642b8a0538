import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Client, Pool } from '../adapters/postgres.ts'
import { patience, planChanges, replanJourneys } from './next-mail.ts'
import { datedCampaigns, rowsOfDates } from './dated-campaigns.ts'
import { syncEvents, type Overbooked } from './sync-events.ts'
import type { Waiting } from './waiting-notices.ts'
import { campaignRow, landingPageRow, pageRow, sequenceRows, type Row } from './site-rows.ts'
import { inTransaction } from './transaction.ts'

/** Processes that start together write the rows one after the other. */
const syncLock = 7_061_726_369

/** People in the journeys of a campaign whose file is gone. */
export type Paused = { campaign: string; people: number }

type Synced = { overbooked: Overbooked[]; waiting: Waiting[]; paused: Paused[] }

/**
 * Brings the rows of pages, campaigns, sequences and events up to the campaign files, idempotently. Removed ones become
 * inactive, as leads refer to them; rows of staff stay. `before`: a site whose rows are written already. `paused`,
 * `waiting`: what this call has paused, and the changes of events that it has found and that guests are not told yet.
 */
export const syncSite = async (
  pool: Pool,
  site: ServedSite,
  now = new Date(),
  before?: ServedSite,
): Promise<Synced> => {
  const scope = before ? changedSince(before, site) : null
  if (scope?.rowIds.length === 0) return { overbooked: [], waiting: [], paused: [] }
  const { changed, ...synced } = await inTransaction(pool, (client) =>
    writeSite(client, { site, scope, now }),
  )
  if (changed.length > 0) await inTransaction(pool, (client) => replanJourneys(client, changed, now))
  return synced
}

/** `ids`: of the campaigns whose rows are meant, those that are gone included. */
type Scope = { campaigns: SiteCampaign[]; ids: string[]; rowIds: string[] }

/** Campaigns of a coach who did not change are the same objects in both, and most saves change only words, which no row has. */
const changedSince = (before: ServedSite, site: ServedSite): Scope => {
  const campaigns = Object.values(site.campaigns).filter((campaign) => {
    const former = before.campaigns[campaign.id]
    return former !== campaign && (!former || rowsOf(before, former) !== rowsOf(site, campaign))
  })
  const gone = Object.values(before.campaigns).filter(({ id }) => !Object.hasOwn(site.campaigns, id))
  return scopeOf(campaigns, gone)
}

const scopeOf = (campaigns: SiteCampaign[], gone: SiteCampaign[] = []): Scope => {
  const all = [...campaigns, ...gone]
  return { campaigns, ids: all.map(({ id }) => id), rowIds: all.map(({ rowId }) => rowId) }
}

/** Writes the rows of the open dates of events that come again. */
export const syncDates = async (pool: Pool, site: ServedSite, now: Date): Promise<void> => {
  const scope = scopeOf(Object.values(site.campaigns).filter(({ event }) => event?.series))
  if (scope.ids.length > 0) await inTransaction(pool, (client) => writeSite(client, { site, scope, now }))
}

const rowsOf = (site: ServedSite, campaign: SiteCampaign): string =>
  JSON.stringify([
    campaignRow(site, campaign),
    pageRow(campaign),
    landingPageRow(campaign),
    sequenceRows(site, campaign),
    campaign.event,
  ])

/** Until the transaction ends. Another process may be notifying a hundred thousand guests, or planning as many journeys. */
export const lockSync = async (client: Pick<Client, 'query'>) => {
  await client.query(`set local statement_timeout = '10min'; set local lock_timeout = '10min'`)
  const lock = {
    text: 'select pg_advisory_xact_lock($1)',
    values: [syncLock],
    query_timeout: patience,
  }
  await client.query(lock)
  await client.query('set local lock_timeout to default')
}

type Work = { site: ServedSite; scope: Scope | null; now: Date }

const writeSite = async (client: Client, { site, scope, now }: Work) => {
  await lockSync(client)
  const rowIds = scope && [...scope.rowIds, ...(await rowsOfDates(client, scope.ids))]
  const changedPlans = await planChanges(client, rowIds ?? undefined)
  const campaigns = scope ? scope.campaigns : Object.values(site.campaigns)
  const dated = await datedCampaigns(client, campaigns, now)
  const only: Only | null = rowIds && { column: 'campaign_id', ids: rowIds }
  const rows = dated.all.map((campaign) => campaignRow(site, campaign))
  const gone = await write(client, 'email_campaigns', rows, only && { ...only, column: 'id' })
  await write(client, 'pages', campaigns.map(pageRow), only)
  await write(client, 'landing_pages', campaigns.map(landingPageRow), only)
  const sequences = dated.all.flatMap((campaign) => sequenceRows(site, campaign))
  // Those of a campaign that is gone stay: its journeys wait for it instead of ending.
  const ids = dated.all.map(({ rowId }) => rowId)
  await write(client, 'email_sequences', sequences, { column: 'campaign_id', ids })
  const { overbooked, waiting } = await syncEvents(client, dated.events, rowIds, now)
  const changed = await changedPlans()
  await replanJourneys(client, changed, now)
  const { rows: paused } = await client.query<Paused>(findPaused, [gone])
  return { overbooked, waiting, paused, changed }
}

const findPaused = `
select campaign.campaign, count(*)::int as people
from email_campaigns campaign join user_journeys journey on journey.campaign_id = campaign.id
where campaign.id = any ($1::uuid[]) and journey.status = 'active' and not journey.is_completed
group by campaign.campaign order by campaign.campaign`

type Only = { column: 'id' | 'campaign_id'; ids: string[] }

/**
 * Writes what differs, deactivates what is not listed, and returns the ids of that. Table and column names come from this
 * file only.
 */
const write = async (client: Client, table: string, rows: Row[], only: Only | null): Promise<string[]> => {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length > 0) {
    const list = columns.join(', ')
    const updates = columns
      .filter((column) => column !== 'id')
      .map((column) => `${column} = excluded.${column}`)
    const differs = `(${columns.map((column) => `known.${column}`).join(', ')}, known.origin)
      is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')}, 'file')`
    await client.query(
      `insert into ${table} as known (${list}, origin)
       select ${list}, 'file' from jsonb_populate_recordset(null::${table}, $1::jsonb)
       on conflict (id) do update set ${updates.join(', ')}, origin = 'file', updated_at = now() where ${differs}`,
      [JSON.stringify(rows)],
    )
  }
  const among = only ? ` and ${only.column} = any ($2::uuid[])` : ''
  const { rows: gone } = await client.query<{ id: string }>(
    `update ${table} set is_active = false, updated_at = now()
     where origin = 'file' and is_active and id <> all ($1::uuid[])${among} returning id`,
    [rows.map((row) => row.id), ...(only ? [only.ids] : [])],
  )
  return gone.map(({ id }) => id)
}
