import type { Answer } from '../campaign/answer.ts'

/** One press of the button: what is sent stays the same over all tries, and so does its key. */
export type Parcel = { url: string; key: string; body: string }

export type Line = {
  fetch: typeof fetch
  /** Resolves after this many milliseconds. */
  pause: (milliseconds: number) => Promise<void>
}

const retryDelays = [1000, 2000, 4000, 8000]
/** Longer than the longest time that a campaign lets its answer wait. */
const attemptTimeout = 45_000

/**
 * Posts a submission until there is a final answer: a lost connection, an overloaded server (502, 503, 504) and a twin
 * that is still being worked on are tried again under the same key. `null`: no answer after all tries.
 */
export const sendSubmission = async (parcel: Parcel, line: Line): Promise<Answer | null> => {
  for (const delay of retryDelays) {
    const answer = await attempt(parcel, line)
    if (answer !== null) return answer
    await line.pause(delay)
  }
  return attempt(parcel, line)
}

const attempt = async (parcel: Parcel, line: Line): Promise<Answer | null> => {
  try {
    const response = await line.fetch(parcel.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': parcel.key,
      },
      body: parcel.body,
      signal: AbortSignal.timeout(attemptTimeout),
    })
    if (response.status >= 502 && response.status <= 504) return null
    const answer: unknown = await response.json()
    return isAnswer(answer) && !isUnfinished(answer) ? answer : null
  } catch {
    return null
  }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('ok' in value || 'error' in value)

const isUnfinished = (answer: Answer) => 'error' in answer && answer.error.code === 'in_progress'
