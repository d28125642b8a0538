import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SendWindow } from '../../../engine/campaign/mail/send-window.ts'
import { createdAt, id, moment, ofFile, stamps } from './columns.ts'

export const pages = pgTable(
  'pages',
  {
    id: id(),
    slug: text('slug').notNull(),
    path: text('path'),
    campaignId: uuid('campaign_id'),
    ...ofFile(),
  },
  (table) => [index('pages_slug').on(table.slug)],
)

export const emailCampaigns = pgTable(
  'email_campaigns',
  {
    id: id(),
    /** "<coach>/<campaign>" of the file; null for rows made by staff. */
    campaign: text('campaign'),
    coach: text('coach'),
    name: text('name').notNull(),
    fromName: text('from_name'),
    fromEmail: text('from_email'),
    subjectTemplate: text('subject_template'),
    ...ofFile(),
  },
  (table) => [index('email_campaigns_name').on(table.name)],
)

/** The mails of a journey, in order; `delay_hours` counts from the anchor. One that is out of the file keeps its hours. */
export const emailSequences = pgTable(
  'email_sequences',
  {
    id: id(),
    campaignId: uuid('campaign_id').notNull(),
    position: integer('position').notNull(),
    /** "<coach>/<file stem>" of the compiled email. */
    email: text('email').notNull(),
    subject: text('subject'),
    /** signup, or event: the start of the campaign's event where the hours are negative, else its end. */
    anchor: text('anchor').notNull().default('signup'),
    delayHours: integer('delay_hours').notNull(),
    /** Hours and days in which it leaves. */
    sendWindow: jsonb('send_window').$type<SendWindow>(),
    ...ofFile(),
  },
  (table) => [index('email_sequences_campaign').on(table.campaignId, table.position)],
)

export const landingPages = pgTable(
  'landing_pages',
  {
    id: id(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    campaignId: uuid('campaign_id'),
    ...ofFile(),
  },
  (table) => [index('landing_pages_url').on(table.url)],
)

/** One row: what every process on this database has in common. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Of SECRET, which hashes the addresses that have unsubscribed. */
    secretFingerprint: text('secret_fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('installation_only', sql`${table.isOnly}`)],
)

/**
 * All but `taken` follows the campaign files; deleting a registration frees its seat. An event that comes again has a row for each date,
 * "<coach>/<campaign>@2026-12-03", and its campaign row has the same name.
 */
export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    campaignId: uuid('campaign_id').notNull(),
    capacity: integer('capacity').notNull(),
    /** Taking a seat locks the row, so the last one is taken once. */
    taken: integer('taken').notNull().default(0),
    title: text('title'),
    place: text('place'),
    /** planned; cancelled; withdrawn (no file has it any more, and its guests keep their seats). */
    status: text('status').notNull().default('planned'),
    /** Of the calendar entry (RFC 5545): incremented at every change of times, place or status. */
    sequence: integer('sequence').notNull().default(0),
    startsAt: moment('starts_at'),
    /** With the offset of the campaign file, in which guests read the time. */
    startsAs: text('starts_as'),
    endsAt: moment('ends_at'),
    ...stamps(),
  },
  (table) => [check('events_taken', sql`${table.taken} >= 0`), index('events_campaign').on(table.campaignId)],
)

/** A change that guests have not been told: what they were told last. What is true now stands in `events`. */
export const eventNotices = pgTable('event_notices', {
  event: text('event')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  startsAt: moment('starts_at'),
  startsAs: text('starts_as'),
  endsAt: moment('ends_at'),
  place: text('place'),
  status: text('status').notNull(),
  /** The change before was told to some only: a change back is no reason to keep silent. */
  isMixed: boolean('is_mixed').notNull().default(false),
  /** "<coach>/<file stem>" of the compiled email that a press sends. */
  email: text('email').notNull(),
  ...stamps(),
})
