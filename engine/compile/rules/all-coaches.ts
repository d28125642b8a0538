import type { ParsedCampaign, ParsedCoach, ParsedSiteFile } from '../parse/parsed-files.ts'
import type { CoachPart } from '../parse/read-coach.ts'

/** The files of all coaches, for rules that compare them. These rules run at every save: they must stay fast. */
export type AllCoaches = {
  publicOrigin: string
  site: ParsedSiteFile | null
  parts: readonly CoachPart[]
  coaches: Map<string, ParsedCoach>
  campaigns: readonly ParsedCampaign[]
  /** Main paths of campaign files that cannot be read, as far as their text shows them. */
  lost: readonly string[]
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
  lost: parts.flatMap(({ lost }) => lost),
})
