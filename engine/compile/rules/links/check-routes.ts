import { buildRoutes } from '../../../campaign/release/route-book.ts'
import type { Claim } from '../../../campaign/release/route-book.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { campaignsOf } from '../all-coaches.ts'
import type { AllCoaches, OwnedCampaign } from '../all-coaches.ts'
import { defineRule } from '../define-rule.ts'
import { writtenFiles } from '../written-files.ts'
import { deadEnds } from './dead-ends.ts'
import { pathConflicts } from './path-conflicts.ts'
import { sharedHosts, sharedIds } from './shared-names.ts'

const checkRoutes = (all: AllCoaches): Diagnostic[] => {
  const files = writtenFiles(all)
  const campaigns = campaignsOf(all)
  const owners = campaigns.map(ownerOf)
  const book = buildRoutes(owners.filter((owner) => owner !== null))
  const ownedBy = (owner: Claim['owner']) => campaigns[owners.indexOf(owner)]
  // A path that two campaigns claim, or that is misspelt, has its own diagnostic: links to it are right.
  const conflicting = book.conflicts.flatMap(({ first, second }) => [first.path, second.path])
  const wanted = new Set([...conflicting, ...all.summaries.flatMap((summary) => summary.pathsOfUnreadable)])
  const isWanted = (path: string) => wanted.has(path)
  return [
    ...pathConflicts(book.conflicts, ownedBy, files),
    ...sharedIds(campaigns, files),
    ...sharedHosts(all, files),
    ...deadEnds(all, files, { book, isWanted }),
  ]
}

const ownerOf = ({ campaign: { id, live, claims } }: OwnedCampaign): Claim['owner'] | null =>
  claims && { ...claims, id, live }

export const routeRule = defineRule({
  ids: {
    'host-taken': { says: 'A host belongs to one coach.' },
    'id-taken': { says: 'Each campaign has its own id.' },
    'path-taken': { says: 'A path belongs to one campaign, which lists it once.' },
    'redirect-chain': {
      says: 'A shortcut or home leads straight to a page, not to a redirect.',
    },
  },
  check: checkRoutes,
})
