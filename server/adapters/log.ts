import pino from 'pino'
import { faultFields } from '../errors.ts'

export const createLog = (level: string, write?: (line: string) => void) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: faultFields, error: faultFields },
    },
    write ? { write } : standardOutput(),
  )

/** Bytes and milliseconds: a write for each line would cost more than the line. */
const together = { minLength: 4096, periodicFlush: 100 }
/** Bytes that are buffered while nothing can be written. */
const mostKept = 4_194_304

/** A full disk behind the log must not stop the service, nor block its exit: pino retries the last flush for ever. */
const standardOutput = () => {
  const output = pino.destination({ fd: 1, sync: false, ...together, maxLength: mostKept })
  const flushSync = output.flushSync.bind(output)
  let isFull = false
  output.on('error', () => void (isFull = true))
  output.on('write', () => void (isFull = false))
  output.flushSync = () => {
    if (!isFull) flushSync()
  }
  return output
}
