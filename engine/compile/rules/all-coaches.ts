import type { ParsedCampaign, ParsedCoach, ParsedSiteFile } from '../parse/parsed-files.ts'
import type { CoachPart } from '../parse/read-coach.ts'

export type AllCoaches = {
  publicOrigin: string
  site: ParsedSiteFile | null
  parts: readonly CoachPart[]
  coaches: Map<string, ParsedCoach>
  campaigns: readonly ParsedCampaign[]
  pathsOfUnreadable: readonly string[]
}

export const allCoaches = (
  parts: readonly CoachPart[],
  { publicOrigin, site }: Pick<AllCoaches, 'publicOrigin' | 'site'>,
): AllCoaches => ({
  publicOrigin,
  site,
  parts,
  coaches: new Map(parts.flatMap(({ coach, folder }) => (coach ? [[folder.slug, coach] as const] : []))),
  campaigns: parts.flatMap(({ campaigns }) => campaigns),
  pathsOfUnreadable: parts.flatMap(({ pathsOfUnreadable }) => pathsOfUnreadable),
})
