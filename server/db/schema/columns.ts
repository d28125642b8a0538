import { sql } from 'drizzle-orm'
import { boolean, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const id = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`)
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()
export const stamps = () => ({ createdAt: createdAt(), updatedAt: updatedAt() })

export const ofFile = () => ({
  isActive: boolean('is_active').notNull().default(true),
  origin: text('origin').notNull().default('staff'),
  ...stamps(),
})
