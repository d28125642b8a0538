import type { CampaignFigures, CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { sampleAt, samples, sampleTitleAt } from '../sample.ts'

/** A few that are visited. */
export const sampleCampaigns: CampaignRow[] = samples(4, (id, at) => ({
  id: `/${id}`,
  name: sampleTitleAt(at),
  brand: 'Harbor & Key',
  path: '/relocation-guide',
  url: '',
  live: true,
  isUnlisted: false,
  hasForm: true,
  views: 1000,
  submissions: 20,
}))

export const sampleFigures: CampaignFigures = {
  id: '/sample',
  name: '',
  brand: '',
  path: '',
  url: '',
  live: true,
  links: [],
  funnel: { views: 1, starts: 0, submissions: 0, accepted: 0, bounces: 0 },
  days: samples(8, (_, at) => ({ day: `2026-01-${11 + at}`, views: 10, starts: 10, submissions: 1 })),
  sources: samples(5, (id) => ({ source: `newsletter ${id}`, views: 100, starts: 10, submissions: 5 })),
  changes: [{ at: sampleAt, release: '', parts: [] }],
}
