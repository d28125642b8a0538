import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often a page was opened and its form begun, summed by the hour: no row is about one visitor. */
export const viewCounts = pgTable(
  'view_counts',
  {
    coach: text('coach').notNull(),
    /** "<coach>/<campaign>", as in submissions. */
    campaign: text('campaign').notNull(),
    /** Its beginning, UTC. */
    hour: moment('hour').notNull(),
    /** A visit's source; "other" where a campaign has too many on one day. */
    source: text('source').notNull(),
    views: integer('views').notNull().default(0),
    starts: integer('starts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign, table.hour, table.source] }),
    // Rows of a campaign lie far apart: sums are read from the index alone.
    index('view_counts_sums').on(table.campaign, table.hour, table.source, table.views, table.starts),
  ],
)

/** A release that changed a campaign's page or pipeline, when it went live. */
export const campaignChanges = pgTable(
  'campaign_changes',
  {
    campaign: text('campaign').notNull(),
    liveAt: moment('live_at').notNull(),
    release: text('release').notNull(),
    /** Hash of the page and of what happens after its button. */
    version: text('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaign, table.liveAt] })],
)
