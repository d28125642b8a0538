import type { FormRequest } from './submission-request.ts'

/** Sends a request again, for a page: its key makes the server give the same answer. */
export const sendAsPage = ({ url, key, fields }: FormRequest) => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url })
  for (const [name, value] of Object.entries({ ...JSON.parse(fields), idempotencyKey: key }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
