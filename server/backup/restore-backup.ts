import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { secretFingerprint } from '../db/installation-secret.ts'
import { migrations, programVersion } from '../db/schema-version.ts'
import { codeOf, StartRefused } from '../errors.ts'
import { eraseAgain, listErasures, type Erasures } from '../people/erasures.ts'
import { type Header, noBackup } from './frames.ts'
import { openBackup, type BackupReader, type BackupTable } from './read-backup.ts'
import { copyTarget, listTables, plainText, quoted } from './tables.ts'

export type RowCount = { table: string; rows: number }

type Options = {
  file: string
  /** The secret that the product will run with; null where there is none yet. */
  secret: string | null
  otherSecret: boolean
  replace: boolean
  /** Who was erased since the backup, beside those that the replaced database knows of. */
  erasures?: Erasures
}

/** Restores whole or not at all, then migrates the schema. Throws `StartRefused` for an unfit file or database. */
export const restoreBackup = async (
  client: Client,
  { file, secret, otherSecret, replace, erasures = [] }: Options,
): Promise<{ counts: RowCount[]; madeAt: string; erased: number }> => {
  const backup = await openBackup(file)
  try {
    refuseUnfit(backup.header)
    if (!otherSecret) refuseOtherSecret(backup.header, secret)
    await refuseInUse(client)
    const { counts, erased } = await inTransaction(client, async () => {
      await client.query(plainText)
      const known = replace ? await listErasures(client) : []
      if (replace) await dropEverything(client)
      else await refuseFilled(client)
      const loaded = await load(client, backup)
      if (otherSecret) await client.query('delete from installation')
      const context = { client, now: new Date(), secret: secret ?? '' }
      return { counts: loaded, erased: await eraseAgain(context, [...known, ...erasures]) }
    })
    await client.query('analyze')
    return { counts, madeAt: backup.header.madeAt, erased }
  } finally {
    backup.close()
  }
}

const inTransaction = async <Answer>(client: Client, work: () => Promise<Answer>): Promise<Answer> => {
  await client.query('begin')
  try {
    const answer = await work()
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw isBadData(error) ? noBackup() : error
  }
}

/** No database wrote these rows: https://www.postgresql.org/docs/current/errcodes-appendix.html, 22 and 23. */
const isBadData = (error: unknown) => /^2[23]...$/.test(codeOf(error))

const load = async (client: Client, backup: BackupReader): Promise<RowCount[]> => {
  const { schemaVersion } = backup.header
  await applyMigrations(client, (version) => version <= schemaVersion)
  const counts: RowCount[] = []
  for await (const table of backup.tables())
    counts.push({ table: table.name, rows: await loadTable(client, table) })
  await applyMigrations(client, (version) => version > schemaVersion)
  return counts
}

/** The triggers are off: the backup has what they count. */
const loadTable = async (client: Client, table: BackupTable): Promise<number> => {
  const name = `public.${quoted(table.name)}`
  await client.query(`alter table ${name} disable trigger user`)
  const target = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
  await pipeline(Readable.from(table.rows(), { objectMode: false }), target)
  await client.query(`alter table ${name} enable trigger user`)
  const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${name}`)
  const { rows } = table.sum()
  if (Number(counted.rows[0]?.rows) !== rows)
    throw new StartRefused(`The backup does not fit: ${table.name} came out with another number of rows.`)
  return rows
}

const refuseUnfit = ({ schemaVersion }: Header) => {
  if (schemaVersion > programVersion())
    throw new StartRefused(
      'This backup was made by a newer version of this program: restore it with that one.',
    )
  if (!migrations().some(({ version }) => version === schemaVersion))
    throw new StartRefused('This backup was made by a version that this program does not know.')
}

const refuseOtherSecret = (header: Header, secret: string | null) => {
  if (secret && secretFingerprint(secret) === header.secret) return
  throw new StartRefused(
    'This backup was made with another SECRET, and people who have unsubscribed would get mail again. Set SECRET to that one, or copy the file "secret" of that DATA_DIR into this one. If it is lost for good, add --other-secret.',
  )
}

const refuseInUse = async (client: Client) => {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name like 'porchlight%' and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.others)
    throw new StartRefused('The product runs on this database: stop all of its processes first.')
}

const refuseFilled = async (client: Client) => {
  const tables = await listTables(client)
  if (tables.length === 0) return
  throw new StartRefused(
    `The database is not empty: it has ${tables.length} tables. To replace them with the backup, add --replace.`,
  )
}

export const applyMigrations = async (
  client: Client,
  isWanted: (version: number) => boolean,
): Promise<void> => {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { version, hash, statements } of migrations()) {
    if (!isWanted(version)) continue
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      version,
    ])
  }
}

export const dropEverything = async (client: Client): Promise<void> => {
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables.rows)
    await client.query(`drop table if exists public.${quoted(name)} cascade`)
  const functions = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  for (const { signature } of functions.rows)
    await client.query(`drop function if exists ${signature} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}
