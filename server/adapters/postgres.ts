import { Pool as PlainPool } from 'pg'
import type { PoolClient, QueryConfig } from 'pg'
import { StorageUnavailable } from '../errors.ts'
import { queryInTurn } from './pool-patience.ts'

export { begin, takeConnection } from './pool-patience.ts'

export type Pool = PlainPool
export type Client = PoolClient

/**
 * Milliseconds. They let a lock of three seconds pass, also for those who wait for a connection meanwhile. Who had to wait
 * for one has less time left (`pool-patience.ts`), so that a refusal comes within six seconds.
 */
const limits = { connect: 4500, lock: 4000, statement: 4500, reply: 5000 }

/**
 * Connections to Postgres. `query` and `connect` of this pool throw `StorageUnavailable` when the database cannot be
 * reached or does not answer in time; every other error stays what it is.
 */
export const createPool = (databaseUrl: string, options: { max?: number } = {}): Pool => {
  const pool = new PlainPool({
    connectionString: databaseUrl,
    max: options.max ?? 20,
    connectionTimeoutMillis: limits.connect,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    query_timeout: limits.reply,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'porchlight',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return translated(pool)
}

const translated = (pool: Pool): Pool => {
  const connect = pool.connect.bind(pool)
  // Both are overloaded (promise or callback). Nobody hands a callback to `query`; the pool itself hands one to `connect`.
  pool.connect = ((...args: Parameters<typeof connect>) => translate(connect(...args))) as typeof pool.connect
  pool.query = ((config: string | QueryConfig, values?: unknown[]) =>
    translate(queryInTurn(pool, config, values))) as typeof pool.query
  return pool
}

const translate = (result: unknown) =>
  result instanceof Promise ? result.catch((error: unknown) => Promise.reject(asStorageError(error))) : result

/** The same error, or `StorageUnavailable` where the database is away, too slow, full or shutting down. */
export const asStorageError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (!unavailableCodes.test(code) && !unavailableMessages.test(error.message)) return error
  return new StorageUnavailable('The database could not be reached or did not answer in time.', {
    cause: error,
  })
}

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: 08 connection, 28 sign-in, 3D000 no such
 * database and 55000 closed for now (while it is worked on), 53 resources, 58 system, 57P0x shutdown and crash, 57014
 * statement timeout, 55P03 lock timeout, 25006 read-only (a standby), 25P03 idle, 40 rolled back; and the socket errors of
 * Node.
 */
const unavailableCodes =
  /^(08...|28...|3D000|55000|53...|58...|57P0.|57014|55P03|25006|25P03|40...|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const unavailableMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|connection error and is not queryable|the database system is/i
