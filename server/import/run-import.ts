import type { Client } from 'pg'
import { type Heading, type Kind, readCsv } from './read-csv.ts'
import { BadRow, type Importer } from './validate-row.ts'

export type ImportSum = { rows: number; added: number; bad: number; isWritten: boolean }

type Options<Item> = {
  kind: Kind
  file: string
  importer: Importer<Item>
  dryRun: boolean
  strict: boolean
  onHeading: (heading: Heading) => void
  onBadRow: (row: { line: number; diagnostic: string }) => void
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
    try {
      if ('diagnostic' in row) throw new BadRow(row.diagnostic)
      batch.push(importer.validate(row.values))
    } catch (error) {
      if (!(error instanceof BadRow)) throw error
      sum.bad += 1
      onBadRow({ line: row.line, diagnostic: error.message })
    }
    if (batch.length === batchSize) await write()
  }
  await write()
  return sum
}
