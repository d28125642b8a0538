import { elapsedField, trapField } from '../../engine/campaign/form/form-values.ts'
import { readAttribution } from './attribution.ts'

/** A form as it arrived: the campaign's own fields, and apart from them what the form itself adds. */
export type Envelope = {
  fields: Record<string, unknown>
  isTrapFilled: boolean
  isTooFast: boolean
  attribution: Record<string, string>
  /** Key that a form without scripts carries in a hidden field. */
  key: string | null
}

/**
 * From opening the page to sending. Only what no person can do, autofill included, is held for it: such a submission waits
 * for staff.
 */
const leastMilliseconds = 1000

export const openEnvelope = (body: Record<string, unknown>): Envelope => {
  const { [trapField]: trap, [elapsedField]: elapsed, attribution, idempotencyKey, ...fields } = body
  return {
    fields,
    isTrapFilled: trap !== undefined && trap !== null && trap !== '',
    isTooFast: isTooFast(elapsed),
    attribution: readAttribution(attribution),
    key: typeof idempotencyKey === 'string' && idempotencyKey !== '' ? idempotencyKey : null,
  }
}

const isTooFast = (elapsed: unknown): boolean => {
  const text = typeof elapsed === 'number' ? String(elapsed) : elapsed
  return typeof text === 'string' && text.trim() !== '' && Number(text) < leastMilliseconds
}
