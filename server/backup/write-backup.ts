import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { schemaVersion } from '../db/schema-version.ts'
import { codeOf, StartRefused } from '../errors.ts'
import { secretFingerprint } from '../db/installation-secret.ts'
import { type Header, type TableSum, jsonFrame, rowsFrame } from './frames.ts'
import { copyTarget, listTables, plainText, type Table } from './tables.ts'

export type BackupSum = { tables: number; rows: number; bytes: number }

/** One snapshot, taken while the product runs. The file gets its name once it is whole. */
export const writeBackup = async (
  client: Client,
  { file, secret, now }: { file: string; secret: string; now: Date },
): Promise<BackupSum> => {
  const unfinished = `${file}.part-${process.pid}`
  const total = { tables: 0, rows: 0 }
  try {
    await client.query(`begin isolation level repeatable read read only; ${plainText}`)
    const content = Readable.from(frames(client, { secret, now, total }), { objectMode: false })
    await pipeline(content, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await client.query('commit')
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    await client.query('rollback').catch(() => undefined)
    throw asRefusal(error, file)
  }
  return { ...total, bytes: (await stat(file)).size }
}

type Content = { secret: string; now: Date; total: { tables: number; rows: number } }

async function* frames(client: Client, { secret, now, total }: Content) {
  const version = await schemaVersion(client)
  if (version === 0)
    throw new StartRefused('There is nothing to back up: the database has no tables of this product.')
  const tables = await listTables(client)
  const header: Header = {
    kind: 'porchlight backup',
    format: 1,
    schemaVersion: version,
    madeAt: now.toISOString(),
    secret: secretFingerprint(secret),
    tables: tables.map(({ name }) => name),
  }
  yield jsonFrame(header)
  for (const table of tables) {
    total.tables += 1
    total.rows += yield* framesOf(client, table)
  }
  yield jsonFrame({ rows: total.rows })
}

async function* framesOf(client: Client, table: Table) {
  yield jsonFrame({ table: table.name, columns: table.columns })
  const hash = createHash('sha256')
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield rowsFrame(chunk)
  }
  const sum: TableSum = { rows: rows.rowCount, sha256: hash.digest('hex') }
  yield jsonFrame(sum)
  return sum.rows
}

const asRefusal = (error: unknown, file: string): unknown => {
  const code = codeOf(error)
  const reason = reasons[code]
  return reason ? new StartRefused(`${file} cannot be written: ${reason}. No backup was made.`) : error
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such folder',
  EACCES: 'this user may not write there',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}
