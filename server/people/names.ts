import { partsOfId } from '../../engine/campaign/release/on-date.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { originOf } from '../pipeline/mail/compose-mail.ts'

/** The name of a campaign for people, with the date of an id that has one; of one without a file, what it was called in its rows. */
export const titleOf = ({ campaigns }: Pick<ServedSite, 'campaigns'>, id: string): string => {
  const { campaign, date } = partsOfId(id)
  const name = campaigns[campaign]?.name ?? campaign
  return date === undefined ? name : `${name}, ${date}`
}

/** The name of a coach for people. */
export const brandOf = ({ coaches }: Pick<ServedSite, 'coaches'>, coach: string): string =>
  coaches[coach]?.brand ?? coach

/** Where visitors find a page: on its coach's host. */
export const pageUrl = (
  { coaches }: Pick<ServedSite, 'coaches'>,
  { coach, path }: Pick<SiteCampaign, 'coach' | 'path'>,
  publicOrigin: string,
): string => {
  const owner = coaches[coach]
  return (owner ? originOf(owner, publicOrigin) : publicOrigin) + path
}
