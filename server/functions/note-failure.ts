import type { Log } from '../ports.ts'
import type { FunctionServices } from './services.ts'
import { StorageUnavailable } from '../errors.ts'
import { Refused } from '../http/refusal.ts'

/** Refusals that staff should hear of; a step that failed is on the log by its own attempt, in the same name. */
const noted = new Set<Refused['code']>(['internal', 'not_configured', 'timeout'])

/** Puts what went wrong in a function on the error log. What was wrong with the call itself is the caller's to mend. */
export const noteFailure = async (
  { functions, log }: { functions: Pick<FunctionServices, 'note'>; log: Log },
  { name, requestId, error }: { name: string; requestId: string; error: unknown },
): Promise<void> => {
  if (error instanceof StorageUnavailable || (error instanceof Refused && !noted.has(error.code))) return
  const [code, message] =
    error instanceof Refused ? [error.code, error.message] : ['internal', 'It went wrong on our side.']
  try {
    await functions.note({ name, message, facts: { requestId, code } })
  } catch {
    log.warn({ function: name }, 'a failure could not be put on the error log')
  }
}
