import { Coach } from '../../../campaign/schema/coach.ts'
import type { ParsedCampaign, ParsedCoach } from '../../parse/parsed-files.ts'
import { LogoFile } from '../../../campaign/schema/words.ts'
import { find, picturesIn, referencesOf } from './references-of.ts'
import type { Found } from './references-of.ts'
import { walkSchema } from '../../schema/walk-schema.ts'

export const picturesOfCampaign = (parsed: ParsedCampaign): Found[] => [
  ...referencesOf(parsed).pictures,
  ...drawingsOf(parsed),
  ...namedAt(parsed, 'seo', 'image'),
]

export const picturesOfCoach = (parsed: ParsedCoach): Found[] => {
  const parts = walkSchema(Coach, parsed.raw)
  return [...find(parts, LogoFile), ...drawingsOf(parsed), ...picturesIn(parts)]
}

/** The file that a look names as its drawing; the schema refuses other endings. */
export const drawingsOf = (parsed: Pick<ParsedCoach, 'raw'>): Found[] =>
  namedAt(parsed, 'theme', 'drawing').filter(({ text }) => /\.svg$/i.test(text))

const namedAt = ({ raw }: Pick<ParsedCoach, 'raw'>, part: string, key: string): Found[] => {
  const holder = raw[part]
  const text: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined
  return typeof text === 'string' ? [{ text, path: [part, key] }] : []
}
