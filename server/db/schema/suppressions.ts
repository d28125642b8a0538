import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

export const suppressions = pgTable(
  'suppressions',
  {
    id: id(),
    coach: text('coach').notNull(),
    addressHash: text('address_hash').notNull(),
    /** A `SuppressionReason`. */
    reason: text('reason').notNull(),
    confirmToken: text('confirm_token'),
    confirmAskedAt: moment('confirm_asked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('suppressions_coach_address').on(table.coach, table.addressHash),
    uniqueIndex('suppressions_confirm_token').on(table.confirmToken),
    index('suppressions_bounced')
      .on(table.createdAt, table.id)
      .where(sql`${table.reason} in ('refused', 'complaint')`),
    // In the order of the list of bounces.
    index('suppressions_listed')
      .on(sql`(${table.reason} = 'complaint')`, table.createdAt, table.id)
      .where(sql`${table.reason} in ('refused', 'complaint')`),
  ],
)

export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    token: text('token').primaryKey(),
    coach: text('coach').notNull(),
    addressHash: text('address_hash').notNull(),
    againToken: text('again_token'),
    /** When the address was confirmed by the link in a mail. */
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('unsubscribe_links_again_token').on(table.againToken),
    // Of a person whose address was fixed there are several.
    index('unsubscribe_links_address').on(table.addressHash, table.coach),
  ],
)
