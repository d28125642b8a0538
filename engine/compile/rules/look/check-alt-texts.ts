import { altFault } from './alt-text.ts'
import type { CampaignDraft, Drafts } from '../../load/drafts.ts'
import { isRecord } from '../../load/drafts.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import { placeText } from '../../diagnostics/problem.ts'
import type { Source } from '../../diagnostics/schema-problems.ts'
import { placeOf } from '../../read/yaml-file.ts'

/** The words of each picture tell those who do not see it what the others see. */
export const checkAltTexts = ({ coaches, campaigns }: Drafts): Problem[] => [
  ...[...coaches.values()].flatMap(({ source, raw }) => faultsIn(source, { portrait: raw['portrait'] }, [])),
  ...campaigns.flatMap(inCampaign),
]

const inCampaign = onceForEach(({ source, sections }: CampaignDraft) =>
  faultsIn(source, sections, ['sections']),
)

type Picture = { src: string; alt: string; path: PropertyKey[] }

const faultsIn = (source: Source, value: unknown, path: PropertyKey[]): Problem[] => {
  const pictures = picturesIn(value, path)
  return pictures.flatMap((picture, at) => [
    ...poorWords(source, picture),
    ...sameWords(source, picture, pictures.slice(0, at)),
  ])
}

const picturesIn = (value: unknown, path: PropertyKey[]): Picture[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => picturesIn(item, [...path, index]))
  if (!isRecord(value)) return []
  const { src, alt } = value
  if (typeof src === 'string') return typeof alt === 'string' ? [{ src, alt, path: [...path, 'alt'] }] : []
  return Object.entries(value).flatMap(([key, item]) => picturesIn(item, [...path, key]))
}

const poorWords = ({ report }: Source, { src, alt, path }: Picture): Problem[] => {
  const fault = altFault(alt, src)
  if (!fault) return []
  const { message, fix, better } = fault
  return [report(path, { rule: 'alt-text', message, fix, instead: { of: alt, write: better } })]
}

const sameWords = ({ yaml, report }: Source, picture: Picture, before: readonly Picture[]): Problem[] => {
  const twin = before.find(({ src, alt }) => alt !== '' && alt === picture.alt && src !== picture.src)
  if (!twin) return []
  const place = placeOf(yaml, twin.path)
  return [
    report(picture.path, {
      rule: 'alt-text',
      message: `another picture has the same words at ${placeText(place)}.`,
      fix: 'Write what this one shows.',
      related: [place],
    }),
  ]
}
