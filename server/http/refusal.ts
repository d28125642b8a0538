import type { Refusal, RefusalCode } from '../../engine/campaign/form/answer.ts'

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
    super(details.message ?? meanings[code][1])
    this.code = code
    this.status = details.status ?? meanings[code][0]
    this.details = details
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

const meanings: Record<RefusalCode, [number, string]> = {
  missing_fields: [422, 'Please fill in the required fields.'],
  invalid_email: [422, 'Please enter a valid email address.'],
  invalid_answer: [422, 'Please check your answers.'],
  too_long: [422, 'One of the answers is too long.'],
  bad_option: [422, 'Please choose one of the options.'],
  unknown_field: [422, 'The form sent a field that does not belong to it. Please reload the page.'],
  bad_json: [400, 'The form could not be read. Please reload the page and try again.'],
  unsupported_media: [415, 'This kind of content cannot be read here.'],
  too_large: [413, 'The form is too large to be sent.'],
  forbidden_origin: [403, 'This form can only be sent from its own page.'],
  unknown_campaign: [404, 'This form is no longer open.'],
  rate_limited: [429, 'Too many tries. Please wait a few minutes and try again.'],
  already_registered: [409, 'This address is registered already.'],
  event_full: [409, 'This event is full.'],
  idempotency_mismatch: [422, 'This form was sent already with other answers. Please reload the page.'],
  in_progress: [409, 'This form is still being worked on. Please wait a moment.'],
  bad_idempotency_key: [400, 'The request carries a key that cannot be used.'],
  bad_query: [400, 'The address asks for something that cannot be found.'],
  unauthorized: [401, 'Please sign in.'],
  forbidden: [403, 'You may not do this.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This cannot be done here.'],
  step_failed: [502, 'Something went wrong. Please try again.'],
  not_configured: [503, 'This is not set up yet.'],
  event_over: [409, 'This event is over.'],
  timeout: [504, 'This took too long. Please try again.'],
  misdirected: [421, 'This host is not served here.'],
  temporarily_unavailable: [503, 'We cannot store this right now. Please try again in a moment.'],
  budget_exhausted: [503, "Today's budget is used up. Please come back tomorrow."],
  internal: [500, 'Something went wrong on our side. Please try again.'],
}
