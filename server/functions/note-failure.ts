import type { Log } from '../ports.ts'
import type { FunctionServices } from './services.ts'
import { StorageUnavailable } from '../errors.ts'
import { Refused } from '../http/refusal.ts'

/** Refusals for the error log; a failed step is logged by its own attempt. */
const noted = new Set<Refused['code']>(['internal', 'not_configured', 'timeout'])

/** Writes a failed function to the error log. Mistakes of the caller are not logged. */
export const noteFailure = async (
  { functions, log }: { functions: Pick<FunctionServices, 'note'>; log: Log },
  { name, requestId, error }: { name: string; requestId: string; error: unknown },
): Promise<void> => {
  if (error instanceof StorageUnavailable || (error instanceof Refused && !noted.has(error.code))) return
  const [code, message] =
    error instanceof Refused ? [error.code, error.message] : ['internal', 'Internal error.']
  try {
    await functions.note({ name, message, facts: { requestId, code } })
  } catch {
    log.warn({ function: name }, 'could not write to the error log')
  }
}
