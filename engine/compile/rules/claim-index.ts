import { claimsOf } from '../../campaign/release/route-book.ts'
import type { Claim } from '../../campaign/release/route-book.ts'
import { fold } from '../../campaign/schema/path.ts'
import type { ParsedCampaign, ParsedSiteFile } from '../parse/parsed-files.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { slugOf } from './links/check-page-slugs.ts'
import { hostsOf, ownHost, pathsLedTo } from './links/check-routes.ts'

/**
 * The paths, ids, slugs and hosts of all coaches' files and who holds them, kept from save to save: asking whether each has
 * one holder looks at none of the files again.
 */
export type ClaimIndex = {
  /** A coach's files are others now; undefined: there were none, or are none any more. */
  swap: (before: CoachPart | undefined, after: CoachPart | undefined) => void
  /** Whether each name has one holder; who the two are where one has not, the checks of all files tell. */
  areFree: () => boolean
  /** Whether whatever leads to a page leads to one that is shown. */
  leadToPages: (site: ParsedSiteFile | null, parts: Iterable<CoachPart>) => boolean
  /** Whose path it is, where names are free; null: of a file that cannot be read now. */
  parsedAt: (path: string) => ParsedCampaign | null | undefined
}

type Held = { parsed: ParsedCampaign; claim: Claim }

export const openClaimIndex = (publicOrigin: string, parts: Iterable<CoachPart>): ClaimIndex => {
  const claimed = new Map<string, Held[]>()
  const counts = new Map<string, number>([[hostName(ownHost(publicOrigin)), 1]])
  const lost = new Map<string, number>()
  let clashes = 0

  const count = (name: string, by: 1 | -1) => {
    const now = add(counts, name, by)
    if (now === (by === 1 ? 2 : 1)) clashes += by
  }
  const hold = (held: Held, by: 1 | -1) => {
    const { folded } = held.claim
    const before = claimed.get(folded) ?? []
    const after = by === 1 ? [...before, held] : before.filter(({ claim }) => claim !== held.claim)
    clashes += Number(isClash(after)) - Number(isClash(before))
    if (after.length > 0) claimed.set(folded, after)
    else claimed.delete(folded)
  }
  const take = ({ coach, campaigns, lost: paths }: CoachPart, by: 1 | -1) => {
    for (const parsed of campaigns) {
      count(`id ${parsed.id}`, by)
      const slug = slugOf(parsed)
      if (slug !== null) count(`slug ${slug}`, by)
      if (parsed.claims) for (const claim of allOf(parsed.claims)) hold({ parsed, claim }, by)
    }
    if (coach) for (const { name } of hostsOf(coach)) count(hostName(name), by)
    for (const path of paths) add(lost, path, by)
  }
  const heldAt = (path: string) => claimed.get(fold(path))?.find(({ claim }) => claim.path === path)
  const isShown = (path: string) => {
    const claim = heldAt(path)?.claim
    return claim !== undefined && claim.key[0] !== 'redirects' && claim.owner.live
  }
  for (const part of parts) take(part, 1)
  return {
    swap: (before, after) => {
      if (before === after) return
      if (before) take(before, -1)
      if (after) take(after, 1)
    },
    areFree: () => clashes === 0,
    leadToPages: (site, all) => {
      const coaches = [...all].flatMap(({ coach }) => coach ?? [])
      return pathsLedTo(site, coaches).every(({ path }) => isShown(path))
    },
    parsedAt: (path) => heldAt(path)?.parsed ?? (lost.has(path) ? null : undefined),
  }
}

const allOf = (owner: NonNullable<ParsedCampaign['claims']>): Claim[] => {
  const { main, others } = claimsOf(owner)
  return [main, ...others]
}

/** A page may have a path in several spellings; everything else that two claims share is a fault. */
const isClash = (held: readonly Held[]): boolean =>
  held.length > 1 &&
  (held.some(({ parsed }) => parsed !== held[0]?.parsed) ||
    new Set(held.map(({ claim }) => claim.path)).size < held.length)

const hostName = (name: string) => `host ${name}`

const add = (counts: Map<string, number>, name: string, by: 1 | -1): number => {
  const now = (counts.get(name) ?? 0) + by
  if (now === 0) counts.delete(name)
  else counts.set(name, now)
  return now
}
