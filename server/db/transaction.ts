import type { Client, Pool } from '../adapters/postgres.ts'
import { asStorageError } from '../adapters/postgres.ts'
import { StorageUnavailable } from '../errors.ts'

/** Runs the work in one transaction: its answer after commit, or its error after rollback. */
export const inTransaction = async <Answer>(
  pool: Pool,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    client.release()
    return answer
  } catch (error) {
    const problem = asStorageError(error)
    await endTransaction(client, problem)
    throw problem
  }
}

/** A connection that failed or still waits for a reply is closed: rolled back by the server, and not used again. */
const endTransaction = async (client: Client, problem: unknown) => {
  if (problem instanceof StorageUnavailable) return client.release(true)
  const rolledBack = await client.query('rollback').then(
    () => true,
    () => false,
  )
  client.release(!rolledBack)
}
