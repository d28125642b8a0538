import type { Site } from '../engine/campaign/release/release.ts'
import { readSite } from './site.ts'

const weekMs = 7 * 24 * 3_600_000

/** Seconds from now to a week before this time, for a clock file. */
export const secondsToWeekBefore = (startsAt: string, now = Date.now()): number =>
  Math.round((Date.parse(startsAt) - weekMs - now) / 1000)

/**
 * What the product's clock is moved by, so that no event of the campaigns is over, whatever today is: nothing as long as
 * all of them lie ahead.
 */
export const secondsBeforeEvents = (site: Site = readSite(), now = Date.now()): number =>
  Math.min(
    0,
    ...Object.values(site.campaigns).flatMap(({ event }) =>
      event?.startsAt === undefined ? [] : [secondsToWeekBefore(event.startsAt, now)],
    ),
  )
