import { attributionKeys, elapsedField, trapField } from '../../../campaign/form/form-values.ts'
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
  const body = {
    ...values,
    attribution: { ...attributionOf(location, document.referrer), ...earlier },
    [trapField]: new FormData(form).get(trapField) ?? '',
    [elapsedField]: Math.round(performance.now()),
  }
  return { url: form.getAttribute('action') ?? '', key: newKey(), body: JSON.stringify(body), fields }
}

/** 128 random bits; plain http on a local network has no `randomUUID`. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

const longest = 300

/** Keys without a value are left out. */
export const attributionOf = (place: { search: string; pathname: string }, referrer: string) => {
  const query = new URLSearchParams(place.search)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const known: Record<string, string> = { referrer, landingPath: place.pathname, zone: timeZone }
  return Object.fromEntries(
    attributionKeys.flatMap((key) => {
      const value = (known[key] ?? query.get(key) ?? '').slice(0, longest)
      return value === '' ? [] : [[key, value]]
    }),
  )
}
