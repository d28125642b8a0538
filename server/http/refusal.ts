import type { Refusal, RefusalCode } from '../../engine/campaign/form/answer.ts'
import type { Lang } from '../../engine/words/lang.ts'
import { wordsOf } from '../../engine/words/words.ts'

type Details = {
  status?: number
  message?: string
  shown?: string
  fields?: Record<string, string>
  step?: string
  headers?: Record<string, string>
}

/**
 * Thrown anywhere below a route, answered in routes/answer-errors. `message` is for visitors; the log gets only the
 * code.
 */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: RefusalCode
  readonly status: number
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? wordsOf().refusals[code])
    this.code = code
    this.status = details.status ?? statuses[code]
    this.details = details
  }

  /** For a page in another language, unless the campaign's own words are in it. */
  in(lang: Lang | undefined): Refused {
    const message = this.details.message ?? wordsOf(lang).refusals[this.code]
    return new Refused(this.code, { ...this.details, status: this.status, message })
  }
}

export const refusalBody = (refused: Refused, requestId: string): Refusal => ({
  error: {
    code: refused.code,
    message: refused.message,
    ...(refused.details.fields && { fields: refused.details.fields }),
    ...(refused.details.step !== undefined && { step: refused.details.step }),
  },
  requestId,
})

const statuses: Record<RefusalCode, number> = {
  missing_fields: 422,
  invalid_email: 422,
  invalid_answer: 422,
  too_long: 422,
  bad_option: 422,
  unknown_field: 422,
  bad_json: 400,
  unsupported_media: 415,
  too_large: 413,
  forbidden_origin: 403,
  unknown_campaign: 404,
  rate_limited: 429,
  already_registered: 409,
  event_full: 409,
  idempotency_mismatch: 422,
  in_progress: 409,
  bad_idempotency_key: 400,
  bad_query: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  step_failed: 502,
  not_configured: 503,
  event_over: 409,
  timeout: 504,
  misdirected: 421,
  temporarily_unavailable: 503,
  budget_exhausted: 503,
  internal: 500,
}
