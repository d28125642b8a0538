import { z } from 'zod'

/** A mail after the sign-up mail. */
export const FollowUp = z.strictObject({
  email: z.string().min(1).describe('Name of the mail, a file in emails without its ending.'),
  after: z.number().positive().describe('Hours after the sign-up.'),
})
