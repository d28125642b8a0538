import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What a document holds beyond its own words. `frames`: addresses of the calendars of other hosts inside it; `print`: URL
 * of our stylesheet for paper.
 */
type Inlined = {
  style: string
  script?: string
  frames?: readonly string[]
  print?: string | undefined
}

/**
 * Content-Security-Policy of a document of ours. It is made from the very texts the build inlines, never from a
 * finished document: what a visitor or an author might smuggle into the HTML must not be able to allow itself.
 */
export const contentSecurityPolicy = ({ style, script, frames = [], print }: Inlined): string =>
  [
    "default-src 'none'",
    `script-src 'self'${script ? ` ${hashOf(script)}` : ''}`,
    `style-src ${print === undefined ? '' : "'self' "}${hashOf(style)}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${hostsOf(frames).join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

const hostsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => `https://${new URL(address).host}`)),
]
