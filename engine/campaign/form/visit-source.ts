/** `utm_medium` of a campaign's named links; their name is the `utm_campaign`. */
export const linkMedium = 'link'

/** The query that a named link adds to the address of its page. */
export const linkQuery = (name: string, source: string): string =>
  new URLSearchParams({ utm_source: source, utm_medium: linkMedium, utm_campaign: name }).toString()

export const direct = 'direct'
export const other = 'other'

export const longestSource = 60

/** `utm_...` parameters of the page's address, and the page that linked to it. */
type Visit = Readonly<Record<string, string | undefined>>

/**
 * Where a visit came from, in words that can be counted: the named link as "<source>/<link>", else utm_source, else the host
 * of another site, else "direct". `isOwn`: whether a host is one of this site.
 */
export const sourceOf = (visit: Visit, isOwn: (host: string) => boolean): string => {
  const source = visit['utm_source'] ?? ''
  const link = linkOf(visit)
  if (link !== null) return plain(`${source}/${link}`)
  if (source !== '') return plain(source)
  const host = hostOf(visit['referrer'])
  return host === null || isOwn(host) ? direct : plain(host)
}

/** The named link that a visit came by; null: by none. */
export const linkOf = (visit: Visit): string | null => {
  const { utm_source: source = '', utm_medium: medium, utm_campaign: name = '' } = visit
  return medium === linkMedium && source !== '' && name !== '' ? name : null
}

const hostOf = (address: string | undefined): string | null => {
  const url = URL.parse(address ?? '')
  return url && url.hostname !== '' ? url.hostname : null
}

/** Lower case, few characters and short; an address of a person is none of our business. */
const plain = (text: string): string => {
  if (text.includes('@')) return other
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^www\./, '')
    .replaceAll(/[^\p{L}\p{N}._/+]+/gu, '-')
    .replaceAll(/^[-/]+|[-/]+$/g, '')
  return Array.from(word).slice(0, longestSource).join('') || other
}
