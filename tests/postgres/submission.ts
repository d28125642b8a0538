import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Submission } from '../../server/pipeline/accept/submission.ts'

export const submissionOf = (
  campaign: SiteCampaign,
  email: string,
  more: Partial<Submission> = {},
): Submission => ({
  campaign,
  values: { name: 'Ann', email },
  attribution: {},
  quarantined: null,
  idempotency: null,
  ipHash: 'visitor',
  pagePath: campaign.path,
  requestId: 'request',
  ...more,
})
