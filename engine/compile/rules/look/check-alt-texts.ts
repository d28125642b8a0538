import { altFault } from './alt-text.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../schema/source.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { defineRule } from '../define-rule.ts'

const checkAltTexts = ({ coaches, campaigns }: ParsedFiles): Diagnostic[] => [
  ...[...coaches.values()].flatMap(({ source, raw }) => faultsIn(source, { portrait: raw['portrait'] }, [])),
  ...campaigns.flatMap(inCampaign),
]

export const altTextRule = defineRule({
  ids: {
    'alt-text': {
      says: 'The text of a picture describes it, and no two pictures share a text.',
    },
  },
  check: checkAltTexts,
})

const inCampaign = onceForEach(({ source, sections }: ParsedCampaign) =>
  faultsIn(source, sections, ['sections']),
)

type Picture = { src: string; alt: string; path: PropertyKey[] }

const faultsIn = (source: Source, value: unknown, path: PropertyKey[]): Diagnostic[] => {
  const pictures = picturesIn(value, path)
  return pictures.flatMap((picture, at) => [
    ...poorWords(source, picture),
    ...sameWords(source, picture, pictures.slice(0, at)),
  ])
}

const picturesIn = (value: unknown, path: PropertyKey[]): Picture[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => picturesIn(item, [...path, index]))
  if (!isRecord(value)) return []
  const { src = value['file'], alt } = value
  if (typeof src === 'string' && typeof alt === 'string') return [{ src, alt, path: [...path, 'alt'] }]
  return Object.entries(value).flatMap(([key, item]) => picturesIn(item, [...path, key]))
}

const poorWords = ({ report }: Source, { src, alt, path }: Picture): Diagnostic[] => {
  const fault = altFault(alt, src)
  if (!fault) return []
  return [report(path, { rule: 'alt-text', ...fault })]
}

const sameWords = ({ yaml, report }: Source, picture: Picture, before: readonly Picture[]): Diagnostic[] => {
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
