import { index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { leads } from './people.ts'
import { submissions } from './submissions.ts'

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
