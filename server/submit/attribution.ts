import type { FastifyRequest } from 'fastify'
import { attributionKeys } from '../../engine/campaign/form/form-values.ts'

const longest = 200

/** Where a visitor came from: known keys only, as short plain text. Whatever else was sent is left out. */
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

/** Without scripts nothing fills hidden fields, but the browser names the page that the form stood on, query included. */
export const attributionOfReferer = (request: FastifyRequest): Record<string, string> => {
  const url = URL.parse(request.headers.referer ?? '')
  if (!url) return {}
  return readAttribution({ ...Object.fromEntries(url.searchParams), referrer: '', landingPath: url.pathname })
}

// Control and format characters (line separators, direction marks) have no place in a source name, a log or a table.
const clean = (text: string) =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim())
    .slice(0, longest)
    .join('')
