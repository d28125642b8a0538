import { Coach } from '../../../campaign/schema/coach.ts'
import type { CampaignDraft, CoachDraft } from '../../load/drafts.ts'
import { picturesIn, referencesOf } from '../links/references-of.ts'
import type { Found } from '../links/references-of.ts'
import { walkSchema } from '../../read/walk-schema.ts'

/** The files that a campaign names as pictures, its share image among them. */
export const picturesOfCampaign = (draft: CampaignDraft): Found[] => [
  ...referencesOf(draft).pictures,
  ...shareImageOf(draft),
]

/** The files that a coach's own file names as pictures. */
export const picturesOfCoach = (draft: CoachDraft): Found[] => picturesIn([...walkSchema(Coach, draft.raw)])

const shareImageOf = ({ raw }: CampaignDraft): Found[] => {
  const { seo } = raw
  const image = typeof seo === 'object' && seo !== null && 'image' in seo ? seo.image : undefined
  return typeof image === 'string' ? [{ text: image, path: ['seo', 'image'] }] : []
}
