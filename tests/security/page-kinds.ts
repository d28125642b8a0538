import type { Known } from './known.ts'
import { openForm } from './known.ts'
import type { Outsider } from './outsider.ts'

export type PageKind = {
  kind: string
  path: string
  status: number
  /** 130 where it is not said. */
  least?: number
  cookie?: string
  /** Holds what only its reader may see. */
  isPrivate?: true
  /** The address has a token. */
  hasToken?: true
}

/** One address of each kind of answer. */
export const pageKinds = async (known: Known, outsider: Outsider): Promise<PageKind[]> => {
  const { text } = await outsider.send({ path: '/harbor-relocation-masterclass' })
  const asset = (ending: string) =>
    new RegExp(`/assets/[\\w./-]+\\.${ending}`).exec(text)?.[0] ?? `/assets/${ending}`
  const staff = { cookie: known.owner, isPrivate: true } as const
  const token = { isPrivate: true, hasToken: true } as const
  return [
    { kind: 'home', path: '/', status: 200 },
    { kind: 'campaign', path: '/sugar-free-blueprint', status: 200 },
    { kind: 'campaign with an event', path: '/harbor-relocation-masterclass', status: 200 },
    { kind: 'campaign with an image generator', path: '/image-generator', status: 200 },
    { kind: 'privacy', path: '/ledger-privacy', status: 200 },
    { kind: 'not found', path: '/no-such-page', status: 404 },
    { kind: 'after a form without scripts', path: known.done, status: 200, ...token },
    { kind: 'unsubscribe', path: known.unsubscribe, status: 200, ...token },
    { kind: "a person's own data", path: known.ownData, status: 200, ...token },
    { kind: 'private guide', path: known.guide, status: 200, ...token },
    { kind: 'private guide without its link', path: '/private/spotlight/speaking-guide/x.pdf', status: 410 },
    { kind: 'sign-in of staff', path: '/staff/sign-in', status: 200 },
    { kind: 'staff area', path: '/staff', status: 200, ...staff },
    { kind: 'data for the staff area', path: '/staff/api/leads', status: 200, ...staff },
    { kind: 'download of leads', path: '/staff/leads.csv', status: 200, ...staff },
    { kind: 'staff area for a stranger', path: '/staff/api/leads', status: 401, isPrivate: true },
    { kind: 'form, asked with GET', path: openForm, status: 405 },
    { kind: 'form that does not exist', path: '/api/submit/no/such', status: 405 },
    { kind: 'function, asked with GET', path: '/functions/v1/create-lead', status: 405 },
    { kind: 'healthz', path: '/healthz', status: 200 },
    { kind: 'readyz', path: '/readyz', status: 200 },
    { kind: 'robots.txt', path: '/robots.txt', status: 200 },
    { kind: 'script', path: asset('js'), status: 200 },
    { kind: 'typeface', path: asset('woff2'), status: 200 },
    { kind: 'picture', path: '/assets/abundance/icon.svg', status: 200 },
    // Other sites may show it, which costs ten points.
    { kind: 'picture of a shared link', path: asset('png'), status: 200, least: 120 },
    { kind: 'calendar', path: '/assets/rampup/event.ics', status: 200 },
    { kind: 'guide', path: '/assets/moneywise/found-money.pdf', status: 200 },
  ]
}
