import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Lang } from '../../engine/words/lang.ts'
import type { Pool } from '../adapters/postgres.ts'
import { liveCampaignOf } from '../release/live-campaign.ts'

/** Who wrote, and the language and the look of the page that says so. */
export type Sender = { brand: string; lang?: Lang; campaign?: string }

/** Links outlive the coach's files. */
export const senderIn = (site: ServedSite, coach: string): Sender => {
  const { brand = coach, lang } = site.coaches[coach] ?? {}
  const campaign = liveCampaignOf(site, coach)
  return { brand, ...(lang && { lang }), ...(campaign !== undefined && { campaign }) }
}

export type UnsubscribeLink = { coach: string; addressHash: string; isConfirmed: boolean }

/** Null: there is no such link. */
export const findLink = async (pool: Pool, token: string): Promise<UnsubscribeLink | null> => {
  if (!/^[A-Za-z0-9_-]{24}$/.test(token)) return null
  const { rows } = await pool.query<UnsubscribeLink>(
    `select coach, address_hash as "addressHash", confirmed_at is not null as "isConfirmed"
     from unsubscribe_links where token = $1`,
    [token],
  )
  return rows[0] ?? null
}
