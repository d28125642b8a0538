import type { StepEntry } from '../../../campaign/schema/campaign.ts'
import { mailId } from '../../../campaign/mail/mail-id.ts'
import { signUpEmails } from '../../../campaign/mail/named-emails.ts'
import { sequenceOf } from '../../../campaign/steps/journey.ts'
import { subscribes } from '../../../campaign/steps/mailing-list.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { saysConsent } from './consent-words.ts'
import { defineRule } from '../define-rule.ts'

/** Who sends a form that leads to more than they asked for reads so at the form: those words are kept as what they agreed to. */
const checkConsent = ({ campaigns, emails }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => unsaid(parsed, emails))

export const consentRule = defineRule({
  ids: {
    'privacy-needed': {
      says: 'A form that leads to more mails or a mailing list says so beside its button.',
    },
  },
  check: checkConsent,
})

const unsaid = (parsed: ParsedCampaign, emails: ParsedFiles['emails']): Diagnostic[] => {
  const { source, sections } = parsed
  const silent = sections.flatMap((section, index) =>
    section['type'] === 'form' && section['sends'] !== false && !saysConsent(section) ? [index] : [],
  )
  const more = silent.length > 0 ? leadsTo(parsed, emails) : undefined
  if (!more) return []
  return silent.map((index) =>
    source.report(['sections', index], {
      rule: 'privacy-needed',
      message: `${more.what}, and nothing at the form says so.`,
      fix: 'Add one true line: privacy: "The guide, then two short mails. One click to leave."',
      related: [placeOf(source.yaml, ['pipeline', more.index])],
    }),
  )
}

/** The first step that goes on after what was asked for: a list, or mails of a journey beside the sign-up mail. */
const leadsTo = (
  { coach, pipeline }: ParsedCampaign,
  emails: ParsedFiles['emails'],
): { index: number; what: string } | undefined => {
  const idOf = (name: string) => mailId(coach, name)
  const signUp = signUpEmails(pipeline.map(({ entry }) => entry)).map(idOf)
  // A name that no mail has may be a typo of the sign-up mail's.
  const isLater = (email: string) =>
    [...signUp, email].every((each) => emails.has(each)) && !signUp.includes(email)
  return pipeline.flatMap(({ index, entry }) => {
    if (subscribes(entry)) return [{ index, what: 'puts people on a mailing list' }]
    const count = mailsOf(entry).map(idOf).filter(isLater).length
    return count === 0
      ? []
      : [{ index, what: `leads to ${count === 1 ? 'a later mail' : `${count} later mails`}` }]
  })[0]
}

/** Names of a journey's mails but for what leaves at the sign-up and what belongs to the event: that was asked for. */
const mailsOf = (entry: StepEntry): string[] => {
  const mails = sequenceOf(entry)
  const recording = mails
    .filter(({ afterEvent = Infinity }) => afterEvent <= soonAfter)
    .toSorted((a, b) => (a.afterEvent ?? 0) - (b.afterEvent ?? 0))[0]
  return mails
    .filter((mail) => mail !== recording && mail.beforeEvent === undefined && mail.after !== 0)
    .map(({ email }) => email)
}

/** Hours after an event within which one mail, with the recording or the slides, is part of it. */
const soonAfter = 48
