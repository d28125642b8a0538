import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Outcome } from './people.ts'
import { Cursor, pageOf } from './queue/paging.ts'
import { storedText } from './stored-text.ts'

export const KnownPerson = z.object({ id: z.string(), name: z.nullable(z.string()) })
export type KnownPerson = z.infer<typeof KnownPerson>

/** A mail that was kept on this machine instead of being sent. `from`: the sender's name. `coach`: whose sender that is; null: of a former one. `person`: null for an address of nobody known. */
export const KeptMail = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  from: z.string(),
  coach: z.nullable(z.string()),
  person: z.nullable(KnownPerson),
  subject: z.string(),
})
export type KeptMail = z.infer<typeof KeptMail>

/** `q`: in the address, the sender or the subject. `total`: null with `q`, whose finds are not counted. */
export const listMails = defineEndpoint({
  method: 'GET',
  path: '/staff/api/mails',
  needs: 'read',
  asks: z.strictObject({ cursor: Cursor, q: z.exactOptional(storedText(254)) }),
  answers: z.extend(pageOf(KeptMail), { total: z.nullable(z.number()) }),
})

/** What the outbox knows of a mail. `acceptedAt`: by a mail server, or by the local mailbox. `lead`: null for one to a coach. */
export const Delivery = z.object({
  run: z.string(),
  lead: z.nullable(z.string()),
  campaign: z.string(),
  outcome: z.union([Outcome, z.literal('due')]),
  attempts: z.number(),
  writtenAt: z.string(),
  acceptedAt: z.nullable(z.string()),
  error: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

/** `hasHtml`: its document is at /staff/mails/:id/body. */
export const OpenMail = z.extend(KeptMail, {
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  hasHtml: z.boolean(),
  /** Null: it did not leave by the outbox. */
  delivery: z.nullable(Delivery),
})
export type OpenMail = z.infer<typeof OpenMail>

export const getMail = defineEndpoint({
  method: 'GET',
  path: '/staff/api/mails/:id',
  needs: 'read',
  asks: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  answers: OpenMail,
})
