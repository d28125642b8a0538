import type { ServedSite } from '../../../engine/campaign/release/release.ts'

/** The name of a campaign for people; of one without a file, what it was called in its rows. */
export const titleOf = ({ campaigns }: ServedSite, campaign: string): string =>
  campaigns[campaign]?.name ?? campaign
