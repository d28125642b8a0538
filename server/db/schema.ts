/** Every table of the product: what `drizzle-kit generate` turns into migrations. */
export * from './schema/people.ts'
export * from './schema/providers.ts'
export * from './schema/site.ts'
export * from './schema/staff.ts'
export * from './schema/work.ts'
