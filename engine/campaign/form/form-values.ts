/** Honeypot: a field no person sees. Filled means a script; the submission is quarantined. */
export const trapField = 'website'
/** Milliseconds the visitor had the form before sending; set by the island, absent without scripts. */
export const elapsedField = 'elapsed'
/** Where the visitor came from: an object in JSON, `attribution.<key>` fields in a form-encoded body. */
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
] as const

/** A submission's fields after checking: trimmed, NFC, e-mail in lower case with an ASCII domain. Absent = left empty. */
export type FormValues = Record<string, string | boolean>
