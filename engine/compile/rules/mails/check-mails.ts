import type { ParsedFiles, ParsedEmail } from '../../parse/parsed-files.ts'
import { headFaults } from './mail-heads.ts'
import { readMailParts } from './mail-parts.ts'
import { mailLimit, mailWeight } from './mail-weight.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

/** Each mail arrives as it was meant: whole, with words for every program, under a subject that can be trusted. */
const checkMails = ({ emails }: ParsedFiles): Diagnostic[] =>
  [...emails.values()].flatMap((parsed) => (parsed ? [...headFaults(parsed), ...bodyFaults(parsed)] : []))

export const mailRule = defineRule({
  ids: {
    'mail-preheader': { says: 'The preheader adds to the subject.' },
    'mail-size': { says: 'A mail is smaller than the size at which mail programs cut it.' },
    'mail-subject': { says: 'A subject is short and free of tricks.' },
    'mail-text': { says: 'A mail has words for readers of its text part.' },
    'not-in-mails': { says: 'A mail holds only what mail programs show.' },
  },
  check: checkMails,
})

const bodyFaults = ({ markdown, reportBody }: ParsedEmail): Diagnostic[] => {
  // A mail without any text is reported where it is read.
  if (!markdown.trim()) return []
  const { faults, bytes, hasWords } = readMailParts(markdown)
  const weight = mailWeight(markdown, bytes)
  const begin = markdown.search(/\S/)
  return [
    ...faults.map(({ offset, ...details }) => reportBody(offset, details)),
    ...(hasWords
      ? []
      : [
          reportBody(begin, {
            rule: 'mail-text',
            message: 'the mail has no words: its text part would be empty.',
            fix: 'Write at least what the picture says.',
          }),
        ]),
    ...(weight <= mailLimit
      ? []
      : [
          reportBody(begin, {
            rule: 'mail-size',
            message: `the mail would have up to ${Math.ceil(weight / 1024)} KB, and Gmail hides what comes after 102 KB, the way out with it.`,
            fix: 'Shorten it, or put the rest on a page and link to that.',
          }),
        ]),
  ]
}
