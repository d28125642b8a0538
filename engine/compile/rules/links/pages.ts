import { linkPath } from '../../../campaign/release/route-book.ts'
import { lazily } from '../../bundle/lazily.ts'
import { campaignsOf } from '../all-coaches.ts'
import type { AllCoaches, OwnedCampaign } from '../all-coaches.ts'
import type { CampaignSummary } from '../coach-summary.ts'

export type Pages = {
  hosts: ReadonlySet<string>
  /** The campaign at a path; null: its file cannot be read now. */
  at: (path: string) => CampaignSummary | null | undefined
  paths: () => string[]
  /** Paths of the files that campaigns promise; listed only where a link leads to no page. */
  files: () => ReadonlySet<string>
}

export const pagesOf = (all: AllCoaches): Pages => {
  const own = all.summaries.flatMap(({ coach }) => (coach?.isValid ? coach.hosts : []))
  const unreadable = all.summaries.flatMap(({ pathsOfUnreadable }) => pathsOfUnreadable)
  const byPath = new Map<string, CampaignSummary | null>(unreadable.map((path) => [path, null]))
  for (const { campaigns } of all.summaries)
    for (const campaign of campaigns) {
      if (!campaign.claims) continue
      const { path, aliases, redirects, links } = campaign.claims
      byPath.set(path, campaign)
      for (const name of aliases) byPath.set(name, campaign)
      for (const name of redirects) byPath.set(name, campaign)
      for (const name of Object.keys(links ?? {})) byPath.set(linkPath(path, name), campaign)
    }
  return {
    hosts: new Set([
      new URL(all.publicOrigin).host,
      ...own.flatMap((host) => (host === null ? [] : [host, `www.${host}`])),
    ]),
    at: (path) => byPath.get(path),
    paths: () => [...byPath.keys()],
    files: lazily(() => new Set(campaignsOf(all).flatMap(filesOf))),
  }
}

const filesOf = ({ coach: { scheduler }, campaign: { files } }: OwnedCampaign): string[] =>
  scheduler === null ? files : [...files, scheduler]
