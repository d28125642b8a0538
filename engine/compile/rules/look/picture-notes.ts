import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { ParsedCampaign, ParsedCoach } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'

export const pictureIds = {
  'no-portrait': { says: 'A note, no fault: a coach whom a page introduces has a portrait.' },
  'photo-treatments': { says: 'A note, no fault: the photos of a gallery have one treatment.' },
} satisfies Record<string, RuleWords>

/** Once for a coach, however many pages introduce them. */
export const noPortrait = (
  { source, raw }: ParsedCoach,
  campaigns: readonly ParsedCampaign[],
): Diagnostic[] => {
  if (raw['portrait'] !== undefined || !campaigns.some(showsWordsAlone)) return []
  return [
    source.report(['name'], {
      rule: 'no-portrait',
      message: 'is introduced by words alone.',
      fix: 'A photo makes readers trust sooner: "portrait: { src: me.jpg, alt: ... }", with the file in assets.',
    }),
  ]
}

const showsWordsAlone = ({ raw, sections }: ParsedCampaign) =>
  raw['live'] !== false &&
  sections.some(
    (section) =>
      section['type'] === 'about' && section['portrait'] === undefined && section['people'] === undefined,
  )

export const photoTreatments = ({ source, sections }: ParsedCampaign): Diagnostic[] =>
  sections.flatMap((section, index) => {
    if (section['type'] !== 'gallery' || !Array.isArray(section['photos'])) return []
    const treatments = section['photos'].map((photo: unknown) =>
      isRecord(photo) ? photo['treatment'] : undefined,
    )
    const other = treatments.findIndex((treatment) => treatment !== treatments[0])
    if (other < 0) return []
    return [
      source.report(['sections', index, 'photos', other], {
        rule: 'photo-treatments',
        message: 'has another treatment than the photos before it, which looks like a slip.',
        fix: 'Give all of them the same "treatment", or leave it out of all.',
      }),
    ]
  })
