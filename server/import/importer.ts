import type { Client } from 'pg'
import type { Column } from './columns.ts'
import type { Validated } from './validate-row.ts'

export type Values = Partial<Record<Column, string>>

/** How rows of one kind come in: each is judged by itself, then many are written at once. */
export type Importer<Item = unknown> = {
  validate: (values: Values) => Validated<Item>
  /** Answers how many were new. Writing the same again changes nothing. */
  write: (client: Client, items: Item[]) => Promise<number>
}

export type ImportSettings = {
  secret: string
  now: Date
  /** Name of the file, kept with what came from it. */
  from: string
  /** What people agreed to, where a row does not say. */
  consent?: string
}
