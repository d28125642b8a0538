import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { placeOf } from '../../read/yaml-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
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
