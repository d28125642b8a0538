import type { ServedSite } from '../../engine/campaign/release/release.ts'

/** The name of a campaign for people; of one without a file, what it was called in its rows. */
export const titleOf = ({ campaigns }: Pick<ServedSite, 'campaigns'>, campaign: string): string =>
  campaigns[campaign]?.name ?? campaign

/** The name of a coach for people. */
export const brandOf = ({ coaches }: Pick<ServedSite, 'coaches'>, coach: string): string =>
  coaches[coach]?.brand ?? coach
