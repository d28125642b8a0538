import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Cursor, pageOf } from './queue/paging.ts'

/** A mail that was kept on this machine instead of being sent. */
export const KeptMail = z.object({ id: z.string(), at: z.string(), to: z.string(), subject: z.string() })
export type KeptMail = z.infer<typeof KeptMail>

export const listMails = defineEndpoint({
  method: 'GET',
  path: '/staff/api/mails',
  needs: 'read',
  asks: z.strictObject({ cursor: Cursor }),
  answers: pageOf(KeptMail),
})

/** `hasHtml`: its document is at /staff/mails/:id/body. */
export const OpenMail = z.extend(KeptMail, {
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  hasHtml: z.boolean(),
})
export type OpenMail = z.infer<typeof OpenMail>

export const getMail = defineEndpoint({
  method: 'GET',
  path: '/staff/api/mails/:id',
  needs: 'read',
  asks: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  answers: OpenMail,
})
