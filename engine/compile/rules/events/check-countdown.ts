import { eventStep } from '../../../campaign/steps/event.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { defineRule } from '../define-rule.ts'

const checkCountdowns = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap(({ source, sections, pipeline }) => {
    const hasDate = pipeline.some(({ entry }) => eventStep.read(entry)?.starts !== undefined)
    return sections.flatMap((section, index) =>
      section['type'] === 'countdown' && !hasDate
        ? [
            source.report(['sections', index], {
              rule: 'countdown-date',
              message: 'counts down to nothing: the page has no event with a date.',
              fix: 'Write "starts" into the step "event", or take the section out until there is a date.',
            }),
          ]
        : [],
    )
  })

export const countdownRule = defineRule({
  ids: {
    'countdown-date': { says: 'A countdown ends when the event of its page begins.', hides: 'below' },
  },
  check: checkCountdowns,
})
