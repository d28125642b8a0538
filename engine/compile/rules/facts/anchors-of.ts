import { Section } from '../../../campaign/schema/campaign.ts'
import { Anchor } from '../../../campaign/schema/words.ts'
import { nearest } from '../../fixes/nearest.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { referencesOf } from './references-of.ts'

/** Each once; null while a section may have one that cannot be read, or is missing. */
export type Anchors = string[] | null

export const anchorsOf = (parsed: ParsedCampaign): Anchors =>
  parsed.sections.length === 0 || parsed.sections.some(hidesAnchor) || lacksForm(parsed)
    ? null
    : [...new Set(referencesOf(parsed).anchors.map(({ text }) => text))]

/** That is reported: so many links lead to the form. */
const lacksForm = ({ raw: { pipeline }, sections }: ParsedCampaign): boolean =>
  Array.isArray(pipeline) && pipeline.length > 0 && !sections.some(({ type }) => type === 'form')

const hidesAnchor = (section: Record<string, unknown>): boolean => {
  const { type, anchor } = section
  if (!kinds.has(type)) return true
  if (anchor !== undefined) return !Anchor.safeParse(anchor).success
  return Object.keys(section).some((key) => key.length > 4 && nearest(key, ['anchor']) !== undefined)
}

const kinds = new Set<unknown>(Section.options.map(({ shape }) => shape.type.value))
