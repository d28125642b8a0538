import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { submissions } from './submissions.ts'
import { stepRuns } from './work.ts'

export const providers = pgTable('providers', {
  name: text('name').primaryKey(),
  /** open: nothing is sent but one probe at `open_until`. */
  state: text('state', { enum: ['closed', 'open'] })
    .notNull()
    .default('closed'),
  fault: text('trouble', { enum: ['outage', 'credentials', 'throttled', 'insecure'] }),
  failures: integer('failures').notNull().default(0),
  openUntil: moment('open_until'),
  openedAt: moment('opened_at'),
  /** When the next effect may leave, where a rate is set: shared by all processes. Database time. */
  nextFreeAt: moment('next_free_at'),
  updatedAt: updatedAt(),
})

export const coachNotices = pgTable(
  'coach_notices',
  {
    id: id(),
    coach: text('coach').notNull(),
    campaign: text('campaign').notNull(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
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

/** The service's id makes a repeated report harmless. */
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

/** Reported once when they begin and once when they end, by whichever process is first. */
export const alerts = pgTable('alerts', {
  name: text('name').primaryKey(),
  /** firing or over. */
  state: text('state').notNull(),
  details: text('details'),
  since: moment('since').notNull(),
  reportedAt: moment('told_at'),
  updatedAt: updatedAt(),
})
