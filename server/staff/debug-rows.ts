import { sees, type Coaches } from '../people/coaches.ts'
import { countRetriableMails } from './try-again.ts'
import { maskAddresses, masked } from '../pipeline/mask-addresses.ts'
import type { DebugDetails, DebugSummary, Row } from '../../engine/campaign/staff/debug.ts'
import { type Pool, isUuid } from '../adapters/postgres.ts'
import type { Clock, WithSite } from '../ports.ts'

export type DebugRows = ReturnType<typeof postgresDebugRows>

const dayMs = 24 * 3_600_000

export const postgresDebugRows = (pool: Pool, clock: Clock) => {
  const rows = async (sql: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows
  const since = () => new Date(clock.now().getTime() - dayMs)
  return {
    summary: async (coaches: Coaches): Promise<DebugSummary> => {
      const [campaigns, counts, days, recentErrors, deliveries] = await Promise.all([
        rows(selectCampaigns, [coaches, since()]),
        rows(countDeliveries, [coaches, since()]),
        rows(countDays, [coaches, clock.now()]),
        rows(selectErrors, [coaches, since()]),
        rows(
          `${selectDeliveries} where ($1::text[] is null or coach = any ($1)) and created_at > $2 ${newest}`,
          [coaches, since()],
        ),
      ])
      const count = (status: string) => Number(counts.find((row) => row['status'] === status)?.['count'] ?? 0)
      return {
        totalCampaigns: campaigns.length,
        deliveryStats: {
          sent: count('sent'),
          failed: count('failed'),
          pending: count('pending'),
          unknown: count('unknown'),
        },
        days: days.map((each) => Number(each['count'])),
        campaigns,
        recentErrors: recentErrors.map(withMasked('error_message')),
        deliveries: deliveries.map(withoutAddress),
      }
    },
    details: async (id: string): Promise<DebugDetails> => {
      const [campaigns, sequences, landingPages, deliveries, canTryAgain] = await Promise.all([
        rows(`${campaignColumns} where id = $1`, [id]),
        rows(selectSequences, [id]),
        rows('select id, name, url, campaign_id, is_active from landing_pages where campaign_id = $1', [id]),
        rows(`${selectDeliveries} where campaign_id = $1 ${newest}`, [id]),
        countRetriableMails(pool, id, clock.now()),
      ])
      return {
        campaign: campaigns[0] ?? null,
        sequences,
        landingPage: landingPages[0] ?? null,
        deliveries: deliveries.map(withoutAddress),
        canTryAgain,
      }
    },
  }
}

const withMasked =
  (column: string) =>
  (row: Row): Row => {
    const text = row[column]
    return typeof text === 'string' ? { ...row, [column]: maskAddresses(text) } : row
  }

const withoutAddress = (row: Row): Row => ({
  ...withMasked('error')(row),
  email_address: masked(String(row['email_address'])),
})

const campaignColumns = `
select id, campaign, coach, name, from_name, from_email, is_active, subject_template from email_campaigns`
const selectCampaigns = `
select campaign.*, nullif(failed.count, 0)::int as failed_emails
from (${campaignColumns} where ($1::text[] is null or coach = any ($1))) campaign
left join lateral (
  select count(*) from delivery_log
  where campaign_id = campaign.id and status in ('failed', 'unknown') and created_at > $2
) failed on true
order by name, id`
const selectSequences = `
select id, campaign_id, position, email, subject, anchor, delay_hours, is_active from email_sequences
where campaign_id = $1 order by position`
const countDeliveries = `
select status, count(*) from delivery_log where ($1::text[] is null or coach = any ($1)) and created_at > $2 group by status`
const countDays = `
select (
  select count(*) from delivery_log
  where ($1::text[] is null or coach = any ($1)) and status = 'sent' and created_at > ends - interval '24 hours' and created_at <= ends
) as count
from (select $2::timestamptz - before * interval '24 hours' as ends from generate_series(0, 13) before) day order by ends`
// Errors without a campaign are only for staff of all coaches.
const selectErrors = `
select id, function_name, error_message, created_at, request_data from error_log
where ($1::text[] is null or split_part(request_data->>'campaign', '/', 1) = any ($1)) and created_at > $2
order by created_at desc limit 20`
const selectDeliveries = `
select id, email_address, status, created_at, campaign_id, email, error from delivery_log`
const newest = 'order by created_at desc limit 10'

/** `is_listed`: it is in the list of campaigns; else it is a date of an event that comes again, a test, or its file is gone. */
export const markListed = ({ releases }: WithSite, rows: Row[]): Row[] => {
  const listed = new Set(Object.values(releases.current().site.campaigns).map(({ rowId }) => rowId))
  return rows.map((row) => ({ ...row, is_listed: listed.has(String(row['id'])) }))
}

/** Staff see closed campaigns, but none of another coach; a row without a file has no coach. */
export const rowIdOf = ({ releases }: WithSite, coaches: Coaches, rowId: string | null): string | null => {
  const { campaigns } = releases.current().site
  const campaign = Object.values(campaigns).find((each) => each.rowId === rowId)
  if (campaign) return sees(coaches, campaign.coach) ? campaign.rowId : null
  return coaches === null && rowId !== null && isUuid(rowId) ? rowId : null
}
