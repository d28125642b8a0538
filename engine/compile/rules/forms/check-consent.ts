import type { StepEntry } from '../../../campaign/schema/campaign.ts'
import { mailId } from '../../../campaign/mail/fill-email.ts'
import { signUpEmails } from '../../../campaign/mail/named-emails.ts'
import { sequenceOf } from '../../../campaign/steps/journey.ts'
import { subscribes } from '../../../campaign/steps/mailing-list.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { defineRule } from '../define-rule.ts'
import { isRecord } from '../../read/is-record.ts'

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
      fix: 'Add one true line: privacy: "The guide, then two short emails. One click to leave."',
      related: [placeOf(source.yaml, ['pipeline', more.index])],
    }),
  )
}

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

const saysConsent = ({ privacy, fields }: Record<string, unknown>): boolean =>
  privacy !== undefined || (Array.isArray(fields) && fields.some(isAboutMails))

/** The server keeps the words of boxes and choices as what was agreed to. */
const isAboutMails = (field: unknown): boolean => {
  if (!isRecord(field) || !isChoice.has(field['type'])) return false
  const options: unknown[] = Array.isArray(field['options']) ? field['options'] : []
  const labels = [field, ...options].flatMap((one) => (isRecord(one) ? [one['label'], one['help']] : []))
  return labels.some((label) => typeof label === 'string' && words.test(label.normalize('NFC')))
}

const isChoice = new Set<unknown>(['checkbox', 'radio', 'select'])

/** Of mails, of writing to somebody, of consent and of what becomes of an address, in the languages of our pages. */
const words = new RegExp(
  `(?<!\\p{L})(?:${[
    'e-?mails?|mails?|mailings?|newsletters?|letters?|updates?|news|offers?|invitations?|subscri\\p{L}*|unsubscri\\p{L}*',
    '(?:write|send|mail|contact|call|keep|tell|remind|invite|notify)(?: it| them)?(?: to)? (?:me|us)|hear from|keep in touch',
    'consent|privacy|data protection|sign me up|opt[ -]in',
    'einverstanden|einwillig\\p{L}*|datenschutz\\p{L}*|zusend\\p{L}*|schick\\p{L}*|schreib\\p{L}* mir|kontaktier\\p{L}*|rundbrief\\p{L}*|nachrichten|angebote|abonnier\\p{L}*',
    "courriels?|lettres?|recevoir|écrivez|confidentialité|consens\\p{L}*|consentement|nouvelles|abonn\\p{L}*|m['’]écrire",
    'correos?|bolet[ií]n\\p{L}*|recibir|privacidad|consient\\p{L}*|consentimiento|novedades|suscri\\p{L}*|escr[ií]b\\p{L}*',
    'nieuwsbrie\\p{L}*|toestemming|ontvangen|berichten|aanbiedingen|stuur mij|schrijf mij',
    'ricevere|iscriv\\p{L}*|consenso|acconsento|notizie|scrivetemi|scrivimi',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
