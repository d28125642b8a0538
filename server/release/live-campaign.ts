import type { ServedSite } from '../../engine/campaign/release/release.ts'

/** Id of a live campaign of the coach, for pages in the coach's look. */
export const liveCampaignOf = ({ campaigns }: ServedSite, slug: string | undefined): string | undefined =>
  Object.values(campaigns).find(({ coach, live }) => live && coach === slug)?.id
