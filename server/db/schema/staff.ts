import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** One-time links that sign a member of staff in; only the token's hash is stored. */
export const staffSignInLinks = pgTable('staff_sign_in_links', {
  tokenHash: text('token_hash').primaryKey(),
  staff: text('staff').notNull(),
  /** Slug of the only coach this member may see; null: all. */
  coach: text('coach'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  createdAt: createdAt(),
})

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staff: text('staff').notNull(),
    coach: text('coach'),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [index('staff_sessions_expiry').on(table.expiresAt)],
)

/** Who did what, when, from where. Holds no secret. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    ipHash: text('ip_hash'),
    details: jsonb('details'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_created').on(table.createdAt.desc())],
)
