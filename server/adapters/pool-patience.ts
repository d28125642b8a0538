import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Milliseconds that a request may spend on the database, waiting for a connection included. */
const together = 5000
/** Milliseconds of waiting that leave every statement its usual time. */
const unnoticed = 500
const atLeast = 500

/** A connection, and the milliseconds that each statement on it may take; null: as long as usual. */
export type Turn = { client: PoolClient; limit: number | null }

/** Waits for a connection. The longer that took, the less time is left for what is to be done on it. */
export const takeConnection = async (pool: Pool): Promise<Turn> => {
  const began = performance.now()
  const client = await pool.connect()
  const waited = performance.now() - began
  return { client, limit: waited < unnoticed ? null : Math.round(Math.max(atLeast, together - waited)) }
}

/** Begins a transaction whose statements keep to the limit. */
export const begin = ({ client, limit }: Turn): Promise<unknown> =>
  client.query(limit === null ? 'begin' : `begin; set local statement_timeout = ${limit}`)

/**
 * One statement. Where it had to wait for its connection it runs in a transaction, as only the server itself can end a
 * statement for certain: one that merely nobody waits for any more could still be written.
 */
export const queryInTurn = async <Row extends QueryResultRow>(
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
    // Nothing of it may go on: neither a transaction that was begun nor a reply that comes late.
    client.release(limit !== null || !isAnswer(error))
    throw error
  }
}

/** An error that the server reported has ended the statement, and nothing else. */
const isAnswer = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'
