import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** Who is signed in. `coaches`: null means all. `hasMailbox`: mails stay on this machine and can be read here. */
export const Me = z.object({
  site: z.string(),
  staff: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(['owner', 'editor', 'viewer']),
  coaches: z.nullable(z.array(z.string())),
  hasMailbox: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/staff/api/me',
  needs: 'read',
  asks: z.strictObject({}),
  answers: Me,
})
