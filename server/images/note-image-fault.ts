import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'

/** Writes to the error log that staff read; without the prompt. */
export const noteImageFault = async (pool: Pool, clock: Clock, message: string): Promise<void> => {
  await pool.query(statement, [message, clock.now()])
}

const statement = `
insert into error_log (function_name, error_message, created_at, request_data)
values ('generate-image-openai', $1, $2, '{}')`
