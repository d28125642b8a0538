import type * as z from 'zod/mini'
import { Today } from '../../campaign/staff/today.ts'
import { storedKeys } from '../forget-me.ts'

const Waiting = Today.shape.waiting
type Waiting = z.infer<typeof Waiting>

/** As most days are. */
const usual: Waiting = { quarantined: 2, failing: 2, failed: 2, suspended: [], bounces: 2, notices: [] }

/** What waited when it was last read in this browser: its place is kept while it is read again. */
export const knownWaiting = (): Waiting => {
  try {
    return Waiting.parse(JSON.parse(localStorage.getItem(storedKeys.waiting) ?? ''))
  } catch {
    return usual
  }
}

export const keepWaiting = (read: Partial<Waiting>) =>
  localStorage.setItem(storedKeys.waiting, JSON.stringify(Waiting.parse({ ...knownWaiting(), ...read })))
