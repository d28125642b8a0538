import { attributionKeys, elapsedField, trapField } from '../../campaign/form/form-values.ts'
import type { SubmissionRequest } from './send-submission.ts'

/** A request that remembers what was in the fields. */
export type FormRequest = SubmissionRequest & { fields: string }

/** A press after a try without an answer repeats its request if nothing changed: the key lets the server recognise it. */
export const makeRequest = (
  form: HTMLFormElement,
  values: Record<string, unknown>,
  unanswered: FormRequest | null,
): FormRequest => {
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

const longest = 300

/** Where the visitor came from, as far as the browser says. Keys without a value are left out. */
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
