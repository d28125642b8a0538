import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `frames`: addresses of calendars of other hosts; `print`: URL of our stylesheet for paper. */
type Inlined = {
  style: string
  script?: string
  frames?: readonly string[]
  print?: string | undefined
}

/** Made from the texts that the build inlines, never from finished HTML, where a visitor's text could allow itself. */
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
