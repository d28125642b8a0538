/** Every refusal that a browser can get. A public contract: clients depend on the codes. */
export const refusalCodes = [
  'missing_fields',
  'invalid_email',
  'invalid_answer',
  'too_long',
  'bad_option',
  'unknown_field',
  'bad_json',
  'unsupported_media',
  'too_large',
  'forbidden_origin',
  'unknown_campaign',
  'rate_limited',
  'already_registered',
  'event_full',
  'idempotency_mismatch',
  'in_progress',
  'bad_idempotency_key',
  'bad_query',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'step_failed',
  'not_configured',
  'event_over',
  'timeout',
  'misdirected',
  'temporarily_unavailable',
  'budget_exhausted',
  'internal',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** A stored submission. `partial`: a later step (the email) is late. */
export type Accepted = {
  ok: true
  outcome: 'full' | 'partial'
  title: string
  message: string
  action?: { label: string; href: string }
  /** Opens the campaign's private links for this person: see `signedLink`. */
  token?: string
  /** The page that the visitor goes on to. */
  url?: string
}

/** A submission that is not stored. `fields`: a sentence for each field; `step`: the awaited step that failed. */
export type Refusal = {
  error: { code: RefusalCode; message: string; fields?: Record<string, string>; step?: string }
  requestId: string
}
export type Answer = Accepted | Refusal
