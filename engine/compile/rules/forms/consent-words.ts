import { isRecord } from '../../read/is-record.ts'

/** Whether a form announces further mails: in its privacy line, or in a box or choice about mails. */
export const saysConsent = ({ privacy, fields }: Record<string, unknown>): boolean =>
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
