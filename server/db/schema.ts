/** Every table of the product: what `drizzle-kit generate` turns into migrations. */
export * from './schema/people.ts'
export * from './schema/receivers.ts'
export * from './schema/site.ts'
export * from './schema/staff.ts'
export * from './schema/work.ts'
