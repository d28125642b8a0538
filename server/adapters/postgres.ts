import {
  Pool as PlainPool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'
import { setImmediate as loopTurn, setTimeout as wait } from 'node:timers/promises'
import { codeOf, StorageUnavailable } from '../errors.ts'
import { connectionTo } from './database-hosts.ts'

export type Pool = PlainPool
export type Client = PoolClient

/** Milliseconds. A lock of three seconds passes; a refusal comes within six, waiting for a connection included. */
const limits = { connect: 4500, lock: 4000, statement: 4500, reply: 5000 }

/** `query` and `connect` throw `StorageUnavailable` when the database cannot be reached or does not respond in time. */
export const createPool = (databaseUrl: string, options: { max?: number } = {}): Pool => {
  const pool = new PlainPool({
    ...connectionTo(databaseUrl),
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

export const asStorageError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error
  const code = codeOf(error)
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

/** Milliseconds of a request on the database, waiting for a connection included. */
const together = 5000
const unnoticed = 500
const atLeast = 500

/** A connection, and the milliseconds that each statement on it may take; null: as long as usual. */
type Turn = { client: PoolClient; limit: number | null }

/** The longer the wait, the less time is left for the statements. */
export const takeConnection = async (pool: Pool): Promise<Turn> => {
  const began = performance.now()
  const client = await pool.connect()
  const waited = performance.now() - began
  return { client, limit: waited < unnoticed ? null : Math.round(Math.max(atLeast, together - waited)) }
}

export const begin = ({ client, limit }: Turn): Promise<unknown> =>
  client.query(limit === null ? 'begin' : `begin; set local statement_timeout = ${limit}`)

/** After a wait the statement runs in a transaction: only the server can end a statement for certain. */
const queryInTurn = async <Row extends QueryResultRow>(
  pool: Pool,
  config: string | QueryConfig,
  values?: unknown[],
): Promise<QueryResult<Row>> => {
  const turn = await takeConnection(pool)
  const { client, limit } = turn
  try {
    if (limit !== null) await begin(turn)
    const result = await client.query<Row>(config, values)
    if (limit !== null) await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Neither an open transaction nor a late reply may continue.
    client.release(limit !== null || !isAnswer(error))
    throw error
  }
}

/** An error reported by the server ended the statement, and nothing else. */
const isAnswer = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/** Each connection plans the statement once; planning the large ones costs more than running them. */
export const prepared = (name: string, text: string) => ({ name, text })

type Call<In, Out> = { input: In; resolve: (out: Out) => void; reject: (reason: unknown) => void }

/**
 * Turns work on many into a function for one: calls that arrive while `concurrency` batches run make up the next. Results
 * keep the order. A failed batch runs again one by one, so that no call fails for another, unless the database is away.
 * `gather`: milliseconds that a batch with fewer calls than the last one waits for more.
 */
export const inBatches = <In, Out>(
  work: (pool: Pool, inputs: In[]) => Promise<Out[]>,
  { concurrency = 1, gather = 0 } = {},
) => {
  const ofPool = new WeakMap<Pool, (input: In) => Promise<Out>>()
  return (pool: Pool, input: In): Promise<Out> => {
    const known = ofPool.get(pool) ?? collect((inputs: In[]) => work(pool, inputs), concurrency, gather)
    ofPool.set(pool, known)
    return known(input)
  }
}

const most = 200

const collect = <In, Out>(work: (inputs: In[]) => Promise<Out[]>, concurrency: number, gather: number) => {
  const waiting: Call<In, Out>[] = []
  let running = 0
  let lastSize = 1
  const settle = async (calls: Call<In, Out>[]): Promise<boolean> => {
    try {
      const outs = await work(calls.map(({ input }) => input))
      calls.forEach((call, at) => {
        const out = outs[at]
        if (out === undefined) call.reject(new Error('A batch returned too few results.'))
        else call.resolve(out)
      })
      return false
    } catch (error) {
      const isAway = error instanceof StorageUnavailable
      // These calls have waited for the database long enough.
      if (isAway) calls.push(...waiting.splice(0))
      if (isAway || calls.length === 1) calls.forEach(({ reject }) => reject(error))
      else await oneByOne(calls, error)
      return isAway
    }
  }
  const oneByOne = async (calls: Call<In, Out>[], failure: unknown) => {
    const left = [...calls]
    for (let call = left.shift(); call; call = left.shift()) {
      if (!(await settle([call]))) continue
      left.forEach(({ reject }) => reject(new StorageUnavailable('It went away.', { cause: failure })))
      return
    }
  }
  const empty = async () => {
    if (running === concurrency) return
    running += 1
    // Calls of the same turn of the event loop share the first batch.
    await loopTurn()
    while (waiting.length > 0) {
      if (gather > 0 && waiting.length < lastSize) await wait(gather)
      const batch = waiting.splice(0, most)
      // Another batch may have taken them meanwhile.
      if (batch.length === 0) break
      lastSize = batch.length
      await settle(batch)
    }
    running -= 1
  }
  return (input: In) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      void empty()
    })
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
