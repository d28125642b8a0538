import type { Site, SiteCampaign } from '../../engine/campaign/release.ts'
import type { Client, Pool } from '../adapters/postgres.ts'
import { patience, planChanges, replanJourneys } from './replan-journeys.ts'
import { syncEvents } from './sync-events.ts'
import type { Overbooked } from './sync-events.ts'
import { inTransaction } from './transaction.ts'

/** Any number that no other program takes: processes that start together write the rows one after the other. */
const syncLock = 7_061_726_369

/**
 * Brings the rows of pages, email_campaigns, email_sequences, landing_pages and events up to the campaign files. Ids are
 * those of the release, so doing it twice changes nothing. What is gone from the files becomes inactive and is kept, as leads
 * refer to it; rows that staff made are left alone. Guests of an event that was changed are told, and journeys of a sequence
 * that was changed are planned anew, in the same transaction.
 */
export const syncSite = async (
  pool: Pool,
  site: Site,
  now = new Date(),
): Promise<{ overbooked: Overbooked[] }> => {
  const { overbooked, changed } = await inTransaction(pool, (client) => writeSite(client, site, now))
  // Journeys whose mail was on its way meanwhile may have been moved on by the old sequence.
  if (changed.length > 0) await inTransaction(pool, (client) => replanJourneys(client, changed, now))
  return { overbooked }
}

/** Another process may be telling a hundred thousand guests, or planning as many journeys anew: no reason to fail. */
const takeTurn = async (client: Client) => {
  await client.query(`set local statement_timeout = '10min'; set local lock_timeout = '10min'`)
  const patient = {
    text: 'select pg_advisory_xact_lock($1)',
    values: [syncLock],
    query_timeout: patience,
  }
  await client.query(patient)
  await client.query('set local lock_timeout to default')
}

const writeSite = async (client: Client, site: Site, now: Date) => {
  await takeTurn(client)
  const changedPlans = await planChanges(client)
  const campaigns = Object.values(site.campaigns)
  await write(
    client,
    'email_campaigns',
    campaigns.map((campaign) => campaignRow(site, campaign)),
  )
  await write(client, 'pages', campaigns.map(pageRow))
  await write(client, 'landing_pages', campaigns.map(landingPageRow))
  await write(
    client,
    'email_sequences',
    campaigns.flatMap((campaign) => sequenceRows(site, campaign)),
  )
  const overbooked = await syncEvents(client, site, now)
  const changed = await changedPlans()
  await replanJourneys(client, changed, now)
  return { overbooked, changed }
}

type Row = Record<string, string | number | boolean | null> & { id: string }

const campaignRow = (site: Site, campaign: SiteCampaign): Row => {
  const sender = site.coaches[campaign.coach]?.sender
  return {
    id: campaign.rowId,
    campaign: campaign.id,
    coach: campaign.coach,
    name: campaign.name,
    from_name: sender?.name ?? null,
    from_email: sender?.address ?? null,
    is_active: campaign.mails,
    subject_template: signUpSubject(site, campaign),
  }
}

const pageRow = (campaign: SiteCampaign): Row => ({
  id: campaign.pageRowId,
  slug: campaign.pageSlug,
  path: campaign.path,
  campaign_id: campaign.rowId,
  is_active: campaign.live,
})

const landingPageRow = (campaign: SiteCampaign): Row => ({
  id: campaign.landingPageRowId,
  name: campaign.name,
  url: campaign.path,
  campaign_id: campaign.rowId,
  is_active: campaign.live,
})

const sequenceRows = (site: Site, campaign: SiteCampaign): Row[] =>
  campaign.sequences.map((mail) => ({
    id: mail.rowId,
    campaign_id: campaign.rowId,
    position: mail.position,
    email: mail.email,
    subject: site.emails[mail.email]?.subject ?? null,
    anchor: mail.anchor,
    delay_hours: mail.delayHours,
    is_active: true,
  }))

/** Subject of the first mail that the pipeline sends by itself. */
const signUpSubject = (site: Site, campaign: SiteCampaign) => {
  const stem = campaign.pipeline.map((entry) => entry['email']).find((email) => typeof email === 'string')
  const first = typeof stem === 'string' ? `${campaign.coach}/${stem}` : campaign.sequences[0]?.email
  return first ? (site.emails[first]?.subject ?? null) : null
}

/** Inserts and updates what differs, and switches off what is no longer listed. Names come from this file only. */
const write = async (client: Client, table: string, rows: Row[]) => {
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
  await client.query(
    `update ${table} set is_active = false, updated_at = now()
     where origin = 'file' and is_active and id <> all ($1::uuid[])`,
    [rows.map((row) => row.id)],
  )
}
