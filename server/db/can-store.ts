import type { Pool } from '../adapters/postgres.ts'
import { programVersion } from './schema-version.ts'

/** Whether the schema is at least this program's, and a commit reaches the disk. Throws the database's error. */
export const canStore = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ version: string | null; isWritable: boolean }>(probe)
  return rows[0] !== undefined && rows[0].isWritable && Number(rows[0].version) >= programVersion()
}

// The message belongs to no table, yet its commit is written to disk.
const probe = `
select version, "isWritable", case when "isWritable" then pg_logical_emit_message(true, 'porchlight', '') end as written
from (select (select max(created_at) from drizzle.__drizzle_migrations) as version,
             not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable") as state`
