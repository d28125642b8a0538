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

/** A full disk behind the log must not stop the service. */
const standardOutput = () => pino.destination({ fd: 1, sync: false }).on('error', () => {})
