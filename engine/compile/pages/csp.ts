import { hash } from 'node:crypto'
import { vendorsOf } from '../../campaign/schema/analytics.ts'
import type { Analytics } from '../../campaign/schema/analytics.ts'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * `frames`: addresses of calendars of other hosts, which the loader asks before it shows them; `players`: of films, which it does not
 * ask; `sheet`: URL of our further stylesheet.
 */
type Inlined = {
  styles: readonly string[]
  script?: string
  frames?: readonly string[]
  players?: readonly string[]
  /** Whether it plays films of ours. */
  hasFilm?: boolean
  sheet?: string | undefined
  /** Origin to which a form sent without scripts leads. */
  next?: string | undefined
  analytics?: Analytics | undefined
}

/** Made from the texts that the build inlines, never from finished HTML, where a visitor's text could allow itself. */
export const contentSecurityPolicy = ({
  styles,
  script,
  frames = [],
  players = [],
  hasFilm = false,
  sheet,
  next,
  analytics = {},
}: Inlined): string => {
  const hosts = hostsOf(frames)
  const shown = hostsOf([...frames, ...players])
  const counting = (kind: 'script' | 'connect' | 'img') => [
    ...new Set(vendorsOf(analytics).flatMap((vendor) => vendor.hosts[kind])),
  ]
  return [
    "default-src 'none'",
    [`script-src 'self'${script ? ` ${hashOf(script)}` : ''}`, ...counting('script')].join(' '),
    `style-src ${[...(sheet === undefined ? [] : ["'self'"]), ...styles.map(hashOf)].join(' ')}`,
    ["img-src 'self' data:", ...counting('img')].join(' '),
    ...(hasFilm ? ["media-src 'self'"] : []),
    "manifest-src 'self'",
    "font-src 'self' data:",
    ["connect-src 'self'", ...hosts, ...counting('connect')].join(' '),
    ...(shown.length > 0 ? [`frame-src ${shown.join(' ')}`] : []),
    `form-action 'self'${next === undefined ? '' : ` ${next}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';')
}

const hostsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => `https://${new URL(address).host}`)),
]
