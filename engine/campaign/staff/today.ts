import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Lead } from './leads.ts'
import { isZone } from './zone.ts'

/** Days that failed steps and quarantined forms count as news: older ones stay in their lists. */
export const newsDays = 30

/** Days of `leads.days`. */
export const chartDays = 14

/** What an owner wants to know first. */
export const Today = z.object({
  /** `days`: of each of the reader's last `chartDays` days, today last. */
  leads: z.object({ today: z.number(), week: z.number(), days: z.array(z.number()) }),
  /**
   * `failing`: as of `QueueCounts`. `failed`: those of the last 30 days that can be tried again, at most one more than
   * `mostCounted`. Quarantined forms of the last 30 days, bounces of the last 7.
   * `notices`: as `EventNotice`.
   */
  waiting: z.object({
    quarantined: z.number(),
    failing: z.number(),
    failed: z.number(),
    suspended: z.array(z.string()),
    bounces: z.number(),
    notices: z.array(z.object({ event: z.string(), title: z.string(), reach: z.number() })),
  }),
  events: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      startsAt: z.string(),
      /** As of `StaffEvent`. */
      startsAs: z.nullable(z.string()),
      zone: z.nullable(z.string()),
      page: z.nullable(z.string()),
      taken: z.number(),
      capacity: z.number(),
    }),
  ),
  newest: z.array(Lead),
})
export type Today = z.infer<typeof Today>

/** `zone`: the reader's time zone, such as "Europe/Berlin": their days begin there. */
export const getToday = defineEndpoint({
  method: 'GET',
  path: '/staff/api/today',
  needs: 'read',
  asks: z.strictObject({
    zone: z.string().check(z.maxLength(64), z.refine(isZone, 'There is no such zone.')),
  }),
  answers: Today,
})
