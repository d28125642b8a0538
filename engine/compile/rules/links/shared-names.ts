import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import type { AllCoaches, OwnedCampaign } from '../all-coaches.ts'
import type { CoachSummary } from '../coach-summary.ts'
import type { WrittenFiles } from '../written-files.ts'

export const sharedIds = (campaigns: readonly OwnedCampaign[], files: WrittenFiles): Diagnostic[] => {
  const owners = new Map<string, OwnedCampaign>()
  return campaigns.flatMap((owned) => {
    const first = owners.get(owned.campaign.id)
    if (!first) owners.set(owned.campaign.id, owned)
    return first ? [takenId(files, owned, first)] : []
  })
}

const takenId = (files: WrittenFiles, owned: OwnedCampaign, first: OwnedCampaign): Diagnostic => {
  const place = placeOf(files.campaign(first).yaml, ['id'])
  return files.campaign(owned).report(['id'], {
    rule: 'id-taken',
    message: `the id "${owned.campaign.id}" belongs to ${placeText(place)}.`,
    fix: 'Give one of the two another id.',
    related: [place],
  })
}

type Host = { summary: CoachSummary; text: string; name: string; index: number }

const hostsOf = (summary: CoachSummary): Host[] =>
  (summary.coach?.hosts ?? []).flatMap((text, index) =>
    text === null ? [] : [{ summary, text, name: text.toLowerCase().replace(/^www\./, ''), index }],
  )

export const sharedHosts = ({ summaries, publicOrigin }: AllCoaches, files: WrittenFiles): Diagnostic[] => {
  const own = new URL(publicOrigin).hostname
  const owners = new Map<string, Host>()
  return summaries.flatMap(hostsOf).flatMap((host) => {
    const owner = owners.get(host.name)
    if (!owner) owners.set(host.name, host)
    return owner || host.name === own ? [takenHost(files, host, owner)] : []
  })
}

const takenHost = (files: WrittenFiles, { summary, text, index }: Host, owner?: Host): Diagnostic => {
  const place = owner && placeOf(files.coach(owner.summary).yaml, ['hosts', owner.index])
  const holder = place
    ? `"${owner.summary.slug}" already, at ${placeText(place)}`
    : 'the site (PUBLIC_ORIGIN)'
  return files.coach(summary).report(['hosts', index], {
    rule: 'host-taken',
    message: `the host "${text}" belongs to ${holder}.`,
    fix: 'List it once; "www." is understood.',
    ...(place && { related: [place] }),
  })
}
