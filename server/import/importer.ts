import type { Client } from 'pg'
import type { Column } from './columns.ts'
import type { Validated } from './validate-row.ts'

export type Values = Partial<Record<Column, string>>

/** Imports rows of one kind: each is validated alone, then many are written in one statement. */
export type Importer<Item = unknown> = {
  validate: (values: Values) => Validated<Item>
  /** Returns how many were new. Idempotent. */
  write: (client: Client, items: Item[]) => Promise<number>
}

export type ImportSettings = {
  secret: string
  now: Date
  /** Name of the file, stored with its rows. */
  from: string
  /** What people agreed to, where a row does not say. */
  consent?: string
}
