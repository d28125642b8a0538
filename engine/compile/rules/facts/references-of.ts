import { Section } from '../../../campaign/schema/campaign.ts'
import {
  Anchor,
  CaptionsFile,
  FilmFile,
  Href,
  PhotoFile,
  Picture,
  Portrait,
} from '../../../campaign/schema/words.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isSameSchema, walkSchema } from '../../schema/walk-schema.ts'
import type { Part } from '../../schema/walk-schema.ts'

export type Found = { text: string; path: PropertyKey[] }

type References = { anchors: Found[]; links: Found[]; pictures: Found[]; films: Found[]; captions: Found[] }

export const referencesOf = (parsed: ParsedCampaign): References => {
  const found = known.get(parsed) ?? referencesIn(parsed)
  known.set(parsed, found)
  return found
}

const known = new WeakMap<ParsedCampaign, References>()

const referencesIn = ({ sections }: ParsedCampaign): References => {
  const parts = sections.flatMap((section, index) => walkSchema(Section, section, ['sections', index]))
  return {
    anchors: find(parts, Anchor),
    links: find(parts, Href),
    pictures: picturesIn(parts),
    films: find(parts, FilmFile),
    captions: find(parts, CaptionsFile),
  }
}

export const find = (parts: Part[], schema: Part['schema']): Found[] =>
  parts.flatMap((part) =>
    typeof part.value === 'string' && isSameSchema(part.schema, schema)
      ? [{ text: part.value, path: part.path }]
      : [],
  )

export const picturesIn = (parts: Part[]): Found[] => {
  const holders = parts
    .filter(({ schema }) => [Picture, Portrait, PhotoFile].some((each) => isSameSchema(schema, each)))
    .map(({ path }) => String(path))
  return parts.flatMap(({ schema, value, path }) =>
    (path.at(-1) === 'src' || path.at(-1) === 'file') &&
    typeof value === 'string' &&
    // A photo with more keys, as in a gallery, has the same `file`.
    (isSameSchema(schema, PhotoFile.shape.file) || holders.includes(String(path.slice(0, -1))))
      ? [{ text: value, path }]
      : [],
  )
}
