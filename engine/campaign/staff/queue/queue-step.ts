import * as z from 'zod/mini'

/**
 * What a row of the queue does. `campaign` and `brand`: names for people; `coach`: the slug. `what`: the email "<coach>/<file stem>", or the
 * step. `subject`: of the mail, as it would be sent now; null: the live release has no such mail.
 */
export const QueueStep = {
  campaign: z.string(),
  brand: z.string(),
  coach: z.string(),
  what: z.string(),
  subject: z.nullable(z.string()),
}
