import { Coach } from '../../../campaign/schema/coach.ts'
import type { ParsedCampaign, ParsedCoach } from '../../parse/parsed-files.ts'
import { picturesIn, referencesOf } from './references-of.ts'
import type { Found } from './references-of.ts'
import { walkSchema } from '../../schema/walk-schema.ts'

export const picturesOfCampaign = (parsed: ParsedCampaign): Found[] => [
  ...referencesOf(parsed).pictures,
  ...shareImageOf(parsed),
]

export const picturesOfCoach = (parsed: ParsedCoach): Found[] => picturesIn(walkSchema(Coach, parsed.raw))

const shareImageOf = ({ raw }: ParsedCampaign): Found[] => {
  const { seo } = raw
  const image = typeof seo === 'object' && seo !== null && 'image' in seo ? seo.image : undefined
  return typeof image === 'string' ? [{ text: image, path: ['seo', 'image'] }] : []
}
