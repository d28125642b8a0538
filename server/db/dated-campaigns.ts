import { campaignOnDate, openCampaign, partsOfId } from '../../engine/campaign/release/on-date.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Client } from '../adapters/postgres.ts'

/** `all`: the campaigns, and those of each date that a mail may still count from. `events`: with an event whose row follows the file. */
export type Dated = { all: SiteCampaign[]; events: SiteCampaign[] }

/** The longest delay of a mail is a year. */
const keptDays = 400

/**
 * Dates of an event that comes again: the one that people sign up for, and those whose rows are there. What is over stays as
 * it was, whatever the file says now.
 */
export const datedCampaigns = async (
  client: Pick<Client, 'query'>,
  campaigns: SiteCampaign[],
  now: Date,
): Promise<Dated> => {
  const { rows } = await client.query<Known>(known, [campaigns.map(({ id }) => id), now, keptDays])
  const ahead = new Set(rows.flatMap(({ id, isOver }) => (isOver ? [] : [id])))
  const ofRows = Map.groupBy(rows, ({ id }) => partsOfId(id).campaign)
  const dates = campaigns.flatMap((campaign) => datesOf(campaign, ofRows.get(campaign.id) ?? [], now))
  // Guests of before it came again keep their row.
  const isListed = ({ event }: SiteCampaign) => event && (!event.series || ahead.has(event.id))
  return {
    all: [...campaigns, ...dates],
    events: [
      ...campaigns.filter(isListed),
      ...dates.filter(({ event }) => event?.series && (ahead.has(event.id) || isNew(event.id, rows))),
    ],
  }
}

type Known = { id: string; isOver: boolean }

const datesOf = (campaign: SiteCampaign, rows: Known[], now: Date): SiteCampaign[] => {
  const stored = rows.flatMap(({ id }) => partsOfId(id).date ?? [])
  const made = [...new Set(stored)].map((date) => campaignOnDate(campaign, date, now))
  const open = openCampaign(campaign, now)
  return open === campaign || made.some(({ rowId }) => rowId === open.rowId) ? made : [...made, open]
}

const isNew = (id: string, rows: Known[]) => !rows.some((row) => row.id === id)

const known = `
select id, coalesce(ends_at <= $2::timestamptz, false) as "isOver" from events
where split_part(id, '@', 1) = any ($1::text[])
  and (ends_at is null or ends_at > $2::timestamptz - make_interval(days => $3))`

/** The rows of campaigns that belong to dates. */
export const rowsOfDates = async (client: Pick<Client, 'query'>, campaigns: string[]): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from email_campaigns
     where campaign ~ '@[-0-9]{10}$' and left(campaign, -11) = any ($1::text[])`,
    [campaigns],
  )
  return rows.map(({ id }) => id)
}

/** SQL: the campaign of a row of step_runs or submissions, with its date where it has one. */
export const datedId = (row: string): string => `coalesce((
  select known.campaign from email_campaigns known
  where known.id = ${row}.campaign_id and known.campaign like ${row}.campaign || '@%'), ${row}.campaign)`

/** SQL: the ids of the campaign's rows, those of its dates included. `id`: an expression. */
export const rowIdsOf = (id: string): string => `array(
  select id from email_campaigns
  where coalesce(campaign, name) = ${id} or (campaign ~ '@[-0-9]{10}$' and left(campaign, -11) = ${id}))`
