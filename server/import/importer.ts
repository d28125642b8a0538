import type { Client } from 'pg'
import type { Column } from './columns.ts'
import type { Validated } from './validate-row.ts'

export type Values = Partial<Record<Column, string>>

export type Importer<Item = unknown> = {
  validate: (values: Values) => Validated<Item>
  write: (client: Client, items: Item[]) => Promise<number>
}

export type ImportSettings = {
  secret: string
  now: Date
  from: string
  /** What people agreed to, where a row does not say. */
  consent?: string
}
