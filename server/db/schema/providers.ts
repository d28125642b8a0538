import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { submissions } from './people.ts'
import { stepRuns } from './work.ts'

/** Receivers that effects go to: whether they can be used now. Made when one is first in trouble. */
export const providers = pgTable('providers', {
  name: text('name').primaryKey(),
  /** closed: in use; open: nothing is sent but one trial at `open_until`. */
  state: text('state').notNull().default('closed'),
  /** outage, credentials, throttled or insecure. */
  fault: text('trouble'),
  /** Failures in a row. */
  failures: integer('failures').notNull().default(0),
  openUntil: moment('open_until'),
  openedAt: moment('opened_at'),
  /** When the next effect may leave, where a rate is set: shared by all processes. Database time. */
  nextFreeAt: moment('next_free_at'),
  updatedAt: updatedAt(),
})

/** What a coach is to be told in the next daily digest. */
export const coachNotices = pgTable(
  'coach_notices',
  {
    id: id(),
    coach: text('coach').notNull(),
    campaign: text('campaign').notNull(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** The outbox row of the digest that tells it. */
    stepRunId: uuid('step_run_id').references(() => stepRuns.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('coach_notices_open')
      .on(table.coach, table.createdAt)
      .where(sql`${table.stepRunId} is null`),
    index('coach_notices_run').on(table.stepRunId),
    index('coach_notices_submission').on(table.submissionId),
  ],
)

/** Bounces and complaints that mail services reported; the id makes a repeated report harmless. */
export const mailEvents = pgTable(
  'mail_events',
  {
    id: text('id').primaryKey(),
    /** bounce, soft_bounce (it may arrive later) or complaint. */
    type: text('type').notNull(),
    coach: text('coach'),
    createdAt: createdAt(),
  },
  (table) => [index('mail_events_created').on(table.createdAt)],
)

/** Alerts to the operator, by name: told once when they begin and once when they end, by whichever process is first. */
export const alerts = pgTable('alerts', {
  name: text('name').primaryKey(),
  /** firing or over. */
  state: text('state').notNull(),
  details: text('details'),
  since: moment('since').notNull(),
  reportedAt: moment('told_at'),
  updatedAt: updatedAt(),
})
