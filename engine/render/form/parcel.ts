import { elapsedField, trapField } from '../../campaign/form/form-values.ts'
import { attributionOf } from './attribution.ts'
import type { Parcel } from './send-submission.ts'

/** A parcel that remembers what was in the fields. */
export type FieldParcel = Parcel & { fields: string }

/**
 * What one press sends. A press after a try without an answer takes that try's parcel again when nothing was changed:
 * it may have arrived, and the key lets the server see that it is the same one.
 */
export const makeParcel = (
  form: HTMLFormElement,
  values: Record<string, unknown>,
  unanswered: FieldParcel | null,
): FieldParcel => {
  const fields = JSON.stringify(values)
  if (unanswered?.fields === fields) return unanswered
  const trap = new FormData(form).get(trapField)
  const body = {
    ...values,
    attribution: attributionOf(location, document.referrer),
    [trapField]: typeof trap === 'string' ? trap : '',
    [elapsedField]: Math.round(performance.now()),
  }
  return { url: form.getAttribute('action') ?? '', key: newKey(), body: JSON.stringify(body), fields }
}

/** Pages that are tried out over plain http on a local network have no `randomUUID`. */
const newKey = () =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
