import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'

/** A line in the list of errors that staff read; it holds nothing of what was asked for. */
export const noteImageFault = async (pool: Pool, clock: Clock, problem: string): Promise<void> => {
  await pool.query(statement, [problem, clock.now()])
}

const statement = `
insert into error_log (function_name, error_message, created_at, request_data)
values ('generate-image-openai', $1, $2, '{}')`
