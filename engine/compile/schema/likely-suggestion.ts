import colourString from 'color-string'
import { z } from 'zod'

/** The first simple variation of a refused text that its schema accepts: without stray quotes, with "https://", with "/". */
export const likelySuggestion = (schema: unknown, value: unknown): string | undefined => {
  if (!(schema instanceof z.ZodType) || typeof value !== 'string' || value.length > 300) return undefined
  // What the schema itself accepts is refused for its neighbours, which this cannot see.
  if (schema.safeParse(value).success) return undefined
  const bare = value.trim().replace(/^[“”„‟"'‘’‚«»]+|[“”„‟"'‘’‚«»]+$/gu, '')
  const isBetter = (text: string) => text !== '' && text !== value && schema.safeParse(text).success
  const address = bare.replace(/^http:|^(?=[\w-]+(\.[\w-]+)+(\/|$))/i, (scheme) =>
    scheme ? 'https:' : 'https://',
  )
  const colour = colourCode(bare)
  // "#more" is a link into the page.
  if (colour !== undefined && isBetter(colour) && !isBetter('#more')) return colour
  const url = URL.parse(address)
  if (url)
    return [bare, ...(url.protocol === 'https:' ? [address, url.href, url.pathname] : [])].find(isBetter)
  const path = bare.split('/').map(slugOf).filter(Boolean).join('/')
  // A phone number is no path, and a file with a typeface no name of one.
  const words =
    /\p{L}/u.test(bare) && !/\.(woff2?|[to]tf)$/i.test(bare)
      ? [bare.toLowerCase(), path && `/${path}`, slugOf(bare)]
      : []
  return [bare, /^[\da-f]{6}$/i.test(bare) ? `#${bare}` : '', ...words].find(isBetter)
}

/** "#ff0000" of "red". */
const colourCode = (name: string): string | undefined => {
  const parts = /^[a-z]{3,}$/i.test(name) ? colourString.get.rgb(name.toLowerCase()) : null
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts
  return colourString.to.hex(red, green, blue)?.toLowerCase()
}

/** "Größe M" as part of an address: "grosse-m". */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .match(/[A-Za-z0-9]+/g)
    ?.join('-')
    .toLowerCase() ?? ''
