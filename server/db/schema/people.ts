import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, stamps } from './columns.ts'

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
    // Staff read lists newest first, page by page. Where PostgreSQL has pg_trgm, the migration leads_list adds leads_search.
    index('leads_created').on(table.createdAt, table.id),
    index('leads_coach_created').on(table.coach, table.createdAt, table.id),
    index('leads_campaign_created').on(table.campaignId, table.createdAt, table.id),
    index('leads_source_created').on(table.source, table.createdAt, table.id),
    index('leads_coach_source').on(table.coach, table.source),
  ],
)

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
     * unsubscribed).
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

export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    event: text('event').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    details: jsonb('details'),
    cancelToken: text('cancel_token'),
    /** When staff ticked them off at the door; null: not here. */
    attendedAt: moment('attended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('registrations_event_email').on(table.event, table.email),
    index('registrations_lead').on(table.leadId),
    uniqueIndex('registrations_cancel_token').on(table.cancelToken),
  ],
)

/** Their links keep reporting it. A registration with the same token takes precedence. */
export const releasedSeats = pgTable(
  'given_back_places',
  {
    token: text('token').primaryKey(),
    event: text('event').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('given_back_places_lead').on(table.leadId)],
)

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
  ],
)

export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    token: text('token').primaryKey(),
    coach: text('coach').notNull(),
    addressHash: text('address_hash').notNull(),
    againToken: text('again_token'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('unsubscribe_links_again_token').on(table.againToken),
    // Of a person whose address was fixed there are several.
    index('unsubscribe_links_address').on(table.addressHash, table.coach),
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
