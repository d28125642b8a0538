import type { ServedSite } from '../engine/campaign/release/release.ts'
import { readSite } from './site.ts'

const weekMs = 7 * 24 * 3_600_000

export const secondsToWeekBefore = (startsAt: string, now = Date.now()): number =>
  Math.round((Date.parse(startsAt) - weekMs - now) / 1000)

/** The offset of the product's clock in seconds, so that no event of the campaigns is over; 0 while all are in the future. */
export const secondsBeforeEvents = (site: ServedSite = readSite(), now = Date.now()): number =>
  Math.min(
    0,
    ...Object.values(site.campaigns).flatMap(({ event }) =>
      // What comes again is never over.
      event?.startsAt === undefined || event.series ? [] : [secondsToWeekBefore(event.startsAt, now)],
    ),
  )
