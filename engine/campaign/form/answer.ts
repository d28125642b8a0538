/** Every refusal a visitor's browser can meet. The list is closed: a new code is a change of contract. */
export const refusalCodes = [
  'missing_fields',
  'invalid_email',
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

/** A submission that is stored. `partial`: stored, but something after it (the e-mail) is late. */
export type Accepted = {
  ok: true
  outcome: 'full' | 'partial'
  title: string
  message: string
  /** A button with the message, from the campaign's `messages.partial.action`. */
  action?: { label: string; href: string }
}

/** A submission that is not. `fields` says what to correct, by field name; `step` which awaited step failed. */
export type Refusal = {
  error: { code: RefusalCode; message: string; fields?: Record<string, string>; step?: string }
  requestId: string
}
export type Answer = Accepted | Refusal
