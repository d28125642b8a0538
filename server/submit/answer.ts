import type { Accepted, RefusalCode } from '../../engine/campaign/answer.ts'
import type { SiteCampaign } from '../../engine/campaign/release.ts'
import { Refused } from '../http/refusal.ts'
import type { Acceptance } from '../pipeline/submission.ts'

export type Form = NonNullable<SiteCampaign['form']>

const mailLate = 'Your confirmation e-mail may take a little longer.'

/** The campaign's own words for a stored submission. */
export const acceptedAnswer = (form: Form, outcome: 'full' | 'partial'): Accepted => {
  const { success, partial } = form.messages
  if (outcome === 'full') return { ok: true, outcome, title: success.title, message: success.text ?? '' }
  const late = partial ?? { title: success.title, text: [success.text, mailLate].filter(Boolean).join(' ') }
  return { ok: true, outcome, title: late.title, message: late.text ?? '' }
}

/** Answers that have to be mended: the campaign's sentence where it has one, else the first field's. */
export const judgedRefusal = (form: Form, code: RefusalCode, fields: Record<string, string>): Refused => {
  const { missing } = form.messages
  const message = code === 'missing_fields' ? (missing.text ?? missing.title) : Object.values(fields)[0]
  return new Refused(code, { fields, ...(message !== undefined && { message }) })
}

type StepFailed = Extract<Acceptance, { kind: 'step_failed' }>

/** An awaited step ended for good: the hint of that step goes before the form's general error. */
export const stepRefusal = (form: Form, { step, publicMessage, replayed }: StepFailed): Refused =>
  new Refused('step_failed', {
    step,
    message: hint(form, step) ?? publicMessage,
    ...(replayed && { headers: { 'idempotent-replayed': 'true' } }),
  })

/** Nothing was stored: the visitor may press again in a moment. */
export const storageRefusal = (form: Form): Refused => {
  const message = hint(form, 'lead')
  return new Refused('temporarily_unavailable', {
    headers: { 'retry-after': '5' },
    ...(message !== undefined && { message }),
  })
}

const hint = ({ messages }: Form, step: string): string | undefined =>
  (messages.hints && Object.hasOwn(messages.hints, step) ? messages.hints[step] : undefined) ??
  messages.error.text
