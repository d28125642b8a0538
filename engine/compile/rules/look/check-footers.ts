import type { ParsedCampaign, ParsedCoach, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { placeOf } from '../../read/yaml-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import { defineRule } from '../define-rule.ts'

const checkFooters = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(secondFooters)

export const footerRule = defineRule({
  ids: {
    'one-footer': { says: 'A page has one footer.', hides: 'below' },
  },
  check: checkFooters,
})

const secondFooters = ({ source, sections }: ParsedCampaign): Diagnostic[] => {
  const [first, ...others] = sections.flatMap(({ type }, index) => (type === 'footer' ? [index] : []))
  if (first === undefined) return []
  return others.map((index) =>
    source.report(['sections', index], {
      rule: 'one-footer',
      message: 'a page has one footer, and this is a second one: visitors would read the address twice.',
      fix: 'Remove one of the two, and let the other have the links and notes of both.',
      related: [placeOf(source.yaml, ['sections', first])],
    }),
  )
}

export const privacyLinkIds = {
  'no-privacy-link': { says: 'A note, no fault: pages whose form is sent link to what you keep of people.' },
} satisfies Record<string, RuleWords>

/** Once for a coach, however many forms there are. */
export const noPrivacyLink = (
  { source, raw }: ParsedCoach,
  campaigns: readonly ParsedCampaign[],
): Diagnostic[] => {
  if ((isRecord(raw['links']) && raw['links']['privacy'] !== undefined) || !campaigns.some(takesAddresses))
    return []
  return [
    source.report([raw['links'] === undefined ? 'name' : 'links'], {
      rule: 'no-privacy-link',
      message: 'has forms, and no page links to what becomes of an address. Many countries ask for it.',
      fix: 'Add "links: { privacy: ... }" with the address of your privacy page: "template: privacy" makes one.',
    }),
  ]
}

const takesAddresses = ({ raw, sections }: ParsedCampaign) =>
  raw['live'] !== false && sections.some(({ type, sends }) => type === 'form' && sends !== false)
