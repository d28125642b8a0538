import type { ParsedSiteFile } from '../parse/parsed-files.ts'
import type { Template } from '../templates/template.ts'
import type { CampaignSummary, CoachSummary } from './coach-summary.ts'

export type AllCoaches = {
  publicOrigin: string
  site: ParsedSiteFile | null
  summaries: readonly CoachSummary[]
  /** What the campaigns were read with, where that is not Porchlight's own. */
  templates?: readonly Template[]
}

export type OwnedCampaign = { coach: CoachSummary; campaign: CampaignSummary }

export const campaignsOf = ({ summaries }: AllCoaches): OwnedCampaign[] =>
  summaries.flatMap((coach) => coach.campaigns.map((campaign) => ({ coach, campaign })))
