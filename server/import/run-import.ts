import type { Client } from 'pg'
import type { Heading, Kind } from './columns.ts'
import type { Importer } from './importer.ts'
import { readCsv } from './read-csv.ts'

export type BadRow = { line: number; diagnostic: string }
export type ImportSum = { rows: number; added: number; bad: number; isWritten: boolean }

type Options<Item> = {
  kind: Kind
  file: string
  importer: Importer<Item>
  dryRun: boolean
  /** Writes nothing where one row is bad. */
  strict: boolean
  onHeading: (heading: Heading) => void
  onBadRow: (row: BadRow) => void
}

const batchSize = 1000

export const runImport = async <Item>(client: Client, options: Options<Item>): Promise<ImportSum> => {
  await client.query('begin')
  try {
    const sum = await readAll(client, options)
    const isWritten = !options.dryRun && !(options.strict && sum.bad > 0)
    await client.query(isWritten ? 'commit' : 'rollback')
    return { ...sum, isWritten }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const readAll = async <Item>(client: Client, options: Options<Item>) => {
  const { kind, file, importer, onHeading, onBadRow } = options
  const sum = { rows: 0, added: 0, bad: 0 }
  let batch: Item[] = []
  const write = async () => {
    if (batch.length > 0) sum.added += await importer.write(client, batch)
    batch = []
  }
  for await (const row of readCsv(kind, file, onHeading)) {
    sum.rows += 1
    const validated = 'diagnostic' in row ? row : importer.validate(row.values)
    if ('diagnostic' in validated) {
      sum.bad += 1
      onBadRow({ line: row.line, diagnostic: validated.diagnostic })
    } else batch.push(validated.ok)
    if (batch.length === batchSize) await write()
  }
  await write()
  return sum
}
