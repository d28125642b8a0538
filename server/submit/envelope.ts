import type { FastifyRequest } from 'fastify'
import { attributionKeys, elapsedField, trapField } from '../../engine/campaign/form/form-values.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'

export type Envelope = {
  fields: Record<string, unknown>
  isTrapFilled: boolean
  isTooFast: boolean
  attribution: Record<string, string>
  key: string | null
}

const fastestPersonMs = 1000

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
  return typeof text === 'string' && text.trim() !== '' && Number(text) < fastestPersonMs
}

const longestAttribution = 200

export const readAttribution = (raw: unknown): Record<string, string> => {
  if (typeof raw !== 'object' || raw === null) return {}
  const given = new Map<string, unknown>(Object.entries(raw))
  return Object.fromEntries(
    attributionKeys.flatMap((key) => {
      const value = given.get(key)
      const text = typeof value === 'string' ? withoutControls(value) : ''
      return text === '' ? [] : [[key, text]]
    }),
  )
}

export const attributionOfReferer = (request: FastifyRequest): Record<string, string> => {
  const url = URL.parse(request.headers.referer ?? '')
  if (!url) return {}
  return readAttribution({ ...Object.fromEntries(url.searchParams), referrer: '', landingPath: url.pathname })
}

const withoutControls = (text: string) =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim())
    .slice(0, longestAttribution)
    .join('')

export const pageOf = (request: FastifyRequest, site: ServedSite, campaign: SiteCampaign): string => {
  const path = URL.parse(request.headers.referer ?? '')?.pathname ?? ''
  const route = Object.hasOwn(site.routes, path) ? site.routes[path] : undefined
  return route?.kind === 'page' && route.campaign === campaign.id ? path : campaign.path
}
