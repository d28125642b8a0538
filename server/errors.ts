/** The database could not be reached or did not answer in time: nothing was written. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** The message is one line for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** Never the message of an error: it can quote data. */
export const faultFields = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { fault: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    fault: error.name,
    ...(codeOf(error) && { faultCode: codeOf(error) }),
    ...(error.cause instanceof Error && { cause: faultFields(error.cause) }),
    at: frames.slice(0, 8).map((line) => line.trim()),
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const nullIfMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}
