import { sql } from 'drizzle-orm'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A moment; always with its time zone, whatever zone the server lives in. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const id = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`)
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** Who looks after a row: `file` rows follow the campaign files, all others are left alone by them. */
export const origin = () => text('origin').notNull().default('staff')
