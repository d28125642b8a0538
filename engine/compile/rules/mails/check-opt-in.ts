import { signUpEmails } from '../../../campaign/mail/named-emails.ts'
import { journeyStep } from '../../../campaign/steps/journey.ts'
import { subscribes } from '../../../campaign/steps/mailing-list.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { defineRule } from '../define-rule.ts'

const checkOptIn = ({ campaigns, coaches }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap(({ source, raw, coach, pipeline }) => {
    const { doubleOptIn = coaches.get(coach)?.raw['doubleOptIn'] } = raw
    const entries = pipeline.map(({ entry }) => entry)
    const waiting = pipeline.find(({ entry }) => entry.step === journeyStep.name || subscribes(entry))
    if (doubleOptIn !== true || !waiting || signUpEmails(entries).length > 0) return []
    return [
      source.report(['pipeline', waiting.index], {
        rule: 'opt-in-mail',
        message: 'would wait for ever: no mail asks to confirm the address.',
        fix: 'Add a step "email" with the first mail, or write "doubleOptIn: false" for this campaign.',
      }),
    ]
  })

export const optInRule = defineRule({
  ids: {
    'opt-in-mail': {
      says: 'A campaign that waits until the address is confirmed has a first mail that asks.',
    },
  },
  check: checkOptIn,
})
