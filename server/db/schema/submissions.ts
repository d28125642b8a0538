import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { leads } from './people.ts'

/** One form, exactly as it was validated; later ones never change it. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    coach: text('coach').notNull(),
    campaign: text('campaign').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    values: jsonb('values').notNull(),
    attribution: jsonb('attribution').notNull(),
    /** Where the visit came from; null where it was not recorded: imports, and rows of earlier versions. */
    source: text('source'),
    /** stored; held: quarantined (looks like a script: no lead, no mail, until staff approve it). */
    state: text('state').notNull(),
    /** trap, too_fast or rate; after an approval that its event refused, why: event_full, event_over, already_registered. */
    quarantineReason: text('held_reason'),
    quarantinedConsent: text('held_consent'),
    /** When a quarantined one was approved, and by whom: a member of staff, or "time". */
    releasedAt: moment('released_at'),
    releasedBy: text('released_by'),
    ipHash: text('ip_hash').notNull(),
    pagePath: text('page_path').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('submissions_created').on(table.createdAt.desc()),
    // Where PostgreSQL has pg_trgm, the migration answers adds submissions_answers.
    index('submissions_lead').on(table.leadId),
    // Quarantined ones belong to an address alone.
    index('submissions_without_lead')
      .on(table.email, table.coach)
      .where(sql`${table.leadId} is null`),
    index('submissions_campaign')
      .on(table.campaign, table.createdAt, table.source)
      .where(sql`${table.state} = 'stored'`),
    index('submissions_held')
      .on(table.createdAt)
      .where(sql`${table.state} = 'held'`),
    // Quarantined only because one visitor sent many: approved some at a time.
    index('submissions_held_rate')
      .on(table.ipHash, table.createdAt)
      .where(sql`${table.state} = 'held' and ${table.quarantineReason} = 'rate'`),
    index('submissions_released')
      .on(table.ipHash, table.releasedAt)
      .where(sql`${table.releasedBy} = 'time'`),
  ],
)

export const consents = pgTable(
  'consents',
  {
    id: id(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    campaignId: uuid('campaign_id').notNull(),
    text: text('text').notNull(),
    textVersion: text('text_version').notNull(),
    pagePath: text('page_path').notNull(),
    ipHash: text('ip_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('consents_lead').on(table.leadId), index('consents_submission').on(table.submissionId)],
)
