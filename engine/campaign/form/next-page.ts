import { addressOf } from '../schema/links.ts'
import type { CampaignLinks } from '../schema/links.ts'

/** What the address of a thank-you page may be given. */
export const handedOver = ['firstName', 'source'] as const

type Person = Record<(typeof handedOver)[number], string>

/** The page that a form leads to: `{firstName}` and `{source}` in its address are replaced. Undefined: a name that leads nowhere. */
export const nextPage = (address: string, links: CampaignLinks, person: Person): string | undefined =>
  (address.startsWith('@') ? addressOf(address, links) : address)?.replaceAll(
    /\{(firstName|source)\}/g,
    (_, name: keyof Person) => encodeURIComponent(person[name]),
  )

/** The first word of a full name. */
export const firstNameOf = (name: unknown): string =>
  typeof name === 'string' ? (name.trim().split(/\s+/)[0] ?? '') : ''
