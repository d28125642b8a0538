import { attributionKeys, elapsedField, trapField } from '../../campaign/form/form-values.ts'
import type { SubmissionRequest } from './send-submission.ts'

export type FormRequest = SubmissionRequest & { fields: string }

/** Unchanged fields repeat the unanswered request under its key, so that the server recognises it. */
export const makeRequest = (
  form: HTMLFormElement,
  values: Record<string, unknown>,
  unanswered: FormRequest | null,
  /** Of the page that was left for this one. */
  earlier?: Record<string, string>,
): FormRequest => {
  const fields = JSON.stringify(values)
  if (unanswered?.fields === fields) return unanswered
  const trap = new FormData(form).get(trapField)
  const body = {
    ...values,
    attribution: { ...attributionOf(location, document.referrer), ...earlier },
    [trapField]: typeof trap === 'string' ? trap : '',
    [elapsedField]: Math.round(performance.now()),
  }
  return { url: form.getAttribute('action') ?? '', key: newKey(), body: JSON.stringify(body), fields }
}

/** Plain http on a local network has no `randomUUID`. */
const newKey = () =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')

const longest = 300

/** Keys without a value are left out. */
export const attributionOf = (place: { search: string; pathname: string }, referrer: string) => {
  const query = new URLSearchParams(place.search)
  const known: Record<string, string> = { referrer, landingPath: place.pathname }
  return Object.fromEntries(
    attributionKeys.flatMap((key) => {
      const value = (known[key] ?? query.get(key) ?? '').slice(0, longest)
      return value === '' ? [] : [[key, value]]
    }),
  )
}
