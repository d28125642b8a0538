import { asStorageError, begin, takeConnection, type Client, type Pool } from '../adapters/postgres.ts'
import { codeOf, StorageUnavailable } from '../errors.ts'

const mostTries = 3

/** Runs again after a deadlock: `work` must do nothing outside the database. */
export const inTransaction = async <Answer>(
  pool: Pool,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    try {
      return await once(pool, work)
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error
    }
  }
}

const once = async <Answer>(pool: Pool, work: (client: Client) => Promise<Answer>): Promise<Answer> => {
  const turn = await takeConnection(pool)
  const { client } = turn
  try {
    await begin(turn)
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

const isDeadlock = (error: unknown) => error instanceof Error && /^(40P01|40001)$/.test(codeOf(error.cause))

/** A connection that failed or still waits for a reply is closed, and the server rolls it back. */
const endTransaction = async (client: Client, problem: unknown) => {
  if (problem instanceof StorageUnavailable) return client.release(true)
  const rolledBack = await client.query('rollback').then(
    () => true,
    () => false,
  )
  client.release(!rolledBack)
}
