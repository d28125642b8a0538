import pino from 'pino'
import { faultFields } from '../errors.ts'

/** Structured log, one JSON line an event, on standard output or through `write`. Errors come without their messages. */
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

/** A write for each line would cost more than the line. Bytes and milliseconds. */
const together = { minLength: 4096, periodicFlush: 100 }
/** Bytes that are buffered while nothing can be written. */
const mostKept = 4_194_304

/** A full disk behind the log must not stop the service, nor keep it from ending: the last flush would try for ever. */
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
