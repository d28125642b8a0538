import { partsOfId } from '../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'

/** The name of a campaign for people, with the date of an id that has one; of one without a file, what it was called in its rows. */
export const titleOf = ({ campaigns }: Pick<ServedSite, 'campaigns'>, id: string): string => {
  const { campaign, date } = partsOfId(id)
  const name = campaigns[campaign]?.name ?? campaign
  return date === undefined ? name : `${name}, ${date}`
}

/** The name of a coach for people. */
export const brandOf = ({ coaches }: Pick<ServedSite, 'coaches'>, coach: string): string =>
  coaches[coach]?.brand ?? coach
