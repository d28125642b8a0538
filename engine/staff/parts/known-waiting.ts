import * as z from 'zod/mini'
import { Today } from '../../campaign/staff/today.ts'
import { storedKeys } from '../forget-me.ts'

const { notices } = Today.shape.waiting.shape

/** `leftOut`: as of `EventNotice`, without names: they are not kept here. */
const Notice = z.extend(notices.def.element, { leftOut: z.optional(z.object({ count: z.number() })) })
export type KnownNotice = z.infer<typeof Notice>

const Waiting = z.extend(Today.shape.waiting, { notices: z.array(Notice) })
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

export const keepWaiting = (read: Partial<Waiting>) => {
  const known = knownWaiting()
  const next = { ...known, ...read }
  const whole = next.notices.map((notice) => ({
    ...known.notices.find(({ event }) => event === notice.event),
    ...notice,
  }))
  localStorage.setItem(storedKeys.waiting, JSON.stringify(Waiting.parse({ ...next, notices: whole })))
}
