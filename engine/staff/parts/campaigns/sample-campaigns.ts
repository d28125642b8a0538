import type { CampaignFigures, CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { sampleAt, samples, sampleTitleAt } from '../sample.ts'

const visited = 4

/** A few that are visited, and most that are not. */
export const sampleCampaigns: CampaignRow[] = samples(19, (id, at) => ({
  id: `/${id}`,
  name: sampleTitleAt(at),
  brand: 'Harbor & Key',
  path: '/relocation-guide',
  url: '',
  live: true,
  isUnlisted: false,
  views: at < visited ? 1000 : 0,
  submissions: at < visited ? 20 : 0,
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
