import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** Columns as they are stored, with addresses masked. */
export const Row = z.record(z.string(), z.unknown())
export type Row = z.infer<typeof Row>
const Rows = z.array(Row)

/** Mails and errors of the last 24 hours; ten deliveries at most. `campaigns`: `is_listed` where the list of campaigns has them. */
export const DebugSummary = z.object({
  totalCampaigns: z.number(),
  deliveryStats: z.object({ sent: z.number(), failed: z.number(), pending: z.number(), unknown: z.number() }),
  /** Emails that left in each of the last 14 times 24 hours, the last one up to now. */
  days: z.array(z.number()),
  campaigns: Rows,
  recentErrors: Rows,
  deliveries: Rows,
})
export type DebugSummary = z.infer<typeof DebugSummary>

/**
 * `deliveries`: with the `subject` of the live release; null: it has no such mail any more. `canTryAgain`: failed emails
 * that the next press sends, a hundred at most.
 */
export const DebugDetails = z.object({
  campaign: z.nullable(Row),
  sequences: Rows,
  landingPage: z.nullable(Row),
  deliveries: Rows,
  canTryAgain: z.number(),
})
export type DebugDetails = z.infer<typeof DebugDetails>

export const getDebugSummary = defineEndpoint({
  method: 'GET',
  path: '/staff/api/dashboard',
  needs: 'read',
  asks: z.strictObject({}),
  answers: DebugSummary,
})

/** `campaign`: the id of its row. */
const OfCampaign = z.strictObject({ campaign: z.uuid() })

export const getDebugDetails = defineEndpoint({
  method: 'GET',
  path: '/staff/api/campaign-details',
  needs: 'read',
  asks: OfCampaign,
  answers: DebugDetails,
})

export const retryFailedMails = defineEndpoint({
  method: 'POST',
  path: '/staff/api/retry-failed',
  needs: 'act',
  asks: OfCampaign,
  answers: z.object({ retried: z.number() }),
})
