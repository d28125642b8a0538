import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

export const staffSignInLinks = pgTable('staff_sign_in_links', {
  tokenHash: text('token_hash').primaryKey(),
  staff: text('staff').notNull(),
  /** Of an earlier version: what somebody may see is looked up at each request. */
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
    /** Names it to the person; the hash stays here. */
    id: uuid('id').notNull().defaultRandom(),
    /** In words; null for a program, and for sessions of an earlier version. */
    browser: text('browser'),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [index('staff_sessions_expiry').on(table.expiresAt)],
)

export const staffMembers = pgTable('staff_members', {
  /** As addresses are stored: lower case, ASCII domain. */
  email: text('email').primaryKey(),
  coach: text('coach'),
  role: text('role').notNull().default('owner'),
  createdAt: createdAt(),
})

/** Tokens that programs of a member bring; only their hashes are stored. Gone with the member. */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => staffMembers.email, { onDelete: 'cascade' }),
    /** Null for tokens of an earlier version, which end with the member. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('staff_tokens_email').on(table.email)],
)

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
  (table) => [
    index('audit_log_created').on(table.createdAt.desc()),
    index('audit_log_subject').on(table.subject, table.createdAt),
  ],
)

/** Public keys of a person's devices (WebAuthn); the private keys never leave them. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    staff: text('staff').notNull(),
    name: text('name').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the device says; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('staff_passkeys_staff').on(table.staff)],
)

/** What a device has to sign, once; only hashes are stored. */
export const staffChallenges = pgTable('staff_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})
