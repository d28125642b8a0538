import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, stamps } from './columns.ts'
import { userJourneys } from './journeys.ts'
import { leads } from './people.ts'
import { submissions } from './submissions.ts'

const runStates = ['pending', 'running', 'sent', 'failed', 'unknown', 'suppressed', 'cancelled'] as const

/** The outbox: one row for every effect outside the database, written with what caused it. */
export const stepRuns = pgTable(
  'step_runs',
  {
    id: id(),
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    /** Null for what belongs to no single person, such as a digest to the coach. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    journeyId: uuid('journey_id').references(() => userJourneys.id, { onDelete: 'cascade' }),
    sequencePosition: integer('sequence_position'),
    coach: text('coach').notNull(),
    campaign: text('campaign').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** Name of the step; "journey" for the mails of a sequence. */
    step: text('step').notNull(),
    /** The same effect of the same lead has the same key: what caps and attaching go by. */
    effectKey: text('effect_key').notNull(),
    config: jsonb('config').notNull(),
    email: text('email'),
    /** Such as "mail" or "webhook:hooks.example.com": limits and breakers go by it. */
    provider: text('provider').notNull().default('mail'),
    /** 0: a person waits for it; 1: mails of journeys, never sent again when in doubt; 2: what can wait. */
    priority: smallint('priority').notNull().default(0),
    /** sent: done, of any step; unknown: it may have left before a crash. */
    state: text('state', { enum: runStates }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that did not reach the provider: they are retried sooner. */
    outages: integer('outages').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    /** When it was first due, where that is later than its row: the five days of attempts count from here. */
    firstDueAt: moment('first_due_at'),
    /** Set while it waits for its provider to come back: it is then due immediately. */
    troubled: boolean('troubled').notNull().default(false),
    /** While the visitor waits, an attempt that failed fast is retried immediately. Database time. */
    awaitedUntil: moment('awaited_until'),
    leaseToken: uuid('lease_token'),
    leaseUntil: moment('lease_until'),
    /** Set before the effect may leave this process: from then on a crash leaves it in doubt. */
    dispatchedAt: moment('handed_over_at'),
    /** Times that it may have left. */
    dispatches: integer('handovers').notNull().default(0),
    /** Shown to staff and visitors: never a host, an address or a stack. */
    lastError: text('last_error'),
    lastErrorDetail: text('last_error_detail'),
    sentAt: moment('sent_at'),
    finishedAt: moment('finished_at'),
    ...stamps(),
  },
  (table) => [
    unique('step_runs_journey_position').on(table.journeyId, table.sequencePosition),
    // A journey sends each email once, wherever an edited sequence lists it.
    uniqueIndex('step_runs_journey_email')
      .on(table.journeyId, table.email)
      .where(sql`${table.journeyId} is not null`),
    index('step_runs_due')
      .on(table.priority, table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    // A claim reads it coach by coach: a long queue of one does not delay another.
    index('step_runs_waiting')
      .on(table.provider, table.priority, table.coach, table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    index('step_runs_troubled')
      .on(table.provider)
      .where(sql`${table.troubled}`),
    index('step_runs_leased')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'running'`),
    index('step_runs_lead').on(table.leadId, table.effectKey, table.createdAt.desc()),
    index('step_runs_submission').on(table.submissionId),
    index('step_runs_mails')
      .on(table.campaign, table.sentAt)
      .where(sql`${table.state} = 'sent' and ${table.email} is not null`),
    index('step_runs_failed')
      .on(table.finishedAt)
      .where(sql`${table.state} in ('failed', 'unknown')`),
  ],
)

export const deliveryLog = pgTable(
  'delivery_log',
  {
    id: id(),
    emailAddress: text('email_address').notNull(),
    /** sent, failed, pending (retried later), unknown (may have left before a crash). */
    status: text('status').notNull(),
    ...stamps(),
    campaignId: uuid('campaign_id').notNull(),
    coach: text('coach').notNull(),
    step: text('step').notNull(),
    email: text('email').notNull(),
    stepRunId: uuid('step_run_id')
      .notNull()
      .references(() => stepRuns.id, { onDelete: 'cascade' }),
    error: text('error'),
  },
  (table) => [
    unique('delivery_log_run').on(table.stepRunId),
    index('delivery_log_created').on(table.createdAt.desc()),
    index('delivery_log_campaign').on(table.campaignId, table.createdAt),
  ],
)

export const errorLog = pgTable(
  'error_log',
  {
    id: id(),
    functionName: text('function_name').notNull(),
    errorMessage: text('error_message').notNull(),
    createdAt: createdAt(),
    /** Ids only. */
    requestData: jsonb('request_data'),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('error_log_created').on(table.createdAt.desc()),
    index('error_log_lead').on(table.leadId),
  ],
)

/** Which submission was stored under an Idempotency-Key. Business time. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    submissionId: uuid('submission_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expiresAt)],
)

/** Columns of rate-limiter-flexible's PostgreSQL store. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
)

export const doneTokens = pgTable(
  'done_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    campaign: text('campaign').notNull(),
    answer: jsonb('answer').notNull(),
    email: text('email'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('done_tokens_expiry').on(table.expiresAt)],
)
