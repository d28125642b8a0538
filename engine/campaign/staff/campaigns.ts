import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Period } from './period.ts'
import { isZone } from './zone.ts'

/** What the last thirty days of the reader's zone brought. `isUnlisted`: a page without a form that search engines are asked to leave out, such as a privacy notice. `hasForm`: visitors can become leads on it. */
export const CampaignRow = z.object({
  id: z.string(),
  name: z.string(),
  /** The coach's name for people. */
  brand: z.string(),
  path: z.string(),
  /** With the coach's host. */
  url: z.string(),
  live: z.boolean(),
  isUnlisted: z.boolean(),
  hasForm: z.boolean(),
  views: z.number(),
  submissions: z.number(),
})
export type CampaignRow = z.infer<typeof CampaignRow>

const Zone = z.string().check(z.refine(isZone, 'Name a time zone, such as "Europe/London".'))

/**
 * `q`: part of a name, a path or a coach; most views first, a hundred a page. `zone`: as of `getCampaign`. `total`: of all
 * pages. `days`: submissions of all pages, day by day, today last.
 */
export const listCampaigns = defineEndpoint({
  method: 'GET',
  path: '/staff/api/campaigns',
  needs: 'read',
  asks: z.strictObject({
    q: z.exactOptional(z.string().check(z.maxLength(254, 'It is too long.'))),
    page: z.exactOptional(z.string().check(z.regex(/^\d{1,4}$/, 'Write the number of a page.'))),
    zone: Zone,
  }),
  answers: z.object({ rows: z.array(CampaignRow), total: z.number(), days: z.array(z.number()) }),
})

/** `day`: such as "2026-11-24", in the reader's zone. */
export const DayFigures = z.object({
  day: z.string(),
  views: z.number(),
  starts: z.number(),
  submissions: z.number(),
})
export type DayFigures = z.infer<typeof DayFigures>

/** `source`: null where it was not recorded. */
export const SourceFigures = z.object({
  source: z.nullable(z.string()),
  views: z.number(),
  starts: z.number(),
  submissions: z.number(),
})
export type SourceFigures = z.infer<typeof SourceFigures>

/** `parts`: keys of the campaign's file and types of its sections that differ; empty: not known. */
export const Change = z.object({ at: z.string(), release: z.string(), parts: z.array(z.string()) })
export type Change = z.infer<typeof Change>

export const CampaignFigures = z.object({
  id: z.string(),
  name: z.string(),
  /** The coach's name for people. */
  brand: z.string(),
  path: z.string(),
  /** Of the page, absolute. */
  url: z.string(),
  live: z.boolean(),
  /** Absolute addresses to hand out, and their sources. */
  links: z.array(z.object({ url: z.string(), source: z.string() })),
  funnel: z.object({
    views: z.number(),
    starts: z.number(),
    submissions: z.number(),
    accepted: z.number(),
    bounces: z.number(),
  }),
  /** Without gaps, oldest first. */
  days: z.array(DayFigures),
  /** Most views first. */
  sources: z.array(SourceFigures),
  /** Releases that changed the page, or what follows its button, in the period; newest first. */
  changes: z.array(Change),
})
export type CampaignFigures = z.infer<typeof CampaignFigures>

/** `zone`: name of the reader's time zone, such as "Europe/London". */
export const getCampaign = defineEndpoint({
  method: 'GET',
  path: '/staff/api/campaigns/:coach/:campaign',
  needs: 'read',
  asks: z.strictObject({
    coach: z.string(),
    campaign: z.string(),
    period: Period,
    zone: Zone,
  }),
  answers: CampaignFigures,
})
