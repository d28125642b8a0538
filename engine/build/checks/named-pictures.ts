import { Coach } from '../../campaign/coach.ts'
import { Picture, Portrait } from '../../campaign/words.ts'
import type { CampaignDraft, CoachDraft } from '../load/drafts.ts'
import { partsOf } from './link-target.ts'
import type { Found } from './link-target.ts'
import { isSameSchema, walkSchema } from '../yaml/walk-schema.ts'
import type { Part } from '../yaml/walk-schema.ts'

/** The files that a campaign names as pictures, its share image among them. `parts`: those of the draft, where at hand. */
export const picturesOfCampaign = (draft: CampaignDraft, parts?: Part[]): Found[] =>
  kept(draft, () => [...picturesIn(parts ?? partsOf(draft)), ...shareImageOf(draft)])

/** The files that a coach's own file names as pictures. */
export const picturesOfCoach = (draft: CoachDraft): Found[] =>
  kept(draft, () => picturesIn([...walkSchema(Coach, draft.raw)]))

const kept = (draft: object, make: () => Found[]): Found[] => {
  const known = pictures.get(draft) ?? make()
  pictures.set(draft, known)
  return known
}

/** Two checks ask for them. */
const pictures = new WeakMap<object, Found[]>()

const picturesIn = (parts: Part[]): Found[] => {
  const holders = parts
    .filter(({ schema }) => isSameSchema(schema, Picture) || isSameSchema(schema, Portrait))
    .map(({ path }) => String(path))
  return parts.flatMap(({ value, path }) =>
    path.at(-1) === 'src' && typeof value === 'string' && holders.includes(String(path.slice(0, -1)))
      ? [{ text: value, path }]
      : [],
  )
}

const shareImageOf = ({ raw }: CampaignDraft): Found[] => {
  const { seo } = raw
  const image = typeof seo === 'object' && seo !== null && 'image' in seo ? seo.image : undefined
  return typeof image === 'string' ? [{ text: image, path: ['seo', 'image'] }] : []
}
