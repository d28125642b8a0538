import { z } from 'zod'

/** The first simple variation of a refused text that its schema accepts: without stray quotes, with "https://", with "/". */
export const likelySuggestion = (schema: unknown, value: unknown): string | undefined => {
  if (!(schema instanceof z.ZodType) || typeof value !== 'string' || value.length > 300) return undefined
  const bare = value.trim().replace(/^[“”„‟"'‘’‚«»]+|[“”„‟"'‘’‚«»]+$/gu, '')
  // What the schema itself accepts is refused for its neighbours, which this cannot see.
  if (isPhone(schema, bare) || schema.safeParse(value).success) return undefined
  const isBetter = (text: string) => text !== '' && text !== value && schema.safeParse(text).success
  if (/^(?:[a-z][a-z\d+.-]*: *\/\/|mailto:|tel:|https?:)/i.test(bare))
    return suggestedAddresses(bare).find(isBetter)
  const dashed = bare.toLowerCase().replaceAll(/[\s_]+/g, '-')
  const variations = [
    bare,
    /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? `https://${bare}` : '',
    bare.toLowerCase(),
    bare.replace(/\/+$/, ''),
    /^[\da-f]{6}$/i.test(bare) ? `#${bare}` : '',
    dashed,
    dashed.replace(/\/+$/, ''),
    /^[\w-]+(\.[\w-]+)+\//.test(bare) ? bare.replace(/^[^/]*/, '').replace(/\/+$/, '') : '',
    `/${dashed.replaceAll(/^\/+|\/+$/g, '')}`,
    /^\/[\p{L}\p{M}\d/-]+$/u.test(bare) ? bare.split('/').map(slugOf).join('/') : '',
    bare.replace(/\.(md|markdown)$/, ''),
    slugOf(bare),
    isForKeys(schema) ? oneWord(bare) : '',
  ]
  return variations.find(isBetter)
}

/** Only scheme and host ignore capitals; "%20" is the space that the site itself expects. */
const suggestedAddresses = (bare: string): string[] => {
  const [, scheme = '', rest = ''] = /^([^:]+):\s*(.*)$/su.exec(bare) ?? []
  const [, host = '', path = ''] = /^(\/\/[^/?#\s]*)?(.*)$/su.exec(rest) ?? []
  const place = host === '' ? rest : `${host.toLowerCase()}${path.replaceAll(/\s/g, '%20')}`
  const address = `${scheme.toLowerCase()}:${place}`
  return [
    address,
    address.replace(/^http:/, 'https:'),
    place,
    place.replace(/^\/\//, '').replace(/\/+$/, ''),
    URL.parse(bare)?.pathname ?? '',
  ]
}

/** A phone number in place of a link: it is no path, and its country is unknown. */
export const isPhone = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodType &&
  typeof value === 'string' &&
  /^\+?\(?\d[\d\s()/.-]{5,}$/.test(value.trim()) &&
  schema.safeParse('tel:+12025550100').success

/** "Größe M" as part of an address: "grosse-m". */
export const slugOf = (text: string): string => wordsIn(text).join('-').toLowerCase()

/** Our own names begin with a small letter; ids of other programs may begin with any. */
const isForKeys = (schema: z.ZodType) =>
  schema.safeParse('oneWord').success && !schema.safeParse('OneWord').success

/** "Größe M" as the name of a field: "grosseM". */
const oneWord = (text: string): string =>
  wordsIn(text)
    .map(
      (word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('')

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .match(/[A-Za-z0-9]+/g) ?? []
