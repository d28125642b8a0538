import { createHmac } from 'node:crypto'
import type { Client as PlainClient } from 'pg'
import type { Pool } from '../adapters/postgres.ts'
import { StartRefused } from '../errors.ts'

/** Identifies a SECRET without revealing it. */
export const secretFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('porchlight backup').digest('hex').slice(0, 32)

/** The first start decides. Throws `StartRefused` for another secret. */
export const claimSecret = async (pool: Pool, secret: string): Promise<void> => {
  await pool.query('insert into installation (secret_fingerprint) values ($1) on conflict do nothing', [
    secretFingerprint(secret),
  ])
  await refuseOtherSecret(pool, secret)
}

/** Passes where no program has started on this database yet. */
export const refuseOtherSecret = async (database: Pool | PlainClient, secret: string): Promise<void> => {
  const table = await database.query<{ known: string | null }>(
    `select to_regclass('installation')::text as known`,
  )
  if (!table.rows[0]?.known) return
  const { rows } = await database.query<{ fingerprint: string }>(
    'select secret_fingerprint as fingerprint from installation',
  )
  if (rows.length === 0 || rows[0]?.fingerprint === secretFingerprint(secret)) return
  throw new StartRefused(otherSecret)
}

const otherSecret =
  'SECRET is not the one that this database was filled with: people who have unsubscribed would get mail again, and links in mails would fail. Set SECRET to that one, or copy the file "secret" of that DATA_DIR into this one. If it is lost for good: npm run restore -- BACKUP --replace --other-secret'
