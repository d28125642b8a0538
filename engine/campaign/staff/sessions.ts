import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** A signed-in browser. `browser`: in words; null where it did not say. `isThis`: the one that asks. */
export const Session = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
  isThis: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** The newest press first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/staff/api/sessions',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.object({ sessions: z.array(Session) }),
})

/** Signs one browser of the person out. */
export const endSession = defineEndpoint({
  method: 'POST',
  path: '/staff/api/sessions/end',
  needs: 'read',
  asks: z.strictObject({ id: z.uuid() }),
  answers: z.object({ done: z.boolean() }),
})
