import { Coach } from '../../../campaign/schema/coach.ts'
import type { ParsedCampaign, ParsedCoach } from '../../parse/parsed-files.ts'
import { LogoFile } from '../../../campaign/schema/words.ts'
import { find, picturesIn, referencesOf } from './references-of.ts'
import type { Found } from './references-of.ts'
import { walkSchema } from '../../schema/walk-schema.ts'

export const picturesOfCampaign = (parsed: ParsedCampaign): Found[] => [
  ...referencesOf(parsed).pictures,
  ...shareImageOf(parsed),
]

export const picturesOfCoach = (parsed: ParsedCoach): Found[] => {
  const parts = walkSchema(Coach, parsed.raw)
  return [...find(parts, LogoFile), ...picturesIn(parts)]
}

const shareImageOf = ({ raw }: ParsedCampaign): Found[] => {
  const { seo } = raw
  const image = typeof seo === 'object' && seo !== null && 'image' in seo ? seo.image : undefined
  return typeof image === 'string' ? [{ text: image, path: ['seo', 'image'] }] : []
}
