import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment, stamps } from './columns.ts'
import { leads } from './people.ts'

export const userJourneys = pgTable(
  'user_journeys',
  {
    id: id(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    campaignId: uuid('campaign_id').notNull(),
    pageId: uuid('page_id'),
    currentSequence: integer('current_sequence').notNull().default(1),
    nextEmailDueAt: moment('next_email_due_at'),
    isCompleted: boolean('is_completed').notNull().default(false),
    /**
     * active; paused (by staff); completed; stopped (unsubscribed, or the address was refused); suppressed (signed up while
     * unsubscribed); unconfirmed (waits until the address is confirmed).
     */
    status: text('status').notNull().default('active'),
    /** Sign-up: the delays of the sequence count from here. */
    startedAt: moment('started_at').notNull().defaultNow(),
    /** While paused: since when. Going on moves `started_at` by as much. */
    pausedAt: moment('paused_at'),
    /** The outbox row of the mail that is on its way; while set, the journey is not due. */
    currentRunId: uuid('current_run_id'),
    ...stamps(),
  },
  (table) => [
    unique('user_journeys_lead_campaign').on(table.leadId, table.campaignId),
    index('user_journeys_due')
      .on(table.nextEmailDueAt)
      .where(sql`${table.status} = 'active' and not ${table.isCompleted} and ${table.currentRunId} is null`),
    index('user_journeys_run').on(table.currentRunId),
    index('user_journeys_campaign_due')
      .on(table.campaignId, table.nextEmailDueAt)
      .where(sql`${table.status} = 'active' and not ${table.isCompleted} and ${table.currentRunId} is null`),
  ],
)
