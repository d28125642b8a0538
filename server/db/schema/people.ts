import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, stamps } from './columns.ts'

/** A person on one campaign: (campaign_id, email) is the natural key, the newest values win. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name'),
    source: text('source').notNull(),
    metadata: jsonb('metadata'),
    campaignId: uuid('campaign_id'),
    coach: text('coach').notNull(),
    addressHash: text('address_hash').notNull(),
    ...stamps(),
  },
  (table) => [
    unique('leads_campaign_email').on(table.campaignId, table.email).nullsNotDistinct(),
    index('leads_address').on(table.addressHash, table.coach),
    index('leads_email').on(table.email),
    // Variants of an address, such as ann+1@, for the limit of emails: as mailbox.ts asks.
    index('leads_tagged')
      .on(table.coach, sql.raw(String.raw`regexp_replace(email, '\+[^@]*@', '@')`))
      .where(sql`strpos(email, '+') > 0`),
    index('leads_mailbox')
      .on(sql.raw(String.raw`regexp_replace(email, '\+[^@]*@', '@')`))
      .where(sql`strpos(email, '+') > 0`),
    // Staff read lists newest first, page by page. Where PostgreSQL has pg_trgm, the migration leads_list adds leads_search.
    index('leads_created').on(table.createdAt, table.id),
    index('leads_coach_created').on(table.coach, table.createdAt, table.id),
    index('leads_campaign_created').on(table.campaignId, table.createdAt, table.id),
    index('leads_source_created').on(table.source, table.createdAt, table.id),
    index('leads_coach_source').on(table.coach, table.source),
  ],
)

/** What staff wrote about a person, at one of the person's leads. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** A member of staff. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('person_notes_lead').on(table.leadId)],
)

/** A person has a tag if one of its leads has it. */
export const personTags = pgTable(
  'person_tags',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.tag] })],
)
