import { linksOf } from '../../campaign/schema/links.ts'
import type { CampaignLinks } from '../../campaign/schema/links.ts'
import type { Changes } from '../../campaign/release/delta.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import type { ChangedParts } from './changed-parts.ts'
import type { LiveSite } from './live-site.ts'
import { writeDownloads } from './write-pages.ts'
import type { Parts } from './write-pages.ts'

/**
 * Writes the files that changed campaigns promise, or promised before: another may promise the same one, and it is then the
 * other's. Those that nobody promises any more are gone.
 */
export const changedDownloads = async (
  parts: Parts,
  live: LiveSite,
  changed: ChangedParts,
): Promise<Changes<ReleaseFile>> => {
  const { site: own } = parts
  const promises = new Map(
    own.campaigns.map((campaign) => [
      campaign.id,
      filesIn(linksOf(campaign, own.coaches[campaign.coach]?.coach ?? {})),
    ]),
  )
  const ids = [...changed.campaigns.map(({ id }) => id), ...changed.gone]
  const former = ids.flatMap((id) => filesIn(live.campaign(id)?.links ?? {}))
  const concerned = new Set([...ids.flatMap((id) => promises.get(id) ?? []), ...former])
  const promised = new Set([...promises.values()].flat())
  const promising = own.campaigns.filter(({ id }) => promises.get(id)?.some((url) => concerned.has(url)))
  return {
    set: await writeDownloads(parts, promising),
    gone: [...concerned].filter((url) => !promised.has(url)),
  }
}

const filesIn = ({ deliverable, calendar }: CampaignLinks): string[] =>
  [deliverable, calendar].filter((url) => url !== undefined)
