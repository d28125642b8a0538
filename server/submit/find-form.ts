import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { AppDeps } from '../process/app-deps.ts'
import { Refused } from '../http/refusal.ts'
import type { Form } from './answer.ts'

export type OpenCampaign = { campaign: SiteCampaign; form: Form }

/** The campaign whose id stands behind /api/submit/. Throws the same `Refused` for unknown, closed and formless ones. */
export const openCampaign = ({ releases }: Pick<AppDeps, 'releases'>, path: string): OpenCampaign => {
  const { campaigns } = releases.current().site
  const id = decode(path)
  const campaign = id !== null && Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  if (!campaign?.live || !campaign.form) throw new Refused('unknown_campaign')
  return { campaign, form: campaign.form }
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
