import type { FastifyRequest } from 'fastify'
import { attributionKeys, elapsedField, trapField } from '../../engine/campaign/form/form-values.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'

/** A form as it arrived: the campaign's fields, and what the form itself adds. */
export type Envelope = {
  fields: Record<string, unknown>
  isTrapFilled: boolean
  isTooFast: boolean
  attribution: Record<string, string>
  /** Key that a form without scripts carries in a hidden field. */
  key: string | null
}

/**
 * Milliseconds from opening the page to sending that no person can beat, autofill included. Faster submissions are
 * quarantined.
 */
const leastMilliseconds = 1000

export const openEnvelope = (body: Record<string, unknown>): Envelope => {
  const { [trapField]: trap, [elapsedField]: elapsed, attribution, idempotencyKey, ...fields } = body
  return {
    fields,
    isTrapFilled: trap !== undefined && trap !== null && trap !== '',
    isTooFast: isTooFast(elapsed),
    attribution: readAttribution(attribution),
    key: typeof idempotencyKey === 'string' && idempotencyKey !== '' ? idempotencyKey : null,
  }
}

const isTooFast = (elapsed: unknown): boolean => {
  const text = typeof elapsed === 'number' ? String(elapsed) : elapsed
  return typeof text === 'string' && text.trim() !== '' && Number(text) < leastMilliseconds
}

const longestAttribution = 200

/** Where a visitor came from: known keys only, as short plain text. */
export const readAttribution = (raw: unknown): Record<string, string> => {
  if (typeof raw !== 'object' || raw === null) return {}
  const given = new Map<string, unknown>(Object.entries(raw))
  return Object.fromEntries(
    attributionKeys.flatMap((key) => {
      const value = given.get(key)
      const text = typeof value === 'string' ? clean(value) : ''
      return text === '' ? [] : [[key, text]]
    }),
  )
}

/** For forms without scripts: the query string of the page, as the browser's Referer reports it. */
export const attributionOfReferer = (request: FastifyRequest): Record<string, string> => {
  const url = URL.parse(request.headers.referer ?? '')
  if (!url) return {}
  return readAttribution({ ...Object.fromEntries(url.searchParams), referrer: '', landingPath: url.pathname })
}

// Control and format characters (line separators, direction marks) have no place in a source name, a log or a table.
const clean = (text: string) =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim())
    .slice(0, longestAttribution)
    .join('')

/** Path of the form's page, if the browser reports one of the campaign's own paths; else the campaign's main path. */
export const pageOf = (request: FastifyRequest, site: ServedSite, campaign: SiteCampaign): string => {
  const path = URL.parse(request.headers.referer ?? '')?.pathname ?? ''
  const route = Object.hasOwn(site.routes, path) ? site.routes[path] : undefined
  return route?.kind === 'page' && route.campaign === campaign.id ? path : campaign.path
}
