import { basename } from 'node:path'
import type { LanguageVersion } from '../../campaign/schema/page.ts'
import { usualLang } from '../../words/lang.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'

/** Each campaign of a coach with the live pages that say the same in other languages (`translations`), itself included. */
export const withVersions = (campaigns: readonly LoadedCampaign[]): LoadedCampaign[] => {
  const groups = groupsOf(campaigns)
  return campaigns.map((campaign) => {
    const versions = versionsOf(groups.get(nameOf(campaign)) ?? [])
    return versions.length > 1 ? { ...campaign, versions } : campaign
  })
}

const nameOf = ({ file }: LoadedCampaign) => basename(file, '.yaml')

/** By name; a file may name those of another group, which makes them one. */
const groupsOf = (campaigns: readonly LoadedCampaign[]): Map<string, LoadedCampaign[]> => {
  const byName = new Map(campaigns.map((campaign) => [nameOf(campaign), campaign]))
  const groups = new Map<string, LoadedCampaign[]>()
  for (const campaign of campaigns) {
    const named = (campaign.translations ?? []).flatMap((name) => byName.get(name) ?? [])
    if (named.length === 0) continue
    const all = [campaign, ...named].flatMap((one) => groups.get(nameOf(one)) ?? [one])
    const group = [...new Set(all)]
    for (const one of group) groups.set(nameOf(one), group)
  }
  return groups
}

const versionsOf = (group: readonly LoadedCampaign[]): LanguageVersion[] =>
  group
    .filter(({ live }) => live)
    .map(({ lang = usualLang, path }) => ({ lang, path }))
    .toSorted((one, other) => (one.lang < other.lang ? -1 : 1))
