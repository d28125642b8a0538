/** Honeypot: people do not see this field. A filled one quarantines the submission. */
export const trapField = 'website'
/** Milliseconds from opening the page to sending; absent without scripts. */
export const elapsedField = 'elapsed'
/** `zone`: of the browser, such as "Europe/Berlin"; stored only for campaigns whose mails go by it. An object in JSON, `attribution.<key>` fields in a form-encoded body. */
export const attributionKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
  'referrer',
  'landingPath',
  'zone',
] as const

/** What such a field of a form-encoded body begins with. */
export const attributionPrefix = 'attribution.'

/** Validated fields: trimmed, NFC, email in lower case with an ASCII domain. Absent: empty. */
export type FormValues = Record<string, string | boolean>
